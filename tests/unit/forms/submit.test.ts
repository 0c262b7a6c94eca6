import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { submit } from "~/forms/submit.server";
import { requireUser } from "~/session/guards.server";
import { argsOf } from "../../support/session";

const { made } = vi.hoisted(() => ({ made: vi.fn<(typed: string) => string>() }));
vi.mock(import("~/forms/sanitize.server"), async (load) => {
  const real = await load();
  return { ...real, typedHtml: made.mockImplementation(real.typedHtml) };
});

afterEach(() => void made.mockClear());

/** What previews a posted form comes back with. */
async function previewed(fields: readonly (readonly [name: string, value: string])[]) {
  const context = await requireUser(await argsOf("/admin/news/form", { isRegistered: true }));
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const request = new Request("http://portal.test/admin/news/form", { method: "POST", body });
  const options = { send: () => null, then: "/", toast: { en: "", id: "" }, html: ["content", "more"] };
  const answer = (await submit(context, request, z.object({}), options)) as { data: { previews?: object } };
  return answer.data.previews;
}

it("previews a rich text once, however often it is asked for", async () => {
  const asked = Array.from({ length: 100 }, () => ["preview-text", "content"] as const);
  expect(await previewed([["content", "Hello"], ...asked])).toEqual({ content: "<p>Hello</p>" });
  expect(made).toHaveBeenCalledTimes(1);
});

it("previews only rich texts", async () => {
  const fields = [
    ["title", "Hello"],
    ["preview-text", "title"],
    ["preview-text", "more"],
  ] as const;
  expect(await previewed(fields)).toEqual({ more: "" });
});
