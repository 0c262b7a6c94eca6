import { describe, expect, it } from "vitest";
import { channelsOf, waitForResend } from "~/login/one-time-code";

describe("a one-time code", () => {
  it("goes to the addresses that the account has, shown in part", () => {
    expect(channelsOf({ email: "rizky@jaringan.co.id", phone: "+6281234567890" })).toEqual([
      { channel: "email", address: "r•••@jaringan.co.id" },
      { channel: "phone", address: "•••••••••••890" },
    ]);
    expect(channelsOf({ email: "", phone: "" })).toEqual([]);
  });

  it("may be sent again after 60 seconds", () => {
    expect(waitForResend(undefined, 1000)).toBe(0);
    expect(waitForResend(1000, 1001)).toBe(60);
    expect(waitForResend(1000, 60_999)).toBe(1);
    expect(waitForResend(1000, 61_000)).toBe(0);
  });
});
