import { describe, expect, test } from "vitest";
import { LIMITS } from "~/limits";
import { holdsInput, isOfAnother, postedForm, readForm, typedValues } from "~/session/form-data.server";

const posted = (body: BodyInit | null, type?: string) =>
  new Request("http://portal.test/", { method: "POST", body, headers: type ? { "Content-Type": type } : {} });

const namesOf = async (body: BodyInit) => {
  const form = await readForm(posted(body));
  return typeof form === "number" ? form : [...form.keys()];
};

const pairs = (count: number, name: string) =>
  new URLSearchParams(Array.from({ length: count }, () => [name, "1"] as [string, string]));

/** Names with a special meaning for some parser of forms or objects. */
const odd = [
  "__proto__",
  "__proto__.polluted",
  "constructor",
  "constructor[prototype]",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "__intent__",
  "__state__",
  "a[0]",
  "a.b",
  "a[",
  "",
  "é",
  "0",
  "a".repeat(LIMITS.fieldName + 1),
];

describe("a posted form", () => {
  test("has the fields that forms have and no others", async () => {
    const given = ["username", "multi_datacenter[]", "up_front", "form_token", "iix-1"];
    const body = new URLSearchParams([...given, ...odd].map((name) => [name, "x"] as [string, string]));
    expect(await namesOf(body)).toEqual(given);
    const parts = new FormData();
    for (const name of [...given, ...odd]) parts.append(name, "x");
    expect(await namesOf(parts)).toEqual(given);
  });

  test("has no more of them than a form takes; of chosen records there may be more", async () => {
    expect(await namesOf(pairs(LIMITS.fields, "a"))).toHaveLength(LIMITS.fields);
    expect(await namesOf(pairs(LIMITS.fields + 1, "a"))).toBe(413);
    expect(await namesOf(pairs(LIMITS.chosen, "chosen"))).toHaveLength(LIMITS.chosen);
    expect(await namesOf(pairs(LIMITS.chosen + 1, "chosen"))).toBe(413);
  });

  test("tells the account that it was opened with, which is nothing typed", async () => {
    const form = await postedForm(posted(new URLSearchParams({ "of-12": "", remark: "a" })));
    expect(typedValues(form)).toEqual({ remark: ["a"] });
    expect([12, 1, null].map((account) => isOfAnother(form, account))).toEqual([false, true, true]);
    expect(isOfAnother(new FormData(), 12)).toBe(false);
  });

  test("keeps a text that is too long for its field, up to a length", async () => {
    const remark = "a".repeat(LIMITS.text + 1);
    const form = await readForm(posted(new URLSearchParams({ remark })));
    expect(form).toBeInstanceOf(FormData);
    expect(typedValues(form as FormData)).toEqual({ remark: [remark] });
    expect(await readForm(posted(new URLSearchParams({ remark: "a".repeat(LIMITS.readText + 1) })))).toBe(413);
  });

  test("that is none is empty", async () => {
    for (const request of [
      posted(null),
      posted("{}", "application/json"),
      posted("a=1", "text/plain"),
      posted("no parts", "multipart/form-data"),
      posted("no parts", "multipart/form-data; boundary=x"),
    ])
      expect([...(await postedForm(request))]).toEqual([]);
  });

  test("is shown again without its files and passwords", async () => {
    const form = new FormData();
    form.append("name", "Budi");
    form.append("old_password", "secret");
    form.append("photo", new File(["x"], "x.png"));
    expect(typedValues(await postedForm(posted(form)))).toEqual({ name: ["Budi"] });
  });
});

test("what is pressed, or chosen in a list, is nothing that was typed", () => {
  const opening = { id: ["7"], kind: ["Smart Hand"], request: ["115"] };
  const all: Record<string, string[]> = { all: ["1"], back: ["/notification"] };
  for (const pressed of [
    opening,
    all,
    { chosen: ["1", "2"] },
    { requests: ["86.OR"] },
    { enabled: ["true"] },
    { act: ["approve"], next: ["/admin/request/requestlist/goodsin?id=86"] },
    { sent: ["1"] },
  ])
    expect(holdsInput({ ...pressed })).toBe(false);
  expect(holdsInput({ ...opening, remark: ["After 22:00"] })).toBe(true);
});
