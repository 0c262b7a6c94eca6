import { parseWithZod } from "@conform-to/zod/v4";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { action as blast } from "~/features/configuration/blast.route";
import { countReceivers } from "~/features/configuration/blast-rules.server";
import { errorPage } from "~/session/error-pages.server";
import { loadChosenMails, resendMails } from "~/features/configuration/resend.server";
import { MAIL_TIMEOUT_MS, senderForm, senderRow, sendTest } from "~/features/configuration/sender-rules.server";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import type { SubmissionResult } from "~/forms/last-result";
import { answered, argsAt, fakeContext, fakeProvider } from "../crud/support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

const t = translator("en");

describe("a sender account", () => {
  const good = {
    name: "NOC",
    email: "noc@titiktemu.example",
    host: "smtp.titiktemu.example",
    port: "587",
    status: "Y",
    password: "Surat-Keluar-1",
    confirm_password: "Surat-Keluar-1",
  };
  const outcome = async (fields: Partial<Record<keyof typeof good, string>>, editing = false) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...good, ...fields })) form.append(name, value);
    const submission = await parseWithZod(form, { schema: senderForm(t, editing), async: true });
    return submission.status === "success" ? { sent: submission.value } : { errors: submission.error };
  };

  test("is sent with a port that is a number and without the confirmation", async () => {
    expect(await outcome({})).toEqual({ sent: { ...good, port: 587, confirm_password: undefined } });
  });

  test("needs what the specification says, in its words", async () => {
    const empty = { name: "", email: "", host: "", port: "", password: "", confirm_password: "" };
    expect(await outcome(empty)).toEqual({
      errors: {
        name: ["From Name is Required"],
        email: ["Email is required"],
        host: ["Host is required"],
        port: ["Port is required"],
        password: [
          "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.",
        ],
      },
    });
    expect(await outcome({ confirm_password: "Surat-Keluar-2" })).toEqual({
      errors: { confirm_password: ["Passwords must match"] },
    });
  });

  test("keeps its password where an edit gives none", async () => {
    const edited = await outcome({ password: "", confirm_password: "" }, true);
    expect(edited.sent).toMatchObject({ password: undefined, port: 587 });
    expect(await outcome({ password: "short", confirm_password: "short" }, true)).toHaveProperty("errors.password");
    expect(await outcome({ password: "", confirm_password: "x" }, true)).toHaveProperty("errors.confirm_password");
  });

  test.each(["0", "65536", "25.5", "smtp"])("has no port %s", async (port) => {
    expect(await outcome({ port })).toHaveProperty("errors.port");
  });
  test.each(["smtp://a.example", "a.example/x", "a b"])("has no host %s", async (host) => {
    expect(await outcome({ host })).toHaveProperty("errors.host");
  });

  test("never holds a password that a provider might tell", () => {
    expect(senderRow.parse({ id: 1, password: "x", status: "Y" })).not.toHaveProperty("password");
  });
});

describe("a test mail", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const send = (answer: Promise<unknown>) =>
    sendTest({ send: () => answer } as unknown as Provider, t, "1", "a@b.example");

  test("tells what the mail service answers, also where it has no words", async () => {
    expect(await send(Promise.resolve({ message: "On its way." }))).toBe("On its way.");
    expect(await send(Promise.resolve(null))).toBe("");
    expect(vi.getTimerCount()).toBe(0);
  });

  test("comes back from a mail server that is silent for 30 seconds, and says so", async () => {
    const outcome = send(new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(MAIL_TIMEOUT_MS);
    const error = await outcome;
    expect(error).toBeInstanceOf(ValidationError);
    expect((error as ValidationError).messages[0]).toContain("has not answered within 30 seconds");
  });
});

describe("mails of the log", () => {
  const logged = [1, 2, 3].map((id) => ({ id, to: `p${id}@a.example`, subject: "Hello", status: "failed" }));

  test("are named before they are sent again, also where the log has them no more", async () => {
    const { provider } = fakeProvider({ records: { logemail: logged } });
    const { context } = fakeContext("/admin/configuration/diagnosticemail/resend?status=failed&chosen=2&chosen=9", {
      provider,
    });
    expect(await loadChosenMails(context)).toEqual({
      back: "/admin/configuration/diagnosticemail?status=failed",
      mails: [
        { id: 2, name: "p2@a.example: Hello", status: "failed" },
        { id: 9, name: "#9", status: "" },
      ],
      most: null,
      token: expect.any(String),
    });
  });

  test("are so many at a time, which is told of more", async () => {
    const { provider } = fakeProvider({ records: { logemail: logged } });
    const chosen = Array.from({ length: 101 }, (_, at) => `&chosen=${at + 1}`).join("");
    const { context } = fakeContext(`/admin/configuration/diagnosticemail/resend?limit=500${chosen}`, { provider });
    const { mails, most } = await loadChosenMails(context);
    expect([mails.length, most]).toEqual([100, 100]);
  });

  const resend = async (chosen: string[], send: (id: number) => Promise<unknown>, token?: string) => {
    const provider = { send: (_: string, { id }: { id: number }) => send(id) } as unknown as Provider;
    const { context, done } = fakeContext("/admin/configuration/diagnosticemail/resend?chosen=1", { provider });
    const body = new URLSearchParams(chosen.map((id) => ["chosen", id]));
    if (token) body.set("form_token", token);
    const answer = await resendMails(context, new Request(context.url, { method: "POST", body }));
    return { ...answered(answer), toast: done.toast };
  };

  test("are each sent once, and nothing that is no id", async () => {
    const send = vi.fn().mockResolvedValue({});
    const { status, toast } = await resend(["1", "2", "2", "x"], send);
    expect([status, toast, send.mock.calls]).toEqual([303, "2 mails are on their way again", [[1], [2]]]);
  });

  test("go once, however often the page is submitted", async () => {
    const send = vi.fn().mockResolvedValue({});
    const sent = await Promise.all([resend(["1"], send, "twice"), resend(["1"], send, "twice")]);
    expect([sent.map(({ status }) => status), send.mock.calls]).toEqual([[303, 303], [[1]]]);
  });

  test("stay where they are if they are no longer as they were seen: a colleague has sent them again", async () => {
    const send = vi.fn().mockResolvedValue({});
    const { provider } = fakeProvider({
      records: { logemail: logged.map((mail) => (mail.id === 1 ? { ...mail, status: "queued" } : mail)) },
    });
    const { context } = fakeContext("/admin/configuration/diagnosticemail/resend?chosen=1", {
      provider: { ...provider, send },
    });
    const body = new URLSearchParams("chosen=1&chosen=2&seen=1%3Dfailed%262%3Dfailed");
    const answer = await resendMails(context, new Request(context.url, { method: "POST", body }));
    expect(answered(answer).body).toMatchObject({
      unsent: [{ id: 1, reason: expect.stringMatching(/^It is “Queued” by now/), status: "queued" }],
      sent: 1,
    });
    expect(send.mock.calls).toEqual([["logemail/resend", { id: 2 }]]);
  });

  test("go once, also if two people or two tabs send them again in one instant", async () => {
    const mail = { ...logged[0] };
    const send = vi.fn(async () => void (mail.status = "queued"));
    const { provider } = fakeProvider({ records: { logemail: [mail] } });
    const press = async () => {
      const { context } = fakeContext("/admin/configuration/diagnosticemail/resend?chosen=1", {
        provider: { ...provider, send },
      });
      const body = new URLSearchParams({ chosen: "1", seen: "1=failed", form_token: crypto.randomUUID() });
      return answered(await resendMails(context, new Request(context.url, { method: "POST", body })));
    };
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 409]);
    expect(answers[1]?.body).toMatchObject({ unsent: [{ reason: expect.stringMatching(/at this moment/) }], sent: 0 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(await press()).toMatchObject({ body: { unsent: [{ reason: expect.stringMatching(/^It is “Queued”/) }] } });
  });

  test("stay where they are if the page was opened with another account", async () => {
    const send = vi.fn();
    const { context, done } = fakeContext("/admin/configuration/diagnosticemail/resend?chosen=1");
    const body = new URLSearchParams({ "of-99": "", chosen: "1" });
    await resendMails(context, new Request(context.url, { method: "POST", body })).catch(() => {});
    expect([send.mock.calls, done.toast]).toEqual([[], expect.stringContaining("opened with another account")]);
  });

  test.each([
    [errorPage({ kind: "unavailable" }, 503), /did not confirm it/],
    [
      errorPage({ kind: "busy", retryAfter: null, advice: "" }, 429),
      /^Not done: too many requests.*Wait a little and try again/,
    ],
    [
      errorPage({ kind: "busy", retryAfter: 90, advice: "" }, 429),
      /^Not done: too many requests.*Try again in 2 minutes/,
    ],
  ])("after an outage are not tried", async (outage, reason) => {
    const send = vi.fn().mockRejectedValue(outage);
    expect(await resend(["1", "2"], send)).toMatchObject({
      body: {
        unsent: [{ reason: expect.stringMatching(reason) }, { reason: expect.stringMatching(/Not tried/) }],
        sent: 0,
      },
    });
    expect(send.mock.calls).toEqual([[1]]);
  });

  test("that are refused are told with the reason, the others go", async () => {
    const refuse = (id: number) =>
      id === 2 ? Promise.reject(new ValidationError(400, { id: ["No such mail."] })) : Promise.resolve({});
    expect(await resend(["1", "2"], refuse)).toMatchObject({
      status: 409,
      body: { unsent: [{ id: 2, reason: "No such mail." }], sent: 1 },
    });
    await expect(resend(["1"], () => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
  });
});

describe("a mail to groups", () => {
  const records = {
    group: [
      { id: 1, name: "NOC", admin: true },
      { id: 3, name: "Tenant", admin: false },
    ],
    user: [
      { id: 1, is_active: true, groups: [1] },
      { id: 2, is_active: false, groups: [1] },
      { id: 4, is_active: true, groups: [3] },
    ],
  };
  const count = (chosen: string[], seen: string[]) => {
    const { provider } = fakeProvider({ records });
    const { context } = fakeContext("/admin/configuration/diagnosticemail/blast", { provider });
    context.user.permissions = seen;
    return countReceivers(context, chosen);
  };

  test("goes to the active people, each once", async () => {
    const all = ["view_organization_admin_accounts_admin", "view_organization_user_accounts_admin"];
    expect(await count(["1"], all)).toBe(1);
    expect(await count(["1", "3"], all)).toBe(2);
    expect(await count(["7"], all)).toBe(0);
  });

  test("does not say how many they are to who may not see them", async () => {
    expect(await count(["3"], ["view_organization_admin_accounts_admin"])).toBeNull();
  });

  test("that got no answer is looked for in the log before it is sent again", async () => {
    const provider = { send: () => Promise.reject(errorPage({ kind: "unavailable" }, 503)) } as unknown as Provider;
    const { context } = fakeContext("/admin/configuration/diagnosticemail/blast", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    const fields = { step: "send", subject: "Feed A", body: "Sunday", groups: "1" };
    const { body } = answered<SubmissionResult>(await blast(argsAt(context, fields)));
    expect(body.problems).toMatchObject([{ list: "/admin/configuration/diagnosticemail" }]);
  });
});
