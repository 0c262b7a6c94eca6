import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startPortal } from "./portal-under-test.ts";

test("of the uploads of one client four are answered at a time, and other forms meanwhile", async () => {
  let running = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  const { send } = await startPortal({
    handler: async (request) => {
      if (new URL(request.url).pathname === "/short") return new Response("read");
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => waiting.push(resolve));
      running -= 1;
      return new Response(String((await request.arrayBuffer()).byteLength));
    },
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const upload = { method: "POST", headers, body: Buffer.alloc(2 * 1024 * 1024) };
  const uploads = Array.from({ length: 9 }, () => send("/", upload));
  await expect.poll(() => running).toBe(4);
  await pause(100);
  expect((await send("/short", { ...upload, body: Buffer.alloc(1000) })).status).toBe(200);
  const finishing = setInterval(() => waiting.shift()?.(), 5);
  const sizes = (await Promise.all(uploads)).map(({ body }) => body.toString());
  clearInterval(finishing);
  expect([new Set(sizes), most]).toEqual([new Set([String(upload.body.length)]), 4]);
});

const begun =
  "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello";

test("a form that may not be long, though nobody knows its length, takes no upload's place", async () => {
  let reading = 0;
  const { port, send } = await startPortal({
    handler: async (request) => {
      reading += 1;
      return new Response(await request.text().finally(() => (reading -= 1)));
    },
  });
  for (let at = 0; at < 4; at += 1) connect(port, "127.0.0.1").write(begun.replace("POST /", "POST /login"));
  await expect.poll(() => reading).toBe(4);
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const { status } = await send("/", { method: "POST", headers, body: Buffer.alloc(2 * 1024 * 1024) });
  expect([status, reading]).toEqual([200, 4]);
});

test.each(["closed", "reset", "timed out", "malformed"])(
  "an upload that is %s leaves its place to others",
  async (way) => {
    let reading = 0;
    const { port, server, work } = await startPortal({
      handler: async (request) => {
        reading += 1;
        return new Response(await request.text().finally(() => (reading -= 1)));
      },
    });
    if (way === "timed out") Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.resume();
    socket.write(begun);
    await expect.poll(() => reading).toBe(1);
    if (way === "closed") socket.end();
    if (way === "reset") socket.resetAndDestroy();
    if (way === "malformed") socket.write("no chunk");
    await expect.poll(() => reading).toBe(0);
    await expect.poll(() => work.size).toBe(0);
  },
);
