import { expect, it } from "vitest";
import type { z } from "zod";
import { readRacks } from "~/features/requests/read-racks.server";
import { readChoices } from "~/forms/choices.server";
import { rackChoices } from "~/inventory/racks/choices.server";
import type { Provider, Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

const records: Record<string, object[]> = {
  racks: [
    { id: 1, rack_name: "A-01", datacenter_name: "DC Rungkut" },
    { id: 2, rack_name: "A-01", datacenter_name: "DC Kuningan" },
    { id: 3, rack_name: "A-02", datacenter_name: "DC Kuningan" },
  ],
  rackshare: [
    { id: 1, rack: 3, rack_name: "A-02" },
    { id: 2, rack: 4, rack_name: "B-01" },
    { id: 3, rack: 4, rack_name: "B-01" },
    { id: 4, rack: 5 },
  ],
};
const all = async (family: string, row: z.ZodType) => records[family]?.map((record) => row.parse(record)) ?? [];
const list = async (family: string, row: z.ZodType) => ({ results: await all(family, row), count: 3 });
const read = async (_: string, row: z.ZodType, { rack_id: rack }: Query) =>
  row.parse({ rack_name: "B-02", datacenter_name: "DC Dago", mmr_rack: rack === 4 ? "N" : "Y" });
const provider = { all, recent: () => ({ list, read }) } as unknown as Provider;

const own = async (options?: { meetMe: boolean }) =>
  (await readRacks({ provider, user: { tenant: 9 } } as unknown as SignedIn, options)).map(({ label }) => label);

it("tells racks of one name apart by their sites on the forms of the NOC, and a tenant the site of each", async () => {
  expect(await own()).toEqual([
    "A-01, DC Kuningan",
    "A-01, DC Rungkut",
    "A-02, DC Kuningan",
    "B-01, DC Dago",
    "B-02, DC Dago",
  ]);
  const { choices } = await readChoices(provider, rackChoices);
  expect(choices.map(({ label }) => label).toSorted()).toEqual(["A-01, DC Kuningan", "A-01, DC Rungkut", "A-02"]);
});

it("a shared rack is one of the meet-me room by what it says itself, whatever the provider lists", async () => {
  expect(await own({ meetMe: true })).toEqual([
    "A-01, DC Kuningan",
    "A-01, DC Rungkut",
    "A-02, DC Kuningan",
    "B-02, DC Dago",
  ]);
});

it("tells no site where all racks of a tenant stand at the same one", async () => {
  records.rackshare = [];
  records.racks = [{ id: 1, rack_name: "A-01", datacenter_name: "DC Rungkut" }];
  expect(await own()).toEqual(["A-01"]);
});
