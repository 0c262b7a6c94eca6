import { expect, test } from "vitest";
import { startPortal } from "./portal-under-test.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const upload = { "Content-Type": "multipart/form-data; boundary=x" };

/** As Remix does, a broken body ends in a 500 of the app's own. */
function startReader() {
  const received: number[] = [];
  const started = startPortal({
    handler: async (request) => {
      try {
        received.push((await request.arrayBuffer()).byteLength);
        return new Response("read");
      } catch {
        return new Response("the app's own fault page", { status: 500 });
      }
    },
  });
  return { started, received };
}

function* pieces(total: number) {
  for (let left = total; left > 0; left -= 16_384) yield Buffer.alloc(Math.min(left, 16_384));
}

test("a body within the limits reaches the app whole", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  expect((await send("/", { method: "POST", headers: form, body: Buffer.alloc(65_536) })).status).toBe(200);
  expect((await send("/", { method: "POST", headers: form, body: pieces(65_536) })).status).toBe(200);
  expect((await send("/", { method: "POST", headers: upload, body: pieces(11_000_000) })).status).toBe(200);
  expect(received).toEqual([65_536, 65_536, 11_000_000]);
});

test("a longer one is refused by its announced length before the app sees it", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  const { status, body } = await send("/", { method: "POST", headers: form, body: Buffer.alloc(65_537) });
  expect([status, body.toString()]).toEqual([413, expect.stringContaining("terlalu besar")]);
  const length = 12 * 1024 * 1024 + 1;
  expect((await send("/", { method: "POST", headers: upload, body: Buffer.alloc(length) })).status).toBe(413);
  expect(received).toEqual([]);
});

test("a streamed one is broken off at the limit and answered 413, whatever the app makes of it", async () => {
  const { started, received } = startReader();
  const { send } = await started;
  expect((await send("/", { method: "POST", headers: form, body: pieces(200_000) })).status).toBe(413);
  expect((await send("/", { method: "POST", headers: upload, body: pieces(13_000_000) })).status).toBe(413);
  expect(received).toEqual([]);
});
