import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { createLog } from "../../../server/log.ts";
import { createPortalServer, type Portal, type PortalServer } from "../../../server/portal.ts";
import { trustNobody } from "../../../server/trust.ts";

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer | Iterable<Buffer>;
}

export interface PortalUnderTest extends PortalServer {
  port: number;
  /** The log's lines, parsed; a request's line appears after its answer. */
  lines: Record<string, unknown>[];
  send(path: string, sent?: Sent): Promise<Answer>;
  /** Writes bytes as they are and resolves with everything received until the connection ended. */
  sendRaw(text: string): Promise<string>;
}

/** A portal on a free port with `portal.handler` as its app; closed when the test ends. */
export async function startPortal(portal: Partial<Portal> = {}): Promise<PortalUnderTest> {
  const lines: Record<string, unknown>[] = [];
  const paper = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const created = createPortalServer({
    handler: async () => new Response("page", { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    files: (_req, _res, next) => next(),
    isReady: async () => true,
    address: { origin: undefined, trust: trustNobody },
    log: createLog("debug", paper),
    ...portal,
  });
  const agent = new Agent({ keepAlive: true });
  created.server.listen(0, "127.0.0.1");
  await once(created.server, "listening");
  onTestFinished(() => {
    created.server.close();
    created.server.closeAllConnections();
    agent.destroy();
  });
  const { port } = created.server.address() as AddressInfo;
  return {
    ...created,
    port,
    lines,
    send: (path, sent) => send(port, agent, path, sent),
    sendRaw: (text) => sendRaw(port, text),
  };
}

async function send(
  port: number,
  agent: Agent,
  path: string,
  { method = "GET", headers = {}, body = "" }: Sent = {},
): Promise<Answer> {
  const request = httpRequest({ port, path, method, headers, host: "127.0.0.1", agent });
  const answered = once(request, "response") as Promise<[IncomingMessage]>;
  if (typeof body === "string" || Buffer.isBuffer(body)) request.end(body);
  else {
    for (const chunk of body) request.write(chunk);
    request.end();
  }
  const [response] = await answered;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let received = "";
  for await (const chunk of socket) received += String(chunk);
  return received;
}
