import { data, type ServerBuild } from "@remix-run/node";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { handOverData } from "../../../server/handover.ts";
import type { AppHandler } from "../../../server/remix.ts";
import { startPortal } from "./portal-under-test.ts";

const page = "<p>Rak 12 di Jakarta</p>".repeat(200);
const handing =
  (status: number): AppHandler =>
  async (_, { handover }) => {
    handover.page = page;
    return new Response(null, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  };

describe("a page that the app hands over", () => {
  test.each([200, 404, 500])("is sent whole, with status %i", async (status) => {
    const { send } = await startPortal({ handler: handing(status) });
    const plain = await send("/");
    expect([plain.status, plain.body.toString()]).toEqual([status, page]);
    expect(plain.headers["content-length"]).toBe(String(page.length));
    const { headers, body } = await send("/", { headers: { "Accept-Encoding": "gzip" } });
    expect([headers["content-encoding"], gunzipSync(body).toString()]).toEqual(["gzip", page]);
  });

  test("has no body where only its head is asked for", async () => {
    const { send } = await startPortal({ handler: handing(200) });
    const { status, body } = await send("/", { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
  });
});

describe("loader data", () => {
  const rows = { rows: [1, 2] };
  const loaderOf = (given: unknown) => {
    const build = { routes: { list: { id: "list", module: { loader: async () => given } } } };
    return handOverData(build as unknown as ServerBuild).routes.list?.module.loader;
  };
  const load = async (given: unknown, handover?: object) =>
    loaderOf(given)?.({ context: { handover }, params: {}, request: new Request("http://portal.test/") });

  test("is kept aside where nobody reads what is written of it", async () => {
    const loaderData = new Map<string, unknown>();
    expect(await load(rows, { loaderData })).toBeNull();
    expect(loaderData.get("list")).toBe(rows);
  });

  test("is Remix's on a page with script, and under another server", async () => {
    expect(await load(rows, {})).toBe(rows);
    expect(await load(rows)).toBe(rows);
  });

  test("with a status, or an answer of its own, stays what it is", async () => {
    const loaderData = new Map<string, unknown>();
    const [answer, refused] = [new Response("file"), data(rows, 400)];
    expect(await load(answer, { loaderData })).toBe(answer);
    expect(await load(refused, { loaderData })).toBe(refused);
    expect(loaderData.size).toBe(0);
  });
});
