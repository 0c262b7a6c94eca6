import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** A request with this header goes to the portal with that number, any other one to the next in turn. */
export const TO_PORTAL = "x-to-portal";

export interface Balancer {
  url: string;
  /** The portals, which receive requests in turn. */
  targets: string[];
  stop(): void;
}

/** A load balancer without sticky sessions: requests go to the portals in turn. */
export async function startBalancer(): Promise<Balancer> {
  const targets: string[] = [];
  let turn = 0;
  const server = createServer((req, res) => {
    const { [TO_PORTAL]: wanted, ...headers } = req.headers;
    const target = targets[Number(wanted ?? turn++ % targets.length)] ?? "";
    const passed = request(target + req.url, { method: req.method, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, res, () => {});
    });
    passed.on("error", () => res.destroy());
    res.on("close", () => passed.destroy());
    req.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
