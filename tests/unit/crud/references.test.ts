import { beforeEach, expect, it, vi } from "vitest";
import { MAX_COUNTED, readReferences } from "~/crud/references.server";
import { loader as sites } from "~/features/organization/sites/sites.route";
import { loader as tenants } from "~/features/organization/tenants/tenants.route";
import type { Language } from "~/language/language";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());

const three = [{ id: 1 }, { id: 2 }, { id: 3 }];

function contextAt(url: string, records: Record<string, object[]>, language: Language = "en") {
  const { provider, calls } = fakeProvider({ records });
  const { context } = fakeContext(url, { provider, language });
  guard.requireRole.mockResolvedValue(context);
  return { context, provider, calls };
}

it("tells before a record is deleted what refers to it, by the filters that the provider has for it", async () => {
  const path = "/admin/organization/tenants/delete/7";
  const tenant = { id: 7, name: "PT A" };
  const { context, calls } = contextAt(path, { tenants: [tenant], racks: three, user: [tenant], crossconnects: three });
  context.user.permissions.push("view_rack_rack_admin", "view_interconnection_interconnection_admin");
  expect(await tenants(argsAt(context))).toMatchObject({
    record: "PT A",
    uses: [
      { label: "Racks", to: "/admin/rack/rack-list?tenant_id=7" },
      { label: "Accounts (1)", to: undefined },
      { label: "Interconnections", to: "/admin/interconnection/interconnection-list?tenant_id=7" },
    ],
  });
  expect(calls).toContainEqual({ call: "list", path: "racks", given: { tenant_id: 7, limit: 1 } });
  expect(calls).toContainEqual({ call: "list", path: "devices", given: { tenant: 7, limit: 1 } });
});

it("tells it of each where several are deleted, and nothing where nothing refers to them", async () => {
  const path = "/admin/organization/sites/delete?chosen=1&chosen=2";
  const datacenters = [1, 2].map((id) => ({ id, name: `S${id}` }));
  const { context } = contextAt(path, { datacenters, racks: three }, "id");
  expect(await sites(argsAt(context))).toMatchObject({
    records: [
      { name: "S1", uses: [{ label: "Rak" }] },
      { name: "S2", uses: [{ label: "Rak" }] },
    ],
  });
  const none = contextAt(path, { datacenters });
  expect(await sites(argsAt(none.context))).toMatchObject({ records: [{ uses: undefined }, { uses: undefined }] });
});

it("counts nothing where the filter was ignored, as the records say themselves", async () => {
  const { context } = contextAt("/admin", { rackshare: [{ id: 1, rack: 9 }], devices: [{ id: 2, racks: 4 }] });
  const references = [
    { family: "rackshare", filter: "rack_id" },
    { family: "devices", filter: "racks" },
  ];
  expect([...(await readReferences(context, references, [4]))]).toEqual([[4, [{ label: "Devices (1)" }]]]);
});

it("knows what the records refer to also where keys are addresses or whole records", async () => {
  const inApi = (id: number) => `https://provider.test/api/racks/${id}/`;
  const { context } = contextAt("/admin", {
    rackshare: [{ id: 1, rack: { id: 9 } }],
    devices: [{ id: 2, racks: inApi(4) }],
    ports: [{ id: 3, racks: inApi(9) }],
  });
  const references = [
    { family: "rackshare", filter: "rack_id" },
    ...["devices", "ports"].map((family) => ({ family, filter: "racks" })),
  ];
  expect([...(await readReferences(context, references, [4]))]).toEqual([[4, [{ label: "Devices (1)" }]]]);
});

it("tells a number only where the filter has left others out: a provider that ignores it may send a fitting one first", async () => {
  const { context, provider } = contextAt("/admin", { racks: three });
  const told = async () => [...(await readReferences(context, [{ family: "racks", filter: "racktype" }], [4]))];
  expect(await told()).toEqual([[4, [{ label: "Racks" }]]]);
  const list = provider.list.bind(provider);
  provider.list = async (family, row, query = {}) => ({
    ...(await list(family, row, query)),
    count: query.racktype ? 1200 : 1201,
  });
  expect(await told()).toEqual([[4, [{ label: "Racks (1,200)" }]]]);
});

it("leaves out what the provider does not tell", async () => {
  const { context, provider } = contextAt("/admin", { devices: three });
  const list = provider.list.bind(provider);
  provider.list = (family, ...rest) => (family === "racks" ? Promise.reject(refused()) : list(family, ...rest));
  const references = ["racks", "devices"].map((family) => ({ family, filter: "tenant" }));
  expect([...(await readReferences(context, references, [4]))]).toEqual([[4, [{ label: "Devices" }]]]);
});

const refused = () => errorPage({ kind: "refused" }, 403) as unknown as Error;

it("asks for a page of records at most, a few calls at a time", async () => {
  let open = 0;
  let most = 0;
  const { context, provider, calls } = contextAt("/admin", { devices: three });
  const list = provider.list.bind(provider);
  provider.list = async (...asked) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    return list(...asked);
  };
  const ids = Array.from({ length: MAX_COUNTED + 10 }, (_, at) => at + 1);
  const told = await readReferences(context, [{ family: "devices", filter: "racks" }], ids);
  expect([told.size, calls.length]).toEqual([MAX_COUNTED, MAX_COUNTED + 1]);
  expect(most).toBeLessThanOrEqual(6);
});
