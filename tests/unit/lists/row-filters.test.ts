import { expect, it } from "vitest";
import { fitsFilters, filterValuesOf } from "~/lists/row-filters";

const filterValues = filterValuesOf<object>(["status", "tenant_id", "datacenter_id"]);
const fits = (row: object, filters: Record<string, string>) => fitsFilters({ filterValues }, filters, row);

it("takes a row for one that was asked for unless it says otherwise itself", () => {
  expect(fits({ status: "N" }, { status: "Y" })).toBe(false);
  expect(fits({ status: "Y" }, { status: "Y" })).toBe(true);
  expect(fits({ tenant: 3 }, { tenant_id: "4" })).toBe(false);
  expect(fits({ tenant: 4 }, { tenant_id: "4" })).toBe(true);
  expect(fits({ status: "N" }, { status: "" })).toBe(true);
});

it("lets what says nothing pass: no field, nothing in it, or something that is no value", () => {
  for (const row of [{}, { tenant: null }, { tenant: "" }, { tenant: { id: 3 } }])
    expect(fits(row, { tenant_id: "4", datacenter_id: "1" })).toBe(true);
});

it("lets a row pass that only has a name if the chosen record's name is not known", () => {
  const called = ({ tenant, tenantName }: { tenant: number | null; tenantName: string }) => [tenant, tenantName];
  const fitsTenant = (tenant: number | null, name: string) =>
    fitsFilters(
      { filterValues: { tenant: called } },
      { tenant: "4" },
      { tenant, tenantName: "PT Rimba" },
      { tenant: name },
    );
  expect([fitsTenant(null, ""), fitsTenant(4, ""), fitsTenant(3, "")]).toEqual([true, true, false]);
  expect([fitsTenant(null, "PT Rimba"), fitsTenant(null, "PT Samudra")]).toEqual([true, false]);
});

it("compares days in WIB, both included", () => {
  const at = (row: { at: string }) => row.at;
  const inDays = (time: string) =>
    fitsFilters({ at }, { start_date: "2026-11-22", end_date: "2026-11-22" }, { at: time });
  expect(
    ["2026-11-21T16:59:00Z", "2026-11-21T17:00:00Z", "2026-11-22T16:59:00Z", "2026-11-22T17:00:00Z"].map(inDays),
  ).toEqual([false, true, true, false]);
});
