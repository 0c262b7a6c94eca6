import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { statusOf } from "~/features/organization/accounts/account";
import { type Account, accountRow } from "~/features/organization/rows.server";
import {
  adminAccountForm,
  ownAccountForm,
  profileForm,
  userAccountForm,
} from "~/features/organization/accounts/account-rules.server";
import { accountSections } from "~/features/organization/accounts/account-sections";
import { generatePassword } from "~/features/organization/accounts/generated-password.server";
import { fieldsOf } from "~/crud/sections";
import { translator } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { isStrongPassword } from "~/session/password-strength";

const t = translator("en");

const person = {
  first_name: "Wulan Sari",
  identity_no: "3171 0441 0700 0001",
  email: "wulan@titiktemu.example",
  phone: "+62 812-3456-7890",
  username: "wulan",
  status: "active",
  groups: "1",
  need_verify: "0",
  password: "Rahasia-2025!",
  confirm_password: "Rahasia-2025!",
};
type Fields = Record<string, string | string[]>;
const admin: Fields = { ...person, multi_datacenter: ["1", "3"] };

/** The outcome of a form as a browser sends it: the payload, or the messages by field. */
async function answer(schema: z.ZodType, fields: Fields) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  const submission = await parseWithZod(form, { schema, async: true });
  return submission.status === "success" ? { sent: submission.value as object } : { errors: submission.error };
}
const adminAnswer = (changes: Fields, { editing = false } = {}) =>
  answer(adminAccountForm(t, editing), { ...admin, ...changes });

describe("the own account", () => {
  const own = accountRow.parse({ id: 1, first_name: "Wulan", groups: [1], is_active: true, registered: 1 });

  it("is neither deactivated, sent to be verified nor regrouped by its person", async () => {
    const changed = { ...admin, status: "non_active", groups: "2" };
    expect(await answer(adminAccountForm(t, true, own), changed)).toEqual({
      errors: { status: ["This value is not valid"], groups: ["You cannot change the group of your own account"] },
    });
    for (const status of ["non_active", "need_verification"]) {
      expect(await answer(adminAccountForm(t, true, own), { ...admin, status })).toHaveProperty("errors.status");
      expect(await answer(ownAccountForm(t, 2, own, own), { ...person, status })).toHaveProperty("errors.status");
    }
    const verified = { need_verify: "1" };
    expect(await answer(adminAccountForm(t, true, own), { ...admin, ...verified })).toHaveProperty(
      "errors.need_verify",
    );
    expect(await answer(ownAccountForm(t, 2, own, own), { ...person, ...verified })).toHaveProperty(
      "errors.need_verify",
    );
    expect(await answer(adminAccountForm(t, true, own), admin)).toHaveProperty("sent");
  });

  it("is told so before it is regrouped, and is not offered to be verified", () => {
    const fieldOf = (isOwn: boolean, wanted: string) =>
      fieldsOf(accountSections()(true, isOwn)).find(({ name }) => name === wanted);
    const hintOf = (isOwn: boolean) => fieldOf(isOwn, "groups")?.hint?.en;
    expect([hintOf(true), hintOf(false)]).toEqual(["You cannot change the group of your own account", undefined]);
    const offered = [true, false].map((isOwn) => fieldOf(isOwn, "need_verify"));
    expect(offered).toMatchObject([{ options: [{ value: "0" }] }, { options: [{ value: "1" }, { value: "0" }] }]);
  });

  it("keeps its rules in the profile: an admin's address is of the company", async () => {
    const { first_name, identity_no, phone } = person;
    const fields = { first_name, identity_no, phone, email: "wulan@gmail.com" };
    expect(await answer(profileForm(t, "tenant"), fields)).toEqual({
      sent: { first_name, identity_no: "3171044107000001", phone: "6281234567890", email: "wulan@gmail.com" },
    });
    expect(await answer(profileForm(t, "admin"), fields)).toEqual({
      errors: { email: ["Email harus menggunakan domain email perusahaan"] },
    });
  });
});

describe("an admin account", () => {
  it("is sent with the provider's words", async () => {
    expect(await adminAnswer({})).toEqual({
      sent: {
        first_name: "Wulan Sari",
        identity_no: "3171044107000001",
        email: "wulan@titiktemu.example",
        phone: "6281234567890",
        username: "wulan",
        status: "active",
        groups: "1",
        need_verify: "0",
        password: "Rahasia-2025!",
        confirm_password: undefined,
        from_user: "noc_admin",
        "multi_datacenter[]": [{ id: 1 }, { id: 3 }],
      },
    });
  });

  it("tells all that is missing at once, in the words of the spec", async () => {
    expect(await answer(adminAccountForm(t, false), {})).toEqual({
      errors: {
        first_name: ["Name is required"],
        identity_no: ["NIK is required"],
        email: ["Email wajib diisi"],
        phone: ["Telephone is required"],
        username: ["Username is required"],
        status: ["Status is required"],
        groups: ["Groups is required"],
        multi_datacenter: ["Multi Datacenter is required"],
        need_verify: ["Verify by email is required"],
        password: [
          "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.",
        ],
      },
    });
  });

  it.each([
    ["identity_no", "317104410700000", "NIK must have exactly 16 characters"],
    ["identity_no", "31710441070000012", "NIK must have exactly 16 characters"],
    ["email", "wulan", "Email harus berupa email yang valid"],
    ["email", "wulan@Gmail.com", "Email harus menggunakan domain email perusahaan"],
    ["email", "wulan@yahoo.co.id", "Email harus menggunakan domain email perusahaan"],
    ["phone", "081234567", "Telephone must have 10 to 15 digits"],
    ["phone", "6281234567890123", "Telephone must have 10 to 15 digits"],
    ["phone", "62812345678ab", "Telephone must have 10 to 15 digits"],
  ])("refuses %s %s", async (field, value, message) => {
    expect(await adminAnswer({ [field]: value })).toEqual({ errors: { [field]: [message] } });
  });

  it.each([["0812345678"], ["628123456789012"], ["(021) 5550-1471"], ["\u200e+62 21\u20135550\u20111471"]])(
    "takes the phone %s",
    async (phone) => {
      expect(await adminAnswer({ phone })).toHaveProperty("sent");
    },
  );

  it("needs a password that keeps the rules and is typed twice alike", async () => {
    const weak = { password: "rahasia2025", confirm_password: "rahasia2025" };
    expect(await adminAnswer(weak)).toMatchObject({ errors: { password: [expect.stringMatching(/^Password harus/)] } });
    expect(await adminAnswer({ confirm_password: "Rahasia-2026!" })).toEqual({
      errors: { confirm_password: ["Passwords must match"] },
    });
    expect(await adminAnswer({ confirm_password: "" })).toEqual({
      errors: { confirm_password: ["Passwords must match"] },
    });
  });

  it("keeps its password in an edit that gives none, and changes it in one that does", async () => {
    const empty = { password: "", confirm_password: "" };
    const kept = await adminAnswer(empty, { editing: true });
    expect(kept).toMatchObject({ sent: { password: undefined } });
    expect(await adminAnswer({}, { editing: true })).toMatchObject({ sent: { password: "Rahasia-2025!" } });
    expect(await adminAnswer({ ...empty, confirm_password: "x" }, { editing: true })).toHaveProperty("errors.password");
  });

  it("gets a generated password where it is to be verified, whatever stands in the hidden fields", async () => {
    const typed = { need_verify: "1", password: "weak", confirm_password: "other" };
    const first = await adminAnswer(typed);
    const second = await adminAnswer(typed);
    const passwordIn = ({ sent }: { sent?: object }) => (sent as { password: string }).password;
    expect(passwordIn(first)).toMatch(/^[a-zA-Z0-9!@#$&()[\]{}|<>]{16}$/);
    expect(passwordIn(second)).not.toBe(passwordIn(first));
    expect(first).toMatchObject({ sent: { need_verify: "1" } });
  });
});

it("every generated password keeps the password rules", () => {
  expect(Array.from({ length: 500 }, generatePassword).every(isStrongPassword)).toBe(true);
});

describe("an account of a tenant's person", () => {
  const asked = (exists: boolean) => {
    const read = vi.fn(async (_path: string, shape: z.ZodType) => shape.parse({ exists }));
    return { provider: { read } as unknown as Provider, read };
  };
  const record = (values: object): Account => accountRow.parse({ id: 4, tenant: 2, ...values });
  const user: Fields = { ...person, email: "wulan@gmail.com", tenant: "2", headtenant: "1" };

  it("may have any address, and belongs to a tenant", async () => {
    const { provider, read } = asked(true);
    const { sent } = await answer(userAccountForm(t, provider, null), { ...user, headtenant: "0" });
    expect(sent).toMatchObject({ tenant: "2", headtenant: "0", from_user: "tenant", email: "wulan@gmail.com" });
    expect(read).not.toHaveBeenCalled();
    expect(await answer(userAccountForm(t, provider, null), { ...user, tenant: "" })).toEqual({
      errors: { tenant: ["Tenant is required"] },
    });
  });

  it("is the head of a tenant that has none", async () => {
    const { provider, read } = asked(false);
    expect(await answer(userAccountForm(t, provider, null), user)).toHaveProperty("sent");
    expect(read).toHaveBeenCalledWith("user/checkheadtenant", expect.anything(), { tenant: "2" });
  });

  it("is not a second head, told together with other mistakes", async () => {
    const { provider } = asked(true);
    expect(await answer(userAccountForm(t, provider, null), { ...user, username: "" })).toEqual({
      errors: { username: ["Username is required"], headtenant: ["This tenant already has a head"] },
    });
    expect(await answer(userAccountForm(t, provider, record({ headtenant: 0 })), user)).toHaveProperty("errors");
    expect(await answer(userAccountForm(t, provider, record({ headtenant: 1, tenant: 9 })), user)).toHaveProperty(
      "errors.headtenant",
    );
  });

  it("says whether it is the head, unless the provider knows of none", async () => {
    const silent = { ...user, headtenant: [] };
    const form = (knows: boolean) => userAccountForm(t, asked(false).provider, null, async () => knows);
    expect(await answer(form(true), { ...silent, username: "" })).toEqual({
      errors: { username: ["Username is required"], headtenant: ["Head of the tenant is required"] },
    });
    const { sent } = await answer(form(false), silent);
    expect(sent).toHaveProperty("tenant", "2");
    expect(sent).not.toHaveProperty("headtenant");
  });

  it("stays the head that it is, without asking", async () => {
    const { provider, read } = asked(true);
    expect(await answer(userAccountForm(t, provider, record({ headtenant: 1 })), user)).toHaveProperty("sent");
    expect(read).not.toHaveBeenCalled();
  });

  it("is always of the head's own tenant when the head edits it", async () => {
    const { sent } = await answer(ownAccountForm(t, 2, record({ headtenant: true })), { ...user, tenant: "9" });
    expect(sent).toMatchObject({ tenant: 2, headtenant: "1", from_user: "tenant" });
    expect(await answer(ownAccountForm(t, 2, null), user)).toMatchObject({ sent: { tenant: 2, headtenant: "0" } });
  });
});

it("an account's status follows from the provider's flags", () => {
  const status = (isActive: boolean, isRegistered: boolean) => statusOf({ isActive, isRegistered });
  expect([status(true, true), status(true, false), status(false, false)]).toEqual([
    "active",
    "need_verification",
    "non_active",
  ]);
});

it("an account is read with missing, null and differently spelled fields", () => {
  expect(accountRow.parse({ id: "7", is_active: "True", registered: 1, groups: null, phone: null })).toMatchObject({
    id: 7,
    status: "active",
    phone: "",
    isHead: false,
    groups: [],
    sites: [],
  });
  const sites = [{ id: 3, name: "DC Dago" }];
  expect(accountRow.parse({ id: 7, multi_datacenter_parse: sites })).toMatchObject({ sites });
});
