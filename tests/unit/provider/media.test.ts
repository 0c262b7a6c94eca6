import { expect, test } from "vitest";
import { RequestAborted, AccessError, Unavailable } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, hangUp, html, inTurn } from "./fake-provider";

const png = (_: unknown, response: import("node:http").ServerResponse) =>
  void response
    .writeHead(200, { "content-type": "image/png", "content-length": "4", etag: '"x"', "content-encoding": "identity" })
    .end("\x89PNG", "latin1");

test("a file streams with its type and length, without the session's secrets", async () => {
  fake.answer = png;
  const file = await client.as({ access: "a.b.c", userId: 1 }).file("sites/a b.png");
  expect(file).toMatchObject({ status: 200, type: "image/png", length: 4, etag: '"x"', encoding: "identity" });
  expect(Buffer.from(await new Response(file.body).arrayBuffer()).toString("latin1")).toBe("\x89PNG");
  const [seen] = fake.calls;
  expect(seen?.url).toBe("/media/sites/a%20b.png");
  expect(seen?.headers.authorization).toBeUndefined();
  expect(seen?.challenge).toBeNull();
  expect(fake.challenges).toBe(0);
});

test("a part of a file", async () => {
  fake.answer = (_, response) => void response.writeHead(206, { "content-range": "bytes 0-1/4" }).end("ab");
  const file = await client.as({}).file("a.pdf", "bytes=0-1");
  expect(file).toMatchObject({
    status: 206,
    type: "application/octet-stream",
    length: null,
    contentRange: "bytes 0-1/4",
  });
  await file.body.cancel();
  await (await client.as({}).file("a.pdf", "lines=1")).body.cancel();
  expect(fake.calls.map(({ headers }) => headers.range)).toEqual(["bytes=0-1", undefined]);
});

test("of a file that ends before the part the whole is sent", async () => {
  fake.answer = inTurn(html(416), png);
  const file = await client.as({}).file("a.png", "bytes=9-");
  expect([file.status, await new Response(file.body).text()]).toEqual([200, "\uFFFDPNG"]);
  expect(fake.calls.map(({ headers }) => headers.range)).toEqual(["bytes=9-", undefined]);
});

test.each(["/media/a%20b.png", "http://inner:8000/media/a b.png", "a b.png"])("%s is a file", async (path) => {
  fake.answer = png;
  await (await client.as({}).file(path)).body.cancel();
  expect(fake.calls[0]?.url).toBe("/media/a%20b.png");
});

test.each([
  "",
  "..",
  "../api/user/",
  "a/../../api/user/",
  "..%2fapi",
  "%2e%2e/api",
  "a\\..\\..\\api",
  "/api/user/",
  "a%00b",
])("%j is not below media/", async (path) => {
  expect(await failure(client.as({}).file(path))).toBeInstanceOf(AccessError);
  expect(fake.calls).toHaveLength(0);
});

test("refused, redirected and failed files", async () => {
  for (const [status, kind] of [
    [401, AccessError],
    [404, AccessError],
    [302, Unavailable],
    [502, Unavailable],
  ] as const) {
    fake.answer = html(status);
    const error = await failure(client.as({}).file("x.png"));
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ status, call: "GET media" });
  }
  fake.answer = inTurn(hangUp, png);
  expect((await client.as({}).file("x.png")).status).toBe(200);
});

test("a file nobody reads closes its connection, one that breaks off fails its reader", async () => {
  let upstreamClosed = false;
  fake.answer = (_, response) => {
    response.on("close", () => (upstreamClosed = true));
    response.writeHead(200, { "content-type": "image/png" }).write("part");
  };
  await (await client.as({}).file("x.png")).body.cancel();
  await expect.poll(() => upstreamClosed).toBe(true);

  fake.answer = (_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("part");
    setTimeout(() => response.socket?.destroy(), 20);
  };
  const { body } = await client.as({}).file("x.png");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await failure(new Response(body).text())).toBeInstanceOf(Error);
});

test("the browser leaves before and during the stream", async () => {
  const browser = new AbortController();
  const provider = client.as({ signal: browser.signal });
  let upstreamClosed = false;
  fake.answer = (_, response) => {
    response.on("close", () => (upstreamClosed = true));
    response.writeHead(200, { "content-type": "image/png" }).write("part");
  };
  const reader = (await provider.file("x.png")).body.getReader();
  await reader.read();
  browser.abort();
  await failure(reader.read());
  await expect.poll(() => upstreamClosed).toBe(true);
  expect(await failure(provider.file("x.png"))).toBeInstanceOf(RequestAborted);
});
