import { afterEach, describe, expect, it, vi } from "vitest";
import { codeAttempts, sendOneTimeCode } from "~/login/code-attempt.server";
import { channelsOf } from "~/login/one-time-code";

const accepted = () => Promise.resolve(null);
const no = new Error("no");
const refused = () => Promise.resolve(no);
const broken = () => Promise.reject(new Error("down"));

afterEach(() => {
  vi.useRealTimers();
});

describe("a one-time code", () => {
  it("goes to the addresses that the account has, shown in part", () => {
    expect(channelsOf({ email: "rizky@jaringan.co.id", phone: "+6281234567890" })).toEqual([
      { channel: "email", address: "r•••@jaringan.co.id" },
      { channel: "phone", address: "•••••••••••890" },
    ]);
    expect(channelsOf({ email: "", phone: "" })).toEqual([]);
  });

  it("is sent once in 60 seconds, from whatever session of the account", async () => {
    vi.useFakeTimers();
    await expect(sendOneTimeCode(7, broken)).rejects.toThrow("down");
    expect([await sendOneTimeCode(7, refused), await sendOneTimeCode(7, accepted)]).toEqual([no, null]);
    expect([await sendOneTimeCode(7, accepted), await sendOneTimeCode(8, accepted)]).toEqual([{ wait: 60 }, null]);
    vi.advanceTimersByTime(59_001);
    expect(await sendOneTimeCode(7, accepted)).toEqual({ wait: 1 });
    vi.advanceTimersByTime(1000);
    expect(await sendOneTimeCode(7, accepted)).toBeNull();
  });

  it("may be wrong 5 times in 5 minutes, whatever codes are sent meanwhile and whatever the provider allows", async () => {
    expect(await codeAttempts.attempt("7", accepted)).toBeNull();
    await expect(codeAttempts.attempt("7", broken)).rejects.toThrow("down");
    for (let at = 0; at < 5; at += 1) expect(await codeAttempts.attempt("7", refused)).toBe(no);
    expect(await codeAttempts.attempt("7", accepted)).toEqual({ wait: 300 });
    expect(await codeAttempts.attempt("8", accepted)).toBeNull();
  });
});
