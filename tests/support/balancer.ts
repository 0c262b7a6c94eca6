import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** A request that carries this header goes to the portal of that number, any other one to the next in turn. */
export const TO_PORTAL = "x-to-portal";

export interface Balancer {
  url: string;
  /** Where requests go by turns. */
  targets: string[];
  stop(): void;
}

/** A reverse proxy without stickiness: every other request goes to the other portal. */
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
