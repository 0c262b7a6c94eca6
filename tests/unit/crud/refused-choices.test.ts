import { expect, it, vi } from "vitest";
import { loader as rackList } from "~/features/racks/rack-list.route";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

const path = "/admin/rack/rack-list";
const named = [{ id: 1, name: "n1" }];

/** Opens a page of racks with a provider that refuses the list of a family. */
function openWithout(refused: string, url: string) {
  const { provider } = fakeProvider({ records: { racks: named, tenants: named, datacenters: named } });
  const { list } = provider;
  vi.spyOn(provider, "list").mockImplementation((family, ...rest) =>
    family === refused ? Promise.reject(errorPage({ kind: "refused" }, 403)) : list(family, ...rest),
  );
  const { context } = fakeContext(url, { provider });
  guard.requireRole.mockResolvedValue(context);
  return rackList(argsAt(context));
}

it("a list goes without the choices of a filter", async () =>
  expect(await openWithout("tenants", path)).toMatchObject({ count: 1, choices: { tenant_id: { choices: [] } } }));

it("a form goes without those of an optional field, but for the chosen one", async () =>
  expect(await openWithout("rackmanufacture", `${path}/form?rackmanufacture=3`)).toMatchObject({
    state: { choices: { rackmanufacture: { choices: [{ value: "3", label: "#3" }] } } },
  }));

it("a form does not go without those of a required field", () =>
  expect(openWithout("tenants", `${path}/form`)).rejects.toMatchObject({ data: { kind: "refused" } }));
