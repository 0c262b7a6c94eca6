import { expect, test } from "vitest";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { readDeviceHistory, readRackHistory } from "~/inventory/requests/read-history.server";
import { errorPage } from "~/session/error-pages.server";
import { type SessionUser, sessionUser } from "~/provider/rows.server";
import { fakeProvider } from "../../crud/support";

const request = (id: number, status: string) => ({
  id,
  activities_number: `R-${id}`,
  activitytype_type: "Goods In",
  status,
  created_at: `2026-11-0${id}T09:00:00+07:00`,
});

/** A provider that ignores every filter. */
const { provider, calls } = fakeProvider({
  records: {
    activities: [request(1, "CL"), request(2, "OR"), request(3, "AP"), request(4, "OR")],
    goodsin: [
      { id: 1, activities: 1, racks: 7 },
      { id: 2, activities: 2, racks: 8 },
    ],
    goodsout: [{ id: 1, activities: 3, racks: 7 }],
    smarthandactivity: [{ id: 1, activities: 4, rack: 8, device: 5 }],
  },
});
const user = { permissions: ["view_request_list_admin"], groups: [] } as unknown as SessionUser;
const noc = { provider, user, role: "admin" } as const;

test("a rack's history has the requests that name the rack alone, the newest first, also where a filter is ignored", async () => {
  const history = await readRackHistory(noc, { id: 7, site: 1 });
  expect(history?.rows.map(({ id }) => id)).toEqual([3, 1]);
  expect(history).toMatchObject({ lookedAt: null, isKnown: true });
});

test("a device's history has its interconnections and the work at it", async () => {
  const row = { request: 2, source: { device: 5 }, destination: { device: null } } as unknown as Interconnection;
  const other = { request: 1, source: { device: 6 }, destination: { device: 9 } } as unknown as Interconnection;
  const history = await readDeviceHistory(noc, { id: 5, tenant: 1 }, Promise.resolve([row, other]));
  expect(history?.rows.map(({ id }) => id)).toEqual([4, 2]);
});

test("where nothing names a record, requests are not asked for", async () => {
  calls.length = 0;
  expect(await readRackHistory(noc, { id: 9, site: 1 })).toEqual({ rows: [], lookedAt: null, isKnown: true });
  expect(calls.map(({ path }) => path)).not.toContain("activities");
});

test("who may not see requests gets none, and the provider is not asked", async () => {
  calls.length = 0;
  const reader = { ...noc, user: { permissions: [], groups: [] } as unknown as SessionUser };
  expect(await readRackHistory(reader, { id: 7, site: 1 })).toBeNull();
  expect(calls).toEqual([]);
});

/** The NOC with a provider that answers a family's calls with this error. */
function failing(family: string, error: ReturnType<typeof errorPage>) {
  const list: typeof provider.list = (asked, ...rest) =>
    asked === family ? Promise.reject(error) : provider.list(asked, ...rest);
  const failed = { ...provider, list };
  return { ...noc, provider: { ...failed, recent: () => failed } };
}

test("what could not be read is left out, and the history says that something is", async () => {
  const history = await readRackHistory(failing("goodsout", errorPage({ kind: "unavailable" }, 503)), {
    id: 7,
    site: 1,
  });
  expect(history?.rows.map(({ id }) => id)).toEqual([1]);
  expect(history).toMatchObject({ lookedAt: null, isKnown: false });
  const expired = errorPage({ kind: "expired", role: "admin", then: "/" }, 401);
  await expect(readRackHistory(failing("goodsout", expired), { id: 7, site: 1 })).rejects.toBe(expired);
});

test("a history says how far it goes back where a list has more than was looked at", async () => {
  const many = Array.from({ length: 130 }, (_, at) => ({ id: at + 1, activities: at + 1, racks: 7 }));
  const long = fakeProvider({ records: { activities: [request(1, "CL")], goodsin: many } });
  const history = await readRackHistory({ ...noc, provider: long.provider }, { id: 7, site: 1 });
  expect(history?.rows.map(({ id }) => id)).toEqual([1]);
  expect(history).toMatchObject({ lookedAt: 100, isKnown: true });
  const list: typeof provider.list = async (...asked) => {
    const page = await long.provider.list(...asked);
    return { ...page, results: page.results.slice(0, 30) };
  };
  const capped = { ...long.provider, list };
  const few = await readRackHistory({ ...noc, provider: { ...capped, recent: () => capped } }, { id: 7, site: 1 });
  expect(few).toMatchObject({ lookedAt: 30, isKnown: true });
});

test("a tenant's history is asked for as its own, once it is confirmed", async () => {
  const known = sessionUser.parse({ id: 5 });
  const confirmed = { ...known, tenant: 9, isTenantConfirmed: true, permissions: ["view_request_list_tenant"] };
  calls.length = 0;
  const history = await readRackHistory({ provider, user: confirmed, role: "tenant" }, { id: 7, site: 1 });
  expect(history?.rows.map(({ id }) => id)).toEqual([3, 1]);
  expect(calls.find(({ path }) => path === "activities")?.given).toMatchObject({ tenant_id: 9, datacenter_id: 1 });
  const unconfirmed = { ...confirmed, isTenantConfirmed: false };
  expect(await readRackHistory({ provider, user: unconfirmed, role: "tenant" }, { id: 7, site: 1 })).toBeNull();
});
