import { expect, test } from "vitest";
import { readStates } from "~/features/notifications/read-states.server";
import { type SessionUser, sessionUser } from "~/provider/rows.server";
import { errorPage } from "~/session/error-pages.server";
import { fakeProvider } from "../crud/support";

const noc: SessionUser = { ...sessionUser.parse({ id: 1 }), permissions: ["view_request_list_admin"] };
const activities = [
  { id: 3, status: "AP", status_key: "1" },
  { id: 4, status: "OR" },
  { id: 5, status: "CL" },
  { id: 6, status: null },
];

test("the states of a page's requests are told by one call, of those that were asked for", async () => {
  const { provider, calls } = fakeProvider({ records: { activities } });
  const statesOf = await readStates({ provider, role: "admin", user: noc });
  expect(statesOf([4, 3, 3, null, 6, 99])).toEqual({ 3: "AP1", 4: "OR" });
  expect(calls).toHaveLength(1);
});

test("nothing is asked where the reader may not see requests", async () => {
  const { provider, calls } = fakeProvider({ records: { activities } });
  const limited = await readStates({ provider, role: "admin", user: { ...noc, permissions: [] } });
  expect(limited([3])).toEqual({});
  const user: SessionUser = { ...noc, permissions: ["view_request_list_tenant"], isTenantConfirmed: false };
  const unconfirmed = await readStates({ provider, role: "tenant", user });
  expect(unconfirmed([3])).toEqual({});
  expect(calls).toEqual([]);
});

test.each([
  [403, "refused"],
  [404, "missing"],
  [503, "unavailable"],
] as const)("the page stays whole where the requests are answered with %i", async (status, kind) => {
  const { provider } = fakeProvider();
  provider.list = () => Promise.reject(errorPage({ kind }, status));
  const statesOf = await readStates({ provider, role: "admin", user: noc });
  expect(statesOf([3])).toEqual({});
});
