import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressFiles } from "../../../server/compress.ts";
import { type Files, staticFiles } from "../../../server/static.ts";
import { startPortal } from "./portal-under-test.ts";

const script = "export const rack = 'R-01';\n".repeat(100);
let directory: string;
let files: Files;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "portal-static-"));
  await mkdir(join(directory, "assets"));
  await mkdir(join(directory, ".vite"));
  await writeFile(join(directory, "assets", "entry-abc.js"), script);
  await writeFile(join(directory, ".vite", "manifest.json"), "{}");
  await writeFile(join(directory, "favicon.ico"), "icon");
  await compressFiles(directory);
  files = staticFiles(directory);
});

afterAll(() => rm(directory, { recursive: true }));

test("assets are kept for ever and sent as compressed at build", async () => {
  const { send } = await startPortal({ files });
  const brotli = await send("/assets/entry-abc.js", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(brotli.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  const gzipped = await send("/assets/entry-abc.js", { headers: { "Accept-Encoding": "gzip" } });
  expect(gunzipSync(gzipped.body).toString()).toBe(script);
  expect((await send("/assets/entry-abc.js")).body.toString()).toBe(script);
});

test("other files are asked for again soon, by their etag", async () => {
  const { send } = await startPortal({ files });
  const { headers } = await send("/favicon.ico");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect((await send("/favicon.ico", { headers: { "If-None-Match": headers.etag } })).status).toBe(304);
});

test("a broken range is answered with the whole file", async () => {
  const { send } = await startPortal({ files });
  const { status, body } = await send("/favicon.ico", { headers: { Range: "bytes=3-1" } });
  expect([status, body.toString()]).toEqual([200, "icon"]);
});

test("a range is the app's to answer where there is no such file", async () => {
  const { send } = await startPortal({ files, handler: async ({ headers }) => new Response(headers.get("Range")) });
  expect((await send("/media/a.png", { headers: { Range: "bytes=0-1" } })).body.toString()).toBe("bytes=0-1");
});

test("what is no public file goes to the app, a missing asset does not", async () => {
  const { send } = await startPortal({ files });
  for (const path of ["/", "/.vite/manifest.json", "/assets/../../package.json", "/..%2fpackage.json", "/assets"])
    expect((await send(path)).body.toString(), path).toBe("page");
  expect((await send("/assets/old-123.js")).status).toBe(404);
  expect((await send("/favicon.ico", { method: "POST" })).body.toString()).toBe("page");
});

test("a file that went away since the start ends its own connection and no other", async () => {
  await writeFile(join(directory, "robots.txt"), "");
  const { send } = await startPortal({ files: staticFiles(directory) });
  await rm(join(directory, "robots.txt"));
  await expect(send("/robots.txt")).rejects.toThrow();
  expect((await send("/favicon.ico")).status).toBe(200);
});
