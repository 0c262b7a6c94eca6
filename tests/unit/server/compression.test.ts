import { ReadableStream } from "node:stream/web";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { data } from "@remix-run/node";
import { expect, test } from "vitest";
import { startPortal } from "./portal-under-test.ts";

const page = "<p>Rak 12 di Jakarta</p>".repeat(200);

function startServing(body: BodyInit, headers: Record<string, string>) {
  return startPortal({ handler: async () => new Response(body, { headers }) });
}

test("text is compressed as the client accepts it", async () => {
  const { send } = await startServing(page, { "Content-Type": "text/html; charset=utf-8" });
  const asked = async (accepted: string) => send("/", { headers: { "Accept-Encoding": accepted } });

  const gzipped = await asked("gzip, deflate");
  expect(gzipped.headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
    "content-length": String(gzipped.body.length),
  });
  expect(gunzipSync(gzipped.body).toString()).toBe(page);

  const brotli = await asked("gzip;q=0.8, BR");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);

  for (const plain of ["", "identity", "gzip;q=0, br;q=0.0"]) {
    const { headers, body } = await asked(plain);
    expect(headers["content-encoding"], plain).toBeUndefined();
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.toString()).toBe(page);
  }
});

test("what is small, encoded, binary or marked no-transform stays as it is", async () => {
  const kept = [
    ["short", { "Content-Type": "text/html" }],
    [page, { "Content-Type": "text/html", "Content-Encoding": "identity" }],
    [page, { "Content-Type": "text/html", "Cache-Control": "no-cache, no-transform" }],
    [page, { "Content-Type": "image/png" }],
  ] as const;
  for (const [body, given] of kept) {
    const { send } = await startServing(body, given);
    const { headers, body: received } = await send("/", { headers: { "Accept-Encoding": "gzip" } });
    expect(headers["content-encoding"], JSON.stringify(given)).not.toBe("gzip");
    expect(received.toString()).toBe(body);
  }
});

test("a large export is compressed on its way", async () => {
  const rows = Array.from({ length: 40 }, (_, n) => `row ${n},`.repeat(3000));
  const { send } = await startPortal({
    handler: async () =>
      new Response(ReadableStream.from(rows.map((row) => Buffer.from(row))) as BodyInit, {
        headers: { "Content-Type": "text/csv" },
      }),
  });
  const { headers, body } = await send("/", { headers: { "Accept-Encoding": "gzip" } });
  expect(headers).toMatchObject({ "content-encoding": "gzip", "transfer-encoding": "chunked" });
  expect(gunzipSync(body).toString()).toBe(rows.join(""));
});

test.each([
  ["of the portal", new Error("a fault of the test"), 500, "Terjadi kesalahan"],
  ["of the provider", data({ kind: "unavailable" }, 503), 503, "Layanan data tidak mengirim semuanya"],
])("a download with a fault %s before any of it was sent is answered with a page", async (_, fault, code, words) => {
  async function* pieces() {
    yield Buffer.from("row");
    await Promise.reject(fault);
  }
  const { send } = await startPortal({
    handler: async () =>
      new Response(ReadableStream.from(pieces()) as BodyInit, {
        headers: { "Content-Type": "text/csv", "Content-Disposition": "attachment; filename=racks.csv" },
      }),
  });
  const { status, headers, body } = await send("/", { headers: { "Accept-Encoding": "gzip" } });
  expect([status, body.toString()]).toEqual([code, expect.stringContaining(words)]);
  expect(headers).not.toHaveProperty("content-disposition");
});

test.each(["gzip", "br"])("what is there while the app takes its time is on its way, as %s", async (encoding) => {
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => (goOn = resolve));
  async function* pieces() {
    yield Buffer.from(page);
    await rest;
    yield Buffer.from("the rest");
  }
  const { port } = await startServing(ReadableStream.from(pieces()) as BodyInit, { "Content-Type": "text/html" });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "Accept-Encoding": encoding } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (text.length < page.length) text += (await reader?.read())?.value ?? "";
  expect(text).toBe(page);
  goOn();
  expect((await reader?.read())?.value).toBe("the rest");
});

test("HEAD has the headers and no body", async () => {
  const { send } = await startServing(page, { "Content-Type": "text/html" });
  const { status, headers, body } = await send("/", { method: "HEAD", headers: { "Accept-Encoding": "gzip" } });
  expect([status, headers["content-type"], headers.vary, body.length]).toEqual([
    200,
    "text/html",
    "Accept-Encoding",
    0,
  ]);
});
