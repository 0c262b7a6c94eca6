import { expect, it, vi } from "vitest";
import { loader } from "~/features/organization/sites/site-detail.route";
import type { Permission } from "~/session/permissions";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "../../crud/support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

const whole = { units_used: 0, racktype_height: 42 };
const records = {
  datacenters: [{ id: 1, name: "Jakarta 1", cities: 3 }],
  cities: [{ id: 3, cityname: "Jakarta" }],
  racks: [
    { id: 1, rack_name: "A-01", datacenter: "1", tenant: 2, ...whole },
    { id: 2, rack_name: "B-01", datacenter: "2", ...whole },
    { id: 3, rack_name: "C-01", ...whole },
  ],
  tenantlist: [{ id: 2, name: "PT Rimba" }],
};

it("a site has its own racks, whatever the provider sends, with names, and does without visits that it refuses", async () => {
  const { provider } = fakeProvider({ records });
  const { list } = provider;
  provider.list = (family, ...asked) => {
    if (family === "accessactivity") throw errorPage({ kind: "refused" }, 403);
    return list(family, ...asked);
  };
  const { context } = fakeContext("/admin/organization/sites/detail?id=1", { provider });
  const permissions: Permission[] = ["view_organization_sites_admin", "view_organization_datacenter_access_admin"];
  Object.assign(context.user, { permissions, groups: [] });
  guard.requireAdmin.mockResolvedValue(context);
  const { site, racks, inside } = await loader(argsAt(context));
  expect(site.cityName).toBe("Jakarta");
  expect(racks.map(({ name, tenantName }) => [name, tenantName])).toEqual([
    ["A-01", "PT Rimba"],
    ["C-01", ""],
  ]);
  expect(inside).toBeNull();
});
