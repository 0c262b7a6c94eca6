import { beforeEach, expect, it, vi } from "vitest";
import { loader as myRacks } from "~/features/racks/my-rack.route";
import { sharingText } from "~/features/racks/rack-columns";
import { loader as rackList } from "~/features/racks/rack-list.route";
import { translator } from "~/language/language";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn(), requireTenant: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => Object.values(guard).forEach((mock) => mock.mockReset()));

const records = {
  racks: [
    { id: 1, rack_name: "A-01", tenant: 2, tenant_name: "PT Rimba" },
    { id: 7, rack_name: "A-07", tenant: 3, tenant_name: "PT Samudra" },
  ],
  rackshare: [
    { id: 1, rack: 7, rack_name: "A-07", tenant: 2, tenant_name: "PT Rimba" },
    { id: 2, rack: "7", tenant: 5, tenant_name: null },
  ],
  devices: [{ id: 1, racks: 7, up_front: [4, 3], up_back: [4, 3], status: "R" }],
};

function at(url: string, role: "admin" | "tenant") {
  const { provider, calls } = fakeProvider({ records });
  const { context } = fakeContext(url, { provider });
  Object.assign(context, { role });
  Object.assign(context.user, { tenant: 2, tenantName: "PT Rimba" });
  guard.requireRole.mockResolvedValue(context);
  guard.requireTenant.mockResolvedValue(context);
  return { args: argsAt(context), calls };
}
const told = (rows: Parameters<typeof sharingText>[0][], language: "en" | "id") =>
  rows.map((row) => sharingText(row, translator(language)));

it("a tenant's racks are its own and those shared with it, which say whose they are and how much of them waits", async () => {
  const { args, calls } = at("/datacenter/myrack", "tenant");
  const { rows } = await myRacks(args);
  expect(rows.map(({ unitsWaiting }) => unitsWaiting)).toEqual([0, 2]);
  expect(told(rows, "en")).toEqual([false, "Shared by PT Samudra"]);
  expect(told(rows, "id")).toEqual([false, "Dibagi oleh PT Samudra"]);
  expect(calls.find(({ path }) => path === "racks")?.given).not.toHaveProperty("tenant_id");
});

it("a rack that a provider shares but does not list is named all the same", async () => {
  const racks = records.racks.splice(1);
  const { unlisted } = await myRacks(at("/datacenter/myrack", "tenant").args);
  records.racks.push(...racks);
  expect(unlisted).toEqual([{ id: 7, name: "A-07" }]);
  expect(await myRacks(at("/datacenter/myrack", "tenant").args)).toMatchObject({ unlisted: [] });
});

it("the NOC's rack list says with whom a rack is shared, with one call for all of them", async () => {
  const { args, calls } = at("/admin/rack/rack-list", "admin");
  const list = await rackList(args);
  if (list.view !== "list") throw new Error("no list");
  expect(list.rows.map(({ unitsWaiting }) => unitsWaiting)).toEqual([0, 2]);
  expect(told(list.rows, "en")).toEqual([false, "Shared with PT Rimba, #5"]);
  expect(told(list.rows, "id")).toEqual([false, "Dibagi dengan PT Rimba, #5"]);
  expect(calls.filter(({ path }) => path === "rackshare")).toHaveLength(1);
});
