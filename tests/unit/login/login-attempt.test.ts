import { describe, expect, it, vi } from "vitest";
import { translator } from "~/language/language";
import { AccessError, RateLimitError, Unavailable, WrongCredentials } from "~/provider/errors";
import { log } from "~/log.server";
import { sendBack } from "~/login/form-answer.server";
import { attemptLogin } from "~/login/login-attempt.server";
import type { RequestContext } from "~/session/context.server";

const t = translator("en");
const tokens = { access: "access", refresh: "refresh" };
const fail = (error: Error) => () => Promise.reject(error);

function attempt(username: string, authenticate: () => Promise<typeof tokens>, role: "admin" | "tenant" = "admin") {
  return attemptLogin({ role, username, address: "192.0.2.7", t }, authenticate);
}

const attemptFrom = (address: string, username: string, authenticate: () => Promise<typeof tokens>) =>
  attemptLogin({ role: "admin", username, address, t }, authenticate);

describe("a try to log in", () => {
  it("gives the tokens", async () => {
    expect(await attempt("good", () => Promise.resolve(tokens))).toEqual({ tokens });
  });

  it("counts wrong credentials down and then lets nobody through, whatever the password", async () => {
    const told = [];
    for (let at = 0; at < 5; at += 1) told.push(await attempt("wrong", fail(new WrongCredentials())));
    expect(told).toMatchObject([
      { problem: { status: 401, message: expect.stringContaining("4 attempts left.") } },
      { problem: { status: 401, message: expect.stringContaining("3 attempts left.") } },
      { problem: { status: 401, message: expect.stringContaining("2 attempts left.") } },
      { problem: { status: 401, message: expect.stringContaining("1 attempt left.") } },
      { problem: { status: 401, message: expect.stringContaining("Try again in 5 minutes.") } },
    ]);
    let asked = false;
    const right = () => {
      asked = true;
      return Promise.resolve(tokens);
    };
    expect(await attempt(" WRONG ", right)).toMatchObject({ problem: { status: 429, retryAfter: expect.any(Number) } });
    expect(asked).toBe(false);
  });

  it.each(["n.oc", "noc\x1c", "\u200bNOC", "n\u00f3c", "\uff4e\uff4f\uff43"])(
    "counts %j with the names that a provider may take for the same",
    async (spelled) => {
      for (let at = 0; at < 5; at += 1) await attempt(at % 2 ? spelled : "noc", fail(new WrongCredentials()));
      expect(await attempt("noc", () => Promise.resolve(tokens))).toMatchObject({ problem: { status: 429 } });
    },
  );

  it("counts the addresses of one IPv6 network as one client", async () => {
    for (let at = 1; at <= 5; at += 1) await attemptFrom(`2001:db8:0:7::${at}`, "noc", fail(new WrongCredentials()));
    const full = await attemptFrom("2001:db8:0:7:8:9:a:b", "noc", () => Promise.resolve(tokens));
    expect(full).toMatchObject({ problem: { status: 429 } });
    expect(await attemptFrom("2001:db8:0:8::1", "noc", () => Promise.resolve(tokens))).toEqual({ tokens });
  });

  it("counts the wrong tries of a client with all user names, whoever logs in from there", async () => {
    const wrong = (name: string) => attemptFrom("192.0.2.50", name, fail(new WrongCredentials()));
    for (let at = 0; at < 50; at += 1) {
      expect(await wrong(`name${at}`)).toMatchObject({ problem: { status: 401 } });
      await attemptFrom("192.0.2.50", "own", () => Promise.resolve(tokens));
    }
    expect(await wrong("another")).toMatchObject({ problem: { status: 429, retryAfter: expect.any(Number) } });
    expect(await attemptFrom("192.0.2.51", "another", () => Promise.resolve(tokens))).toEqual({ tokens });
  });

  it("lets tries that are sent at once not slip through together", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => attempt("burst", fail(new WrongCredentials()))));
    expect(all.map((each) => "problem" in each && each.problem.status)).toEqual([
      401, 401, 401, 401, 401, 503, 503, 503,
    ]);
    expect(await attempt("burst", () => Promise.resolve(tokens))).toMatchObject({ problem: { status: 429 } });
  });

  it("tells operators why the provider gave no usable answer, and nothing of other outcomes", async () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const broken = Object.assign(new Unavailable("user object cannot be decrypted"), { call: "GET user" });
    for (const error of [new Unavailable("ECONNREFUSED"), broken, new WrongCredentials(), new RateLimitError()])
      await attempt("told", fail(error));
    expect(warn.mock.calls).toEqual([
      [{ call: "POST authentication", error: "provider unavailable: ECONNREFUSED" }, "the provider failed"],
      [{ call: "GET user", error: "provider unavailable: user object cannot be decrypted" }, "the provider failed"],
    ]);
    warn.mockRestore();
  });

  it("does not count a missing answer as a wrong attempt: during pending attempts people are told so, and nobody is locked out", async () => {
    let giveUp: (error: Error) => void = () => {};
    const silence = new Promise<typeof tokens>((_, reject) => (giveUp = reject));
    const hanging = Array.from({ length: 5 }, () => attempt("hangs", () => silence));
    for (let at = 0; at < 30; at += 1)
      expect(await attempt("hangs", () => Promise.resolve(tokens))).toMatchObject({
        problem: { status: 503, message: expect.stringContaining("has not answered your earlier attempts yet") },
      });
    giveUp(new Unavailable("time-out"));
    expect(await Promise.all(hanging)).toMatchObject(Array.from({ length: 5 }, () => ({ problem: { status: 503 } })));
    expect(await attempt("hangs", () => Promise.resolve(tokens))).toEqual({ tokens });
  });

  it("resets the count after a success", async () => {
    for (let at = 0; at < 4; at += 1) await attempt("slips", fail(new WrongCredentials()));
    await attempt("slips", () => Promise.resolve(tokens));
    const next = await attempt("slips", fail(new WrongCredentials()));
    expect(next).toMatchObject({ problem: { message: expect.stringContaining("4 attempts left.") } });
  });

  it("names an inactive account where the provider does, and the other login where it belongs", async () => {
    const inactive = await attempt("frozen", fail(new WrongCredentials("user_inactive")));
    expect(inactive).toMatchObject({ problem: { status: 401, message: expect.stringContaining("not active") } });
    const tenant = await attempt("staff", fail(new WrongCredentials()), "tenant");
    expect(tenant).toMatchObject({ problem: { message: expect.stringContaining("account of the NOC") } });
  });

  it("tells the provider's own limit and outages, and counts no try for them", async () => {
    const busy = await attempt("outage", fail(new RateLimitError(42)));
    expect(busy).toMatchObject({
      problem: { status: 429, retryAfter: 42, message: expect.stringContaining("42 seconds") },
    });
    for (let at = 0; at < 6; at += 1) {
      expect(await attempt("outage", fail(new Unavailable("down")))).toMatchObject({ problem: { status: 503 } });
    }
    expect(await attempt("outage", fail(new AccessError(403)))).toMatchObject({ problem: { status: 503 } });
    const why = "Locked after too many tries.";
    expect(await attempt("outage", fail(new AccessError(403, { detail: why })))).toEqual({
      problem: { status: 403, message: why },
    });
    const wrong = await attempt("outage", fail(new WrongCredentials()));
    expect(wrong).toMatchObject({ problem: { message: expect.stringContaining("4 attempts left.") } });
  });

  it("throws what is no answer of the provider", async () => {
    await expect(attempt("bug", fail(new TypeError("bug")))).rejects.toThrow("bug");
  });
});

it("says what Django has against a password in the page's language", () => {
  const context = { t: translator("id"), markFailed: () => {} } as unknown as RequestContext;
  const form = new FormData();
  form.append("password", "x");
  const said = [
    "This password is too short. It must contain at least 12 characters.",
    "The password is too similar to the email address.",
    "Own words.",
  ];
  expect(sendBack(context, form, { errors: { password: said } }).data.errors).toEqual({
    password: ["Kata sandi ini minimal 12 karakter.", "Kata sandi ini terlalu mirip dengan data akun.", "Own words."],
  });
});
