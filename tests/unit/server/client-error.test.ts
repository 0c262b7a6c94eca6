import { once } from "node:events";
import { connect } from "node:net";
import { parse } from "node-html-parser";
import { expect, onTestFinished, test } from "vitest";
import { type PortalUnderTest, startPortal } from "./portal-under-test.ts";

const page = { address: { origin: "https://portal.example", trust: () => false }, stylesheet: "/assets/root-1.css" };
const start = "GET / HTTP/1.1\r\nHost: x\r\n";

/** An answer as it was received. */
function read(received: string) {
  const [head = "", ...body] = received.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => [line.split(": ")[0]?.toLowerCase(), line.split(": ")[1]]));
  return { status: Number(statusLine.split(" ")[1]), headers, document: parse(body.join("\r\n\r\n")) };
}

/** A portal whose clients have a tenth of a second to send their requests. */
async function startImpatient(portal: Parameters<typeof startPortal>[0] = {}): Promise<PortalUnderTest> {
  const started = await startPortal({ ...page, ...portal });
  started.server.headersTimeout = 100;
  started.server.requestTimeout = 100;
  return started;
}

test.each([
  ["headers that are too large", `${start}Cookie: ${"a".repeat(70_000)}\r\n\r\n`, 431, "terlalu panjang"],
  ["an address that is too long", `GET /?q=${"a".repeat(70_000)} HTTP/1.1\r\n\r\n`, 431, "terlalu panjang"],
  ["what is no request", "hello\r\n\r\n", 400, "tidak valid"],
  ["two lengths", `${start}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, "tidak valid"],
])("%s: a page of the portal in both languages", async (_, sent, status, indonesian) => {
  const portal = await startPortal(page);
  const answer = read(await portal.sendRaw(sent));
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    connection: "close",
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "strict-transport-security": expect.any(String),
  });
  expect(answer.document.querySelector("h1")?.text).not.toBe("");
  expect(answer.document.querySelector("[lang=id]")?.text).toContain(indonesian);
  expect(answer.document.querySelector("link")?.getAttribute("href")).toBe("/assets/root-1.css");
  expect((await portal.send("/")).status).toBe(200);
  await expect.poll(() => portal.lines).toContainEqual(expect.objectContaining({ msg: "request", status }));
});

test("headers that do not come in time", async () => {
  const portal = await startImpatient();
  const { status, document } = read(await portal.sendRaw(start));
  expect([status, document.querySelector("h1")?.text]).toEqual([408, "What you sent took too long to arrive."]);
});

test("a body that does not come in time, whatever the app makes of it", async () => {
  const portal = await startImpatient({
    handler: async (request) => new Response(await request.text().catch(() => "the app's own fault page")),
  });
  const received = await portal.sendRaw("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
  const { status, document } = read(received);
  expect([status, document.querySelector("h1")?.text]).toEqual([408, "What you sent took too long to arrive."]);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(portal.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("an answer that has begun is not written into", async () => {
  const portal = await startImpatient({
    handler: async () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(Buffer.from("begun")),
        }),
      ),
  });
  const received = await portal.sendRaw("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
  expect(received).toMatch(/begun/);
  expect(received).not.toMatch(/HTTP\/1.1 408/);
});

test("who has asked nothing is told nothing", async () => {
  const portal = await startImpatient();
  expect(await portal.sendRaw("")).toBe("");
  expect(portal.lines).toEqual([]);
});

test("whoever goes on sending gets the answer, and no second one", async () => {
  const portal = await startPortal(page);
  const socket = connect(portal.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(`${start}Cookie: ${"a".repeat(70_000)}`);
  let received = "";
  for await (const chunk of socket) {
    received += String(chunk);
    socket.write("a".repeat(10_000));
  }
  expect(received.match(/HTTP\/1\.1 431 /g)).toHaveLength(1);
  expect(received).toContain("</html>");
});

test("who asks for a tunnel and hangs up ends nothing", async () => {
  const portal = await startPortal(page);
  for (let at = 0; at < 20; at++) {
    const socket = connect(portal.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n", () => setTimeout(() => socket.resetAndDestroy(), at % 4));
    await once(socket, "close");
  }
  expect((await portal.send("/")).status).toBe(200);
});

test("who asks for a tunnel and stays is disconnected", async () => {
  const portal = await startPortal(page);
  const socket = connect({ port: portal.port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write("CONNECT a:1 HTTP/1.1\r\nHost: x\r\n\r\n");
  socket.resume();
  await once(socket, "end");
  await expect.poll(() => connectionsOf(portal)).toBe(0);
});

test("who takes nothing of an answer is disconnected after ten minutes", async () => {
  const portal = await startPortal({ ...page, handler: async () => new Response("a".repeat(20_000_000)) });
  expect(portal.server.timeout).toBe(600_000);
  portal.server.timeout = 100;
  const socket = connect(portal.port, "127.0.0.1").pause();
  onTestFinished(() => void socket.destroy());
  socket.write(`${start}\r\n`);
  await expect.poll(() => connectionsOf(portal)).toBe(1);
  await expect.poll(() => connectionsOf(portal)).toBe(0);
});

const connectionsOf = ({ server }: PortalUnderTest): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
