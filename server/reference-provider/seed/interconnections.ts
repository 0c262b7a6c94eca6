import { freePorts, type PortType } from "../domain/ports.ts";
import type { Row } from "../database/open.ts";
import { dayBefore, daysAgo, get, insertAll, type Ground } from "./ground.ts";
import type { Inventory, PlacedDevice } from "./inventory.ts";
import { operator, type Organization } from "./organization.ts";

const interconnectionCount = 64;
const iixCount = 16;

/** Ends are chosen among devices with at least so many ports of the kind. */
const wellEquipped = 16;

/** Ids of the interconnections by status, with what a request about them needs. */
export interface Interconnection {
  readonly id: number;
  readonly tenant: number;
  readonly destination: number;
  readonly site: string;
  readonly status: string;
  readonly isIix: boolean;
}

export function seedInterconnections(
  ground: Ground,
  { tenants }: Organization,
  { devices }: Inventory,
): Interconnection[] {
  const { db, random } = ground;
  const cables = insertAll(
    db,
    "circuittype",
    ["type", "des"],
    [
      ["FIBER OPTIC", "Single mode, between all racks"],
      ["FIBER OPTIC MM", "Multi mode OM4, up to 100 m"],
      ["UTP", "Cat 6, between meet-me racks only"],
      ["COAXIAL", "75 ohm, for clock signals"],
    ],
  );
  const connectorRows = ["LC", "SC", "FC", "ST"].map((name) => [name, get(cables, "FIBER OPTIC")] as const);
  const connectors = insertAll(db, "circuitconnector", ["name", "circuittype"], connectorRows);
  insertAll(
    db,
    "circuitconnector",
    ["name", "circuittype"],
    [
      ["LC", get(cables, "FIBER OPTIC MM")],
      ["BNC", get(cables, "COAXIAL")],
    ],
  );
  const rj45 = get(insertAll(db, "circuitconnector", ["name", "circuittype"], [["RJ45", get(cables, "UTP")]]), "RJ45");
  const iixService = seedServices(ground, tenants, devices);

  const noc = get(tenants, operator);
  const installed = devices.filter(({ rack }) => !rack.name.startsWith("MDN1"));
  const withPorts = (type: PortType, isMeetMe?: boolean) =>
    installed.filter(
      ({ model, rack }) => model[lower[type]] >= wellEquipped && (isMeetMe === undefined || rack.isMeetMe === isMeetMe),
    );
  const customers = withPorts("SFP").filter(({ tenant }) => tenant !== noc);
  const panels = withPorts("FIB");
  const iixSwitches = withPorts("SFP", true).filter(({ model }) => model.prefix === "iix-sw");
  const copper = withPorts("ETH", true);

  const port = (device: PlacedDevice, type: PortType) => {
    const free = db.get<{ id: number }>(`${freePorts("?", "?")} LIMIT 1`, device.id, type);
    if (!free) throw new Error(`${device.id} has no free ${type} port`);
    return free.id;
  };
  const end = (name: "src" | "dst", device: PlacedDevice, type: PortType, connector: number): Row => ({
    [`device${name}rack`]: device.rack.id,
    [`device${name}`]: device.id,
    [`jenisport${name}`]: type,
    [`device${name}port`]: port(device, type),
    [`connector${name}type`]: connector,
  });

  const made: Interconnection[] = [];
  const connect = (
    source: PlacedDevice,
    target: PlacedDevice,
    types: readonly [PortType, PortType],
    cable: string,
    isIix: boolean,
  ) => {
    const number = made.length + 1;
    const status = statusOf(number, isIix);
    const lc = cable === "UTP" ? rj45 : get(connectors, number % 5 === 0 ? "SC" : "LC");
    const age = 4 + number * 7;
    const isLaid = status === "C" || status === "D";
    const id = db.insert("crossconnects", {
      tenant: source.tenant,
      destination_tenant: target.tenant,
      circuittype: get(cables, cable),
      ...end("src", source, types[0], lc),
      ...(status !== "W" && end("dst", target, types[1], lc)),
      cable: random.between(4, 45),
      remark: number % 4 === 0 ? "Spare length in the tray" : null,
      label: isLaid ? `${source.rack.name}/${target.rack.name}` : null,
      label_number: isLaid ? `${isIix ? "IX" : "CC"}-${String(number).padStart(4, "0")}` : null,
      status,
      connect_date: isLaid ? dayBefore(ground, age) : null,
      dismantle_date: status === "D" ? dayBefore(ground, Math.floor(age / 3)) : null,
      created_at: daysAgo(ground, age + 3),
      iix_interconnection: isIix ? "Y" : "N",
      iixservice: isIix ? (iixService.get(source.tenant) ?? null) : null,
      device_source: "IN",
      device_type: source.model.fib > 0 ? 4 : 3,
      device_location: source.rack.name,
      port_number: null,
    });
    made.push({ id, tenant: source.tenant, destination: target.tenant, site: source.rack.site, status, isIix });
  };

  const partner = (source: PlacedDevice, choices: readonly PlacedDevice[], turn: number) => {
    const near = choices.filter(({ rack, tenant }) => rack.site === source.rack.site && tenant !== source.tenant);
    return near[turn % near.length] as PlacedDevice;
  };
  for (let turn = 0; turn < interconnectionCount; turn += 1) {
    if (turn % 12 === 11) {
      const [first, second] = [copper[turn % copper.length], copper[(turn + 1) % copper.length]] as [
        PlacedDevice,
        PlacedDevice,
      ];
      connect(first, second, ["ETH", "ETH"], "UTP", false);
    } else {
      const source = customers[(turn * 7) % customers.length] as PlacedDevice;
      connect(
        source,
        partner(source, panels, turn),
        ["SFP", "FIB"],
        turn % 6 === 5 ? "FIBER OPTIC MM" : "FIBER OPTIC",
        false,
      );
    }
  }
  for (let turn = 0; turn < iixCount; turn += 1) {
    const source = customers[(turn * 11 + 3) % customers.length] as PlacedDevice;
    connect(source, partner(source, iixSwitches, turn), ["SFP", "SFP"], "FIBER OPTIC", true);
  }
  return made;
}

const lower = { ETH: "eth", FIB: "fib", SFP: "sfp" } as const;

/** Mostly connected; a few wait, are dismantled or were refused. */
function statusOf(number: number, isIix: boolean): string {
  if (isIix) return number % 8 === 0 ? "W" : "C";
  if (number % 14 === 0) return "W";
  if (number % 11 === 0) return "D";
  return number % 17 === 0 ? "X" : "C";
}

/** The catalogue and the tenants' services; answers the IIX service by tenant. */
function seedServices(
  ground: Ground,
  tenants: ReadonlyMap<string, number>,
  devices: readonly PlacedDevice[],
): ReadonlyMap<number, number> {
  const { db } = ground;
  const catalogue = insertAll(
    db,
    "services",
    ["name", "des"],
    [
      ["Electricity", "Amperes of feed A and B"],
      ["Switch", "A managed switch in the tenant's rack"],
      ["OTB", "An optical termination box"],
      ["IIX Interconnection", "Ports at the internet exchange"],
    ],
  );
  const iix = new Map<number, number>();
  let turn = 0;
  for (const [name, tenant] of tenants) {
    if (name === operator) continue;
    const own = devices.filter((device) => device.tenant === tenant);
    const rack = own[0]?.rack.id ?? null;
    const device = (prefix: string) => own.find(({ model }) => model.prefix === prefix)?.id;
    const status = turn % 7 === 6 ? "S" : turn % 9 === 8 ? "T" : "A";
    const service = (kind: string, detail: number, part: Row) =>
      db.insert("servicerackdetails", {
        tenant,
        service: get(catalogue, kind),
        rack,
        detail_service: detail,
        status,
        created_at: daysAgo(ground, 30 + turn * 19 + detail),
        ...part,
      });
    service("Electricity", turn % 4 === 3 ? 2 : 1, { ampere: 4 + (turn % 5) * 2 });
    service("Switch", 3, { device: device("sw-edge") ?? own[0]?.id ?? null });
    if (device("odf-lc")) service("OTB", 4, { device: device("odf-lc") });
    iix.set(tenant, service("IIX Interconnection", 5, { count_iixservice: 2 + (turn % 3), status: "A" }));
    turn += 1;
  }
  return iix;
}
