import { beforeEach, describe, expect, it, vi } from "vitest";
import { action } from "~/features/organization/accounts/admin-accounts.route";
import { OWN_ACCESS } from "~/features/configuration/group";
import { isLastAdmin } from "~/features/organization/accounts/last-admin.server";
import { type Account, accountRow } from "~/features/organization/rows.server";
import { argsAt, fakeContext, fakeProvider } from "../../crud/support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());

const group = [
  { id: 1, name: "NOC", admin: true, permissions: [...OWN_ACCESS, "view_news_admin"] },
  { id: 2, name: "Accounts", admin: true, permissions: ["view_menu_admin", "view_organization_admin_accounts_admin"] },
  { id: 3, name: "Lead", admin: true, permissions: OWN_ACCESS },
];
const account = (id: number, groups: number[], more: object = {}) => ({
  id,
  first_name: `P${id}`,
  from_user: "noc_admin",
  is_active: true,
  registered: 1,
  groups,
  ...more,
});
const rizky = accountRow.parse(account(5, [1]));

/** A member of the group `accounts`, with a provider that has these accounts. */
function byAccounts(url: string, user: object[], permissions: readonly string[] = group[1]?.permissions ?? []) {
  const { provider, calls } = fakeProvider({ records: { group, user } });
  const { context } = fakeContext(url, { provider });
  Object.assign(context.user, { id: 9, permissions });
  return { context, calls };
}

const isLast = (
  others: object[],
  after: Pick<Account, "isActive" | "groups"> | null,
  permissions?: readonly string[],
) => isLastAdmin(byAccounts("/x", [account(5, [1]), ...others], permissions).context, rizky, after);

describe("the last account that may give permissions", () => {
  it.each([
    ["is deleted", null],
    ["is deactivated", { isActive: false, groups: [1] }],
    ["is regrouped", { isActive: true, groups: [2] }],
  ])("is told when it %s", async (_, after) => {
    expect(await isLast([account(9, [2]), account(6, [3], { is_active: false })], after)).toBe(true);
    expect(await isLast([account(6, [3])], after)).toBe(false);
  });

  it("stays so in another group that may", async () => {
    expect(await isLast([], { isActive: true, groups: [3] })).toBe(false);
  });

  it("costs no call where the person may give them too", async () => {
    const { context, calls } = byAccounts("/x", [account(5, [1])], OWN_ACCESS);
    expect([await isLastAdmin(context, rizky, null), calls]).toEqual([false, []]);
  });

  it("is refused at the field by the form, which keeps what was typed", async () => {
    const { context, calls } = byAccounts("/admin/organization/admin-accounts/form/5", [
      account(5, [1]),
      account(9, [2]),
    ]);
    guard.requireRole.mockResolvedValue(context);
    const typed = {
      first_name: "Rizky",
      identity_no: "3171041000000000",
      email: "noc@titiktemu.example",
      username: "noc",
      phone: "628125550100",
      multi_datacenter: "1",
      status: "non_active",
      groups: "1",
      need_verify: "0",
    };
    const request = new Request(context.url, { method: "POST", body: new URLSearchParams(typed) });
    const answer = (await action({ ...argsAt(context), request, params: { parameter: "5" } })) as unknown as {
      data: { errors: Record<string, string[]> };
      init: { status: number };
    };
    expect(answer.init.status).toBe(400);
    expect(JSON.stringify(answer.data)).toContain("Nobody else may give permissions");
    expect(calls.map(({ call }) => call)).not.toContain("update");
  });
});
