import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { TOKEN } from "~/session/form-token";
import { answerPage, openPage } from "~/forms/open-page.server";
import { submit } from "~/forms/submit.server";
import { errorPage } from "~/session/error-pages.server";
import type { SubmissionResult, Updated } from "~/forms/last-result";
import { answered, argsAt, fakeContext } from "../crud/support";

const URL = "/request/goodsout?racks=7&scope=EX";
const contextAt = (readDraft: Record<string, string[]> | null = null) => fakeContext(URL, { readDraft }).context;

/** A page that shows the values for which it was read. */
const reader = () => vi.fn(async (params: URLSearchParams) => `?${params}`);

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe("a page with a form", () => {
  it("is opened as its address says, over it what was kept of the form when it was not answered", async () => {
    expect(await openPage(contextAt(), reader())).toBe("?racks=7&scope=EX");
    const kept = { racks: ["9"], devices: ["4", "5"] };
    expect(await openPage(contextAt(kept), reader())).toBe("?scope=EX&update=&racks=9&devices=4&devices=5");
  });

  it("is answered for what is typed by now, but passwords and files, and that says it is all", async () => {
    const typed = {
      racks: "9",
      remark: "",
      new_password: "secret",
      image: new File(["x"], "x.png"),
      update: "choices",
    };
    const page = await answerPage(contextAt({ racks: ["8"] }), formOf(typed), reader());
    expect(page).toBe("?scope=EX&update=choices&racks=9&remark=");
  });

  it("is read once where a browser without script has it from action and loader, and anew for another request", async () => {
    const [context, read] = [contextAt(), reader()];
    const page = await answerPage(context, formOf({ racks: "9" }), read);
    expect(await openPage(context, read)).toBe(page);
    expect(read).toHaveBeenCalledOnce();
    expect(await openPage(contextAt(), read)).toBe("?racks=7&scope=EX");
  });
});

describe("a posted form", () => {
  const schema = z.object({ racks: z.string({ error: "Rack is required" }) });

  async function post<Body>(fields: Record<string, string | File>, send: () => Promise<unknown> = async () => null) {
    const { context, done } = fakeContext(URL);
    const [page, sending] = [reader(), vi.fn(send)];
    const { request } = argsAt(context, fields);
    const form = { page, send: sending, then: "/", toast: { en: "", id: "" }, list: "/request/requestlist" };
    const made = await submit(context, request, schema, form);
    return { ...answered<Body>(made), context, page, sending, done };
  }

  it("that is only to be changed is answered with its page; nothing is sent, nothing has failed", async () => {
    const file = new File(["x"], "x.png");
    const fields = { racks: "9", image: file, empty: new File([], ""), password: "secret", update: "choices" };
    const { status, body, sending, done } = await post<Updated>(fields);
    const page = "?scope=EX&update=choices&racks=9";
    expect([status, body]).toEqual([200, { lost: ["image", "password"], page, pressed: "choices" }]);
    expect(sending).not.toHaveBeenCalled();
    expect(done).toEqual({ failed: false });
  });

  it("that comes back brings its page, and tells which file and password it does not", async () => {
    const { status, body } = await post<SubmissionResult>({ remark: "x", password: "secret", confirm_password: "" });
    expect([status, body]).toMatchObject([
      400,
      { values: { remark: ["x"] }, lost: ["password"], page: "?racks=7&scope=EX&update=&remark=x" },
    ]);
  });

  it("that the provider gives no answer to comes back without asking it for the page, and says where to look", async () => {
    const { status, body, page, context } = await post<SubmissionResult>({ racks: "9" }, () =>
      Promise.reject(errorPage({ kind: "unavailable" }, 503)),
    );
    expect([status, body.values]).toEqual([503, { racks: ["9"] }]);
    expect(body.problems).toMatchObject([{ list: "/request/requestlist" }]);
    expect(page).not.toHaveBeenCalled();
    // A browser without script asks for it all the same: with the choices that belong to what was typed.
    expect(await openPage(context, reader())).toBe("?scope=EX&update=&racks=9");
  });

  it("that has taken effect is not checked again when it is sent twice: what it has changed may refuse it now", async () => {
    const heads: string[] = [];
    const rule = z
      .object({ tenant: z.string() })
      .refine(async ({ tenant }) => !heads.includes(tenant), { path: ["tenant"], error: "It has a head" });
    const send = async (token: string) => {
      const { context, done } = fakeContext(URL);
      const { request } = argsAt(context, { tenant: "7", [TOKEN]: token });
      const form = { send: () => heads.push("7"), then: "/", toast: { en: "Created", id: "" } };
      return { ...answered<SubmissionResult>(await submit(context, request, rule, form)), done };
    };
    const [first, second, other] = [await send("one"), await send("one"), await send("another")];
    expect([first.done.toast, second.done.toast, heads]).toEqual(["Created", "Created", ["7"]]);
    expect([other.status, other.body.errors]).toEqual([400, { tenant: ["It has a head"] }]);
  });
});
