import { expect, it, vi } from "vitest";
import { readAllChoices, readChoices } from "~/forms/choices.server";
import { permitSource } from "~/features/organization/access/access-rules.server";
import { adminGroups } from "~/features/organization/accounts/account-source.server";
import { errorPage } from "~/session/error-pages.server";
import { fakeProvider } from "../crud/support";

const unsorted = ["Rack 10", "rack 9", "Cage 1", "Rack 2"].map((name, at) => ({ id: at + 1, name }));
const { provider, calls } = fakeProvider({ records: { racks: unsorted } });
const labels = (list: { choices: { label: string }[] } | undefined) => list?.choices.map(({ label }) => label);
const read = ["Cage 1", "Rack 2", "rack 9", "Rack 10"];

it("offers choices by their labels, whatever order the provider gives", async () =>
  expect(labels(await readChoices(provider, { family: "racks", label: "name" }))).toEqual(read));

it("offers a record without a name by its id", async () => {
  const { provider: unnamed } = fakeProvider({ records: { devices: [{ id: 7, devicename: null }] } });
  const { choices } = await readChoices(unnamed, { family: "devices", label: "devicename" });
  expect(choices).toEqual([{ value: "7", label: "#7" }]);
});

it("tells people of the same name apart, and only those", async () => {
  const people = [
    { id: 1, name: "Ahmad Fauzi", tenant_name: "PT Rimba", identity_no: "3171041023756011" },
    { id: 2, name: "Ahmad Fauzi", tenant_name: "PT Samudra", identity_no: "" },
    { id: 3, name: "Maria", tenant_name: "PT Rimba" },
  ];
  const { provider: withPeople } = fakeProvider({ records: { userdatacenter: people } });
  const { choices } = await readChoices(withPeople, permitSource.formChoices.userdatacenter);
  expect(choices).toEqual([
    { value: "1", label: "Ahmad Fauzi, PT Rimba, …6011" },
    { value: "2", label: "Ahmad Fauzi, PT Samudra" },
    { value: "3", label: "Maria" },
  ]);
});

it("offers an admin's groups by their names too, and none for tenants, though the provider ignores the filter", async () => {
  const groups = unsorted.map((one) => ({ ...one, admin: one.id !== 1, permissions: ["view_menu_admin"] }));
  const ofTenants = { id: 9, name: "Tenant", admin: false, permissions: ["view_menu_tenant"] };
  const { provider: unnarrowed } = fakeProvider({ records: { group: [...groups, ofTenants] } });
  expect(labels(await adminGroups(unnarrowed, []))).toEqual(read);
});

it.each([
  ["7", "7"],
  ["abc", null],
  ["", null],
])("narrows by %j as %j: what is no id is no choice", async (chosen, asked) => {
  const rack = { family: "racks", label: "name", dependsOn: { tenant_id: "tenant" } };
  await readAllChoices(provider, { rack }, new URLSearchParams({ tenant: chosen }));
  expect(calls.at(-1)?.given).toMatchObject({ tenant_id: asked });
});

it("offers nothing of a family that the provider lacks", async () => {
  const { provider: lacking } = fakeProvider();
  vi.spyOn(lacking, "list").mockRejectedValue(errorPage({ kind: "missing" }, 404));
  const groups = { rackgroups: { family: "rackgroups", label: "name" } };
  const { rackgroups } = await readAllChoices(lacking, groups, new URLSearchParams());
  expect(rackgroups).toEqual({ choices: [], more: false, search: "" });
});

it("offers of records that the reader may not list what was chosen, where the page can do without them", async () => {
  const { provider: refusing } = fakeProvider();
  const refused = () => Promise.reject(errorPage({ kind: "refused" }, 403));
  for (const call of ["list", "read"] as const) vi.spyOn(refusing, call).mockImplementation(refused);
  const sources = { rack: { family: "racks", label: "name" }, device: { family: "devices", label: "devicename" } };
  const params = new URLSearchParams({ rack: "7" });
  const lists = await readAllChoices(refusing, sources, params, { isOptional: () => true });
  expect(lists).toMatchObject({ rack: { choices: [{ value: "7", label: "#7" }] }, device: { choices: [] } });
  const needed = readAllChoices(refusing, sources, params, { isOptional: (field) => field === "rack" });
  await expect(needed).rejects.toMatchObject({ data: { kind: "refused" } });
});

it("offers only what belongs to the chosen record, and what was chosen, though the provider ignores the filter", async () => {
  const devices = Array.from({ length: 450 }, (_, at) => ({ id: at + 1, name: `Device ${at + 1}`, tenant: at % 2 }));
  const unplaced = { id: 451, name: "Of nobody known" };
  const { provider: unnarrowed, calls: asked } = fakeProvider({ records: { devices: [...devices, unplaced] } });
  const device = { family: "devices", label: "name", dependsOn: { tenant: "tenant" } };
  const choose = async (tenant: string, chosen: string) =>
    (await readAllChoices(unnarrowed, { device }, new URLSearchParams({ tenant, device: chosen }))).device;
  const list = await choose("1", "");
  expect(list).toMatchObject({ more: true });
  expect(list?.choices).toHaveLength(200);
  expect(list?.choices.every(({ value }) => Number(value) % 2 === 0)).toBe(true);
  expect((await choose("1", "3"))?.choices[0]).toEqual({ value: "3", label: "Device 3" });
  expect((await choose("7", ""))?.choices).toEqual([{ value: "451", label: "Of nobody known" }]);
  // Without a chosen tenant nothing is narrowed, and nothing more is asked for.
  const before = asked.length;
  expect((await choose("", ""))?.choices).toHaveLength(200);
  expect(asked.length - before).toBe(1);
});
