import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Kept {
  status: number;
  type: string;
  bytes: Buffer;
}

/**
 * Stands before a provider and answers each read as that one did the first time, at once: a process that waits costs more than one
 * that goes on, because others use the processor's caches meanwhile. Challenges and writes are passed on.
 */
export async function startReplay(providerUrl: string): Promise<{ url: string; stop(): void }> {
  const kept = new Map<string, Kept>();
  const server = createServer((req, res) => {
    const { method = "GET", url = "", headers } = req;
    async function ask(): Promise<Kept> {
      const sent = ["authorization", "content-type", "x-token"].flatMap((name) => {
        const value = headers[name];
        return typeof value === "string" ? [[name, value] as [string, string]] : [];
      });
      const body = method === "GET" ? undefined : new Uint8Array(await buffer(req));
      const answer = await fetch(providerUrl + url, { method, headers: sent, body });
      const type = answer.headers.get("Content-Type") ?? "";
      return { status: answer.status, type, bytes: Buffer.from(await answer.arrayBuffer()) };
    }
    async function answer(): Promise<void> {
      const isKept = method === "GET" && !url.startsWith("/api/challenge/");
      const { status, type, bytes } = (isKept && kept.get(url)) || (await ask());
      if (isKept && status === 200) kept.set(url, { status, type, bytes });
      res.writeHead(status, { "Content-Type": type, "Content-Length": bytes.length }).end(bytes);
    }
    answer().catch(() => res.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
