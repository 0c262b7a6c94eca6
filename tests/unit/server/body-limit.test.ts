import { connect } from "node:net";
import { parse } from "node-html-parser";
import { expect, onTestFinished, test, vi } from "vitest";
import { LIMITS } from "../../../server/limits.ts";
import { startPortal } from "./portal-under-test.ts";

const MB = 1024 * 1024;
const { form: most, publicForm, fields, chosen } = LIMITS;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
const upload = { "Content-Type": "multipart/form-data; boundary=x" };

/** Like Remix, it answers a broken body with a 500 of its own. `arrived` counts the bytes of the body that is being read. */
function startReader() {
  const received: number[] = [];
  let bytes = 0;
  const started = startPortal({
    handler: async (request) => {
      try {
        bytes = 0;
        await request.body?.pipeTo(new WritableStream({ write: (chunk) => void (bytes += chunk.length) }));
        received.push(bytes);
        return new Response("read");
      } catch {
        return new Response("the app's own fault page", { status: 500 });
      }
    },
  });
  return { started, received, arrived: () => bytes };
}

function* pieces(total: number) {
  for (let left = total; left > 0; left -= 16_384) yield Buffer.alloc(Math.min(left, 16_384));
}

test("a body within the limits reaches the app whole", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  expect((await send("/", { method: "POST", headers: form, body: Buffer.alloc(most) })).status).toBe(200);
  expect((await send("/", { method: "POST", headers: form, body: pieces(most) })).status).toBe(200);
  expect((await send("/", { method: "POST", headers: upload, body: pieces(11_000_000) })).status).toBe(200);
  expect(received).toEqual([most, most, 11_000_000]);
});

test("a longer one is refused by its announced length before the app sees it", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  const { status, body } = await send("/", { method: "POST", headers: form, body: Buffer.alloc(most + 1) });
  expect([status, body.toString()]).toEqual([413, expect.stringContaining("terlalu besar")]);
  const length = 64 * MB + 1;
  expect((await send("/", { method: "POST", headers: upload, body: Buffer.alloc(length) })).status).toBe(413);
  for (const type of ["multipart/form-data", "Multipart/mixed"]) {
    const headers = { "Content-Type": `${type}; boundary="${"a".repeat(71)}"` };
    expect((await send("/", { method: "POST", headers, body: Buffer.alloc(1) })).status, "no boundary is so long").toBe(
      413,
    );
  }
  expect(received).toEqual([]);
});

test("forms that anybody may send are shorter", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  for (const path of [
    "/login",
    "/admin/login?then=/",
    "/LOGIN",
    "/login.data",
    "/%6Cogin",
    "/forgotpassword",
    "/resetpassword/token/",
    "/verify-document",
    "/theme",
  ])
    for (const headers of [form, upload]) {
      const post = (body: Buffer | Iterable<Buffer>) => send(path, { method: "POST", headers, body });
      expect((await post(Buffer.alloc(publicForm + 1))).status, path).toBe(413);
      expect((await post(pieces(publicForm + 1))).status, path).toBe(413);
      expect((await post(Buffer.alloc(publicForm))).status, path).toBe(200);
    }
  expect(new Set(received)).toEqual(new Set([publicForm]));
});

test("a body has 30 seconds and one more for each 32 KB, and whoever goes on sending gets the answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { started, received, arrived } = startReader();
  const { port } = await started;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let answer = "";
  socket.on("data", (data) => (answer += String(data)));
  const send = (bytes: number) => new Promise((sent) => socket.write(Buffer.alloc(bytes), sent));
  /** Time passes once this much has arrived, but for what may begin the next part, and the portal waits for more. */
  const wait = async (seconds: number, bytes: number) => {
    await expect.poll(() => [arrived() >= bytes - 10, vi.getTimerCount()]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  };
  const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${upload["Content-Type"]}\r\n`;
  socket.write(`${head}Content-Length: ${4 * MB}\r\n\r\n`);
  await wait(25, 0);
  await send(MB);
  await wait(35, MB);
  expect(answer).toBe("");
  await wait(3, MB);
  vi.useRealTimers();
  await send(3 * MB);
  await expect.poll(() => answer).toMatch(/^HTTP\/1.1 408 [^]*terlalu lama[^]*Kembali ke formulir/);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => answer).toMatch(/HTTP\/1.1 200 /);
  expect(received).toEqual([0]);
});

test("a body of more fields than any form has is broken off, however short they are", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  const parts = (count: number) => Buffer.concat(Array.from({ length: count }, () => field("a")));
  const post = (headers: object, body: Buffer) => send("/", { method: "POST", headers: { ...headers }, body: [body] });
  expect((await post(form, Buffer.from("a&".repeat(fields + chosen)))).status).toBe(200);
  expect((await post(upload, parts(fields + chosen))).status).toBe(200);
  expect(received.length).toBe(2);
  expect((await post(form, Buffer.from("a&".repeat(fields + chosen + 1)))).status).toBe(413);
  expect((await post(upload, parts(fields + chosen + 1))).status).toBe(413);
  expect(received.length).toBe(2);
});

test("a streamed one is broken off at the limit and answered 413, whatever the app makes of it", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  expect((await send("/", { method: "POST", headers: form, body: pieces(200_000) })).status).toBe(413);
  const several = uploaded([8 * MB, 8 * MB]);
  expect((await send("/", { method: "POST", headers: upload, body: [several] })).status).toBe(413);
  expect(received).toEqual([]);
});

/** A multipart body with files of these sizes, and a field after them. */
const uploaded = (sizes: number[]): Buffer =>
  Buffer.concat([
    ...sizes.flatMap((size, at) => [field(`file${at}`), Buffer.alloc(size, "\r\n--")]),
    field("behind"),
    Buffer.from("kept\r\n--x--\r\n"),
  ]);

const field = (name: string) => Buffer.from(`\r\n--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`);

test("of a file that is larger than any form takes the rest is left out, and nothing else", async () => {
  const bodies: Buffer[] = [];
  const { send } = await startPortal({
    handler: async (request) => {
      bodies.push(Buffer.from(await request.arrayBuffer()));
      return new Response("read");
    },
  });
  const [fits, tooLarge] = [uploaded([9 * MB, 1 * MB]), uploaded([40 * MB])];
  for (const body of [fits, tooLarge]) {
    const pieces = Array.from({ length: Math.ceil(body.length / 9_973) }, (_, at) =>
      body.subarray(at * 9_973, (at + 1) * 9_973),
    );
    expect((await send("/", { method: "POST", headers: upload, body: pieces })).status).toBe(200);
  }
  expect(bodies[0]?.equals(fits)).toBe(true);
  const shortened = Buffer.concat([tooLarge.subarray(0, "\r\n--x".length + 11 * MB), uploaded([])]);
  expect(bodies[1]?.equals(shortened)).toBe(true);
});

test("a body in chunks of one byte reaches the app in few pieces", async () => {
  let pieces = 0;
  const { sendRaw } = await startPortal({
    handler: async (request) => {
      await request.body?.pipeTo(new WritableStream({ write: () => void (pieces += 1) }));
      return new Response("read");
    },
  });
  const head = "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
  expect(await sendRaw(`${head}${"1\r\na\r\n".repeat(50_000)}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  expect(pieces).toBeLessThan(1000);
});

test("the page that refuses it leads back to the form in both languages", async () => {
  const { send } = await startPortal({ stylesheet: "/assets/root-1.css" });
  const path = `/request/troubleticket?subject=a&b='"<i>`;
  const { body } = await send(path, { method: "POST", headers: form, body: Buffer.alloc(most + 1) });
  const page = parse(body.toString());
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/request/troubleticket?subject=a&b=%27%22%3Ci%3E");
  expect(page.querySelector("a")?.text).toBe("Back to the form · Kembali ke formulir");
  expect(page.querySelector("link")?.getAttribute("href")).toBe("/assets/root-1.css");
});

test("an address may bring a page of chosen rows, with full cookies; a longer one is refused, and the portal lives on", async () => {
  const { send, sendRaw } = await startPortal();
  const chosen = `/?${"chosen=12345&".repeat(500)}`;
  const headers = {
    Referer: `http://portal.example.net${chosen}`,
    Cookie: `a=${"a".repeat(12_000)}; b=${"b".repeat(7000)}`,
  };
  expect((await send(chosen, { headers })).status).toBe(200);
  expect((await send(`/login?then=${encodeURIComponent(chosen)}`, { headers })).status).toBe(200);
  expect((await send(`/login?then=${"'".repeat(8_000)}`)).status).toBe(431);
  expect([(await send("/a".repeat(100))).status, (await send("/a".repeat(101))).status]).toEqual([200, 431]);
  expect(await sendRaw(`GET /?search=${"a".repeat(37_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  expect((await send("/")).status).toBe(200);
});
