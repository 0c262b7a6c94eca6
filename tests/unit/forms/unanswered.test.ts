import { decode } from "turbo-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnanswered } from "~/forms/unanswered";
import { TOKEN } from "~/session/form-token";

const browsers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("window", { fetch: browsers });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  keepUnanswered();
});
afterEach(() => vi.unstubAllGlobals());

const form = new FormData();
form.set(TOKEN, "once");
const send = (init: RequestInit) => window.fetch("/admin/rack/rack-type/form.data", { method: "POST", ...init });
/** A response as Remix's script reads it. */
const read = async ({ body }: Response) => (await decode(body as ReadableStream<Uint8Array>)).value;

test.each<[string, () => Promise<Response>]>([
  ["the connection is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another server answers", async () => new Response("<h1>502</h1>", { status: 502 })],
])("a form stays on its page with the problem where %s", async (_, answer) => {
  browsers.mockImplementationOnce(answer);
  expect(await read(await send({ body: form }))).toEqual({
    data: {
      values: {},
      errors: {},
      problems: [{ message: "What you typed is still here. Submit it again; it is done only once." }],
      title: "The form did not get through",
    },
  });
});

test.each<[string, () => Promise<Response>]>([
  ["the connection is lost", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another server answers", async () => new Response("<h1>502</h1>", { status: 502 })],
])("what a page reads again in the background says nothing where %s", async (_, answer) => {
  browsers.mockImplementationOnce(answer);
  const { status, body } = await window.fetch(new URL("http://portal.test/request/requestlist.data?quiet="));
  expect([status, body]).toEqual([204, null]);
});

test("the portal's answer, a form that was left and what is no form are passed on", async () => {
  const answer = new Response("[]", { headers: { "Content-Type": "text/x-script; charset=utf-8" } });
  browsers.mockResolvedValueOnce(answer);
  expect(await send({ body: form })).toBe(answer);
  const page = new Response("<h1>502</h1>", { status: 502 });
  browsers.mockResolvedValueOnce(page);
  expect(await send({ body: new FormData() })).toBe(page);
  browsers.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(send({ body: form, signal: AbortSignal.abort() })).rejects.toThrow("Failed to fetch");
});
