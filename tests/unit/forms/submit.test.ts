import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import type { SubmissionResult } from "~/forms/last-result";
import { submit } from "~/forms/submit.server";
import { ValidationError } from "~/provider/errors";
import { requireUser } from "~/session/guards.server";
import { argsOf, outcomeOf } from "../../support/session";

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

it("names what the provider has against fields that no form has, such as those of all objects, as they came", async () => {
  const context = await requireUser(await argsOf("/admin/news/form", { isRegistered: true }));
  const body = new URLSearchParams({ title: "Hello" });
  const request = new Request("http://portal.test/admin/news/form", { method: "POST", body });
  const said = { title: ["a"], constructor: ["b"], toString: ["c"], ...JSON.parse('{ "__proto__": ["d"] }') };
  const send = () => Promise.reject(new ValidationError(400, said));
  const labels = { title: { en: "Title", id: "Judul" } };
  const options = { send, then: "/", toast: { en: "", id: "" }, labels };
  const answer = (await submit(context, request, z.object({}), options)) as { data: SubmissionResult };
  const messages = answer.data.problems.map(({ message }) => message).sort();
  expect(messages).toEqual(["Title: a", "__proto__: d", "constructor: b", "toString: c"]);
});

it("does nothing for a form that was opened with another account", async () => {
  const context = await requireUser(await argsOf("/admin/news/form", { isRegistered: true }));
  const body = new URLSearchParams({ "of-8": "", title: "Hello" });
  const request = new Request("http://portal.test/admin/news/form", { method: "POST", body });
  const send = vi.fn();
  const submitted = submit(context, request, z.object({}), { send, then: "/", toast: { en: "", id: "" } });
  expect([await outcomeOf(submitted), send.mock.calls]).toEqual(["/admin/news/form", []]);
});

it("previews only rich texts", async () => {
  const fields = [
    ["title", "Hello"],
    ["preview-text", "title"],
    ["preview-text", "more"],
  ] as const;
  expect(await previewed(fields)).toEqual({ more: "" });
});

it("shows a result above another form: what is then sent takes effect, also if nothing in it has changed", async () => {
  const context = await requireUser(await argsOf("/admin/news/form", { isRegistered: true }));
  const body = new URLSearchParams({ title: "Hello", form_token: crypto.randomUUID() });
  const request = new Request("http://portal.test/admin/news/form", { method: "POST", body });
  const options = { send: () => "done", then: null, toast: { en: "", id: "" } };
  const answer = (await submit(context, request, z.object({}), options)) as { data: SubmissionResult };
  expect(answer.data).toMatchObject({ result: "done", values: { title: ["Hello"], form_token: [] } });
});
