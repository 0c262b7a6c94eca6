import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test, vi } from "vitest";
import {
  badValue,
  fieldOf,
  kindOf,
  openedFieldOf,
  type Setting,
  settingSections,
} from "~/features/configuration/setting";
import { changesMessage, sendChanges, settingsForm } from "~/features/configuration/setting-rules.server";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import { fakeProvider } from "../crud/support";

const setting = (id: number, key: string, value: string): Setting => ({ id, key, value, description: "" });
const idle = setting(1, "session_idle", "30");
const mail = setting(2, "company_email", "noc@titiktemu.example");
const flag = setting(3, "maintenance", "on");
const note = setting(4, "note", "One\nTwo");
const settings = [idle, mail, flag, note];

/** The outcome of the form: each setting as [opened, typed]; a setting that is not named is unchanged. */
async function answered(typed: Record<number, [string, string]>) {
  const form = new FormData();
  for (const one of settings) {
    const [opened, now] = typed[one.id] ?? [one.value, one.value];
    form.append(openedFieldOf(one), opened);
    form.append(fieldOf(one), now.replaceAll("\n", "\r\n"));
  }
  const conflicts: string[] = [];
  const submission = await parseWithZod(form, {
    schema: settingsForm(translator("en"), settings, ({ key }) => conflicts.push(key)),
    async: true,
  });
  return submission.status === "success" ? { ...submission.value, conflicts } : { errors: submission.error, conflicts };
}

describe("the form of settings", () => {
  test("sends what was changed in it and nothing else", async () => {
    expect(await answered({})).toEqual({ changes: [], meanwhile: [], conflicts: [] });
    expect(await answered({ 1: ["30", "45"], 4: ["One\nTwo", ""] })).toEqual({
      changes: [
        { key: "session_idle", value: "45" },
        { key: "note", value: "" },
      ],
      meanwhile: [],
      conflicts: [],
    });
  });

  test("leaves alone what somebody else has changed meanwhile, and says so", async () => {
    expect(await answered({ 1: ["15", "15"], 3: ["on", "off"] })).toEqual({
      changes: [{ key: "maintenance", value: "off" }],
      meanwhile: ["session_idle"],
      conflicts: [],
    });
    // Both typed the same value.
    expect(await answered({ 1: ["15", "30"] })).toEqual({ changes: [], meanwhile: [], conflicts: [] });
  });

  test("tells what two have changed differently at its field, and sends nothing yet", async () => {
    expect(await answered({ 1: ["15", "45"], 3: ["on", "off"] })).toEqual({
      errors: { [fieldOf(idle)]: [expect.stringContaining("Idle limit has meanwhile been changed to “30”")] },
      conflicts: ["session_idle"],
    });
  });

  test("tells a bad value at its field, unless it was there before", async () => {
    expect(await answered({ 1: ["30", "0.5"], 2: ["x", "nobody"] })).toHaveProperty("errors", {
      [fieldOf(idle)]: ["Idle limit must be a number of minutes from 1 to 9999"],
      [fieldOf(mail)]: ["Company email must be an email address, as in name@company.co.id"],
    });
    expect(await answered({ 1: ["0.5", "0.5"] })).not.toHaveProperty("errors");
  });
});

test("a setting's kind is known, or told by its name and value", () => {
  const kinds = (list: [key: string, value: string][]) => list.map(([key, value]) => kindOf({ key, value }));
  expect(
    kinds([
      ["session_idle", "x"],
      ["alarm_email", ""],
      ["wait_minutes", "5"],
      ["map_url", ""],
      ["mails", "N"],
      ["notice", "Y2"],
      ["limit", "1"],
      ["constructor", "1"],
    ]),
  ).toEqual(["minutes", "mail", "minutes", "address", "switch", "text", "text", "text"]);
});

test.each([
  ["map_url", "", "https://maps.example/a.pdf", true],
  ["map_url", "", "javascript:alert(1)", false],
  ["map_url", "", "/own", false],
  ["map_url", "https://a.example", "", true],
  ["wait_minutes", "5", "", false],
  ["wait_minutes", "5", "10000", false],
  ["mails", "Y", "N", true],
  ["mails", "Y", "false", false],
  ["note", "a", "", true],
  ["print_header_image", "", "/media/head.png", true],
])("%s (%s) may be %s: %s", (key, before, value, isGood) => {
  expect(badValue(setting(1, key, before), value) === null).toBe(isGood);
});

test("a switch keeps the provider's spelling, and unknown settings come last by their own names", () => {
  const sections = settingSections([setting(9, "mails", "Y"), idle]);
  expect(sections.map(({ title }) => title.en)).toEqual(["Session", "Other settings"]);
  expect(sections[1]?.fields).toMatchObject([
    { as: "select", name: "setting-9", label: { en: "mails" }, options: [{ value: "Y" }, { value: "N" }] },
  ]);
});

describe("what the provider says of the changes", () => {
  const changes = [
    { key: "company_email", value: "x" },
    { key: "session_idle", value: "0" },
  ];
  const refusal = async (body: unknown, sent = changes) => {
    const provider = { send: vi.fn().mockRejectedValue(new ValidationError(400, body)) } as unknown as Provider;
    const error: unknown = await sendChanges(provider, settings, sent).catch((thrown: unknown) => thrown);
    return error instanceof ValidationError ? { fields: error.fields, messages: error.messages } : error;
  };

  test.each([[[{}, { value: ["Too small."] }]], [{ session_idle: ["Too small."] }]])(
    "comes back at its field: %j",
    async (body) => {
      expect(await refusal(body)).toEqual({ fields: { "setting-1": ["Too small."] }, messages: [] });
    },
  );

  test("also where it names no setting, with the only one that was sent", async () => {
    expect(await refusal({ value: ["Too small."] }, changes.slice(1))).toHaveProperty("fields.setting-1");
    expect(await refusal({ detail: "Not now." })).toEqual({ fields: {}, messages: ["Not now."] });
  });

  test("nothing is asked where nothing was changed", async () => {
    const send = vi.fn();
    await sendChanges({ send } as unknown as Provider, settings, []);
    expect(send).not.toHaveBeenCalled();
  });
});

describe("what is said of changes that the provider took", () => {
  const phone = setting(5, "company_phone", "1");
  const changed = [mail, phone, note];
  const stored = [setting(2, mail.key, "new@titiktemu.example"), setting(5, phone.key, "2"), setting(4, note.key, "")];

  test.each([
    ["they are all read by pages", stored, [mail, phone], "The settings have been updated"],
    [
      "one was not saved",
      [mail, ...stored.slice(1)],
      [mail, phone],
      "The settings have been updated. Not saved by the data service, or not shown yet: Company email",
    ],
    [
      "none was saved",
      changed,
      [mail, phone],
      "Not saved by the data service, or not shown yet: Company email, Company telephone, note",
    ],
    [
      "one is given to no page",
      stored,
      [mail],
      "The settings have been updated. Without effect, because the data service does not give it to the portal's pages: Company telephone",
    ],
  ])("%s", async (_, now, given, said) => {
    const records = { setting: now, "setting/get": given.map(({ key }) => ({ id: key })) };
    expect((await changesMessage(fakeProvider({ records }).provider, changed)).en).toBe(said);
  });

  test("nothing is claimed where it cannot be asked", async () => {
    const fail = () => Promise.reject<never>(errorPage({ kind: "unavailable" }, 503));
    const provider = { all: fail, read: fail } as unknown as Provider;
    expect((await changesMessage(provider, changed)).en).toBe("The settings have been updated");
  });
});
