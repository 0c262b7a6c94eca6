import { BlockList, isIP } from "node:net";

/** Whether the machine at `address` is one of our own proxies; `hop` counts from 0, the peer of the connection. */
export type Trust = (address: string, hop: number) => boolean;

export const trustNobody: Trust = () => false;

export function trustHops(hops: number): Trust {
  return (_address, hop) => hop < hops;
}

/** Trusts addresses and networks such as `10.0.0.7` and `fd00::/8`. */
export function trustAddresses(networks: string[]): Trust {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === "ipv4" ? 32 : 128)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Loopback and private networks: who may read the metrics. */
export const isPrivate = trustAddresses([
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"],
  ...["::1", "fc00::/7", "fe80::/10"],
]);
