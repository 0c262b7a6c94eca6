import { parseWithZod } from "@conform-to/zod/v4";
import { expect, it, vi } from "vitest";
import {
  permitForm,
  permitRow,
  permitState,
  personRow,
  personSource,
} from "~/features/organization/access/access-rules.server";
import { accountFormValues } from "~/features/organization/accounts/account-rules.server";
import { accountRow, tenantRow } from "~/features/organization/rows.server";
import { siteRow } from "~/inventory/sites/rows.server";
import { visitRow } from "~/inventory/visits/rows.server";
import { permitScreen, personColumns } from "~/features/organization/access/access-screens";
import { personChoices } from "~/inventory/visits/choices.server";
import { translator } from "~/language/language";
import { signedMediaPath } from "~/provider/media-signature.server";

const day = "2026-11-20";
const permit = { isActive: true, from: day, to: day } as const;

it.each([
  ["valid on its only day", permit, "valid"],
  ["valid without an end", { ...permit, from: "2020-01-01", to: null }, "valid"],
  ["not valid before its first day", { ...permit, from: "2026-11-21", to: null }, "early"],
  ["over after its last day", { ...permit, from: "2026-11-01", to: "2026-11-19" }, "over"],
  ["off when it is not active", { ...permit, isActive: false }, "off"],
] as const)("a permit is %s", (_, given, state) => {
  expect(permitState(given, day)).toBe(state);
});

it("a permit's state goes by the clock of the server, which reads it, and not of the browser, which shows it", () => {
  const { columns } = permitScreen("/permits");
  vi.useFakeTimers({ now: Date.parse(day) });
  const given = permitRow.parse({ id: 1, date_from: day, date_to: day, status: "Y" });
  vi.setSystemTime(Date.parse("2027-11-20"));
  expect(columns.find(({ key }) => key === "status")?.value?.(given, translator("en"))).toBe("Valid");
  vi.useRealTimers();
});

it("a permit's days are dates in files, where they are sorted and filtered", () => {
  const dates = permitScreen("/permits").columns.filter(({ isDate }) => isDate);
  expect(dates.map(({ key }) => key)).toEqual(["date_from", "date_to"]);
});

it("a person is listed with the photo, at the address below media/", () => {
  const person = personRow.parse({ id: 1, name: "Julia Rahma", foto: "http://inner/media/people/julia.png" });
  expect(personColumns.photo.cell(person).props).toEqual({
    name: "Julia Rahma",
    path: signedMediaPath("people/julia.png"),
  });
});

it("forms are empty where the provider writes null for a number", () => {
  const numbers = { phone: "null", identity_no: "null" };
  const none = { phone: "", identity_no: "" };
  expect(personSource.formValues(personRow.parse({ id: 1, ...numbers }))).toMatchObject(none);
  expect(accountFormValues(accountRow.parse({ id: 1, ...numbers }))).toMatchObject(none);
  expect([tenantRow.parse({ id: 1, ...numbers }).phone, siteRow.parse({ id: 1, ...numbers }).phone]).toEqual(["", ""]);
});

it("people of one name are told apart by company and identity number", () => {
  const about = (person: object) => personChoices.about({ id: 1, name: "Budi", ...person });
  expect(about({ tenant_name: "Awan", identity_no: "3171234567890123" })).toBe("Awan, …0123");
  expect(about({ tenant_name: "Awan", identity_no: "null" })).toBe("Awan");
  expect(about({})).toBe("");
});

it("two permits of one person are told apart by name", () => {
  const { nameOf } = permitScreen("/permits");
  const given = permitRow.parse({ id: 1, userdatacenter_name: "Julia", datacenter: 4, date_from: day, date_to: null });
  expect(nameOf?.(given, translator("en"))).toBe("Julia, #4, 20-November-2026 – No end date");
  expect(nameOf?.({ ...given, siteName: "DC Dago", to: "2026-12-31" }, translator("id"))).toBe(
    "Julia, DC Dago, 20-November-2026 – 31-Desember-2026",
  );
});

it("a permit's last day may be empty, but not before the first", async () => {
  const answer = (fields: Record<string, string>) => {
    const form = new FormData();
    const all = { userdatacenter: "1", datacenter: "2", date_from: day, status: "Y", ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    return parseWithZod(form, { schema: permitForm(translator("en")) });
  };
  expect(answer({ date_to: "" })).toMatchObject({ status: "success", value: { date_to: "" } });
  expect(answer({ date_to: day })).toMatchObject({ status: "success", value: { date_to: day } });
  expect(answer({ date_to: "2026-11-19", datacenter: "" })).toMatchObject({
    error: { datacenter: ["Site is required"], date_to: ["The last day is before the first"] },
  });
});

it("permits and visits are read with what a provider leaves out", () => {
  expect(permitRow.parse({ id: 1, date_from: "2026-11-20", date_to: null })).toMatchObject({
    personName: "",
    to: null,
    isActive: false,
  });
  expect(permitRow.parse({ id: 1, date_from: "2026-11-20", date_to: "9999-12-31" }).to).toBeNull();
  expect(visitRow.parse({ id: 1, actv_type: 3, rack_id: ["A-01", "A-02"] })).toMatchObject({
    kind: "3",
    racks: ["A-01", "A-02"],
    left: null,
  });
  expect(visitRow.parse({ id: 1, rack_id: "A-01" }).racks).toEqual(["A-01"]);
  expect(visitRow.parse({ id: 1, rack_id: null }).racks).toEqual([]);
});
