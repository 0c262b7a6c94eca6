import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Unavailable } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, type Handler } from "./fake-provider";

const anything = z.unknown();

const provider = () => client.as({ access: "a.b.c", userId: 1 });
const read = () => provider().read("racktype/1", anything);
const answer = (handler: Handler) => (fake.answer = handler);

describe("an answer that is packed though nobody asked for that", () => {
  const packed =
    (status: number, encoding: string, bytes: Buffer): Handler =>
    (_, response) =>
      response.writeHead(status, { "content-type": "application/json", "content-encoding": encoding }).end(bytes);
  const body = Buffer.from(JSON.stringify({ name: ["Sudah ada ✓"] }));

  test.each([
    ["gzip", gzipSync(body)],
    ["GZIP", gzipSync(body)],
    ["deflate", deflateSync(body)],
    ["br", brotliCompressSync(body)],
    ["identity", body],
  ])("is read: %s", async (encoding, bytes) => {
    answer(packed(200, encoding, bytes));
    expect(await read()).toEqual({ name: ["Sudah ada ✓"] });
    answer(packed(400, encoding, bytes));
    expect(await failure(provider().create("racktype", { name: "x" }))).toMatchObject({
      status: 400,
      fields: { name: ["Sudah ada ✓"] },
    });
  });

  test("may have no body, and is none if it is broken", async () => {
    answer((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end());
    expect(await provider().create("racktype", {})).toBeNull();
    answer(packed(200, "gzip", Buffer.from("no gzip")));
    expect(await failure(read())).toBeInstanceOf(Unavailable);
  });
});

test("half an emoji, as of a name that was cut, is replaced: no address can hold it", async () => {
  answer((_, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(String.raw`{"a": ["R \ud83d", "\uD83D\uDE00", "\\ud83d"]}`),
  );
  expect(await read()).toEqual({ a: ["R \ufffd", "😀", String.raw`\ud83d`] });
});
