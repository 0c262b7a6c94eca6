import type { SignedIn } from "~/session/guards.server";
import { allowed, type Permission, type Role } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { type Member, memberRow } from "./rows.server";

/** The permission to see all accounts of a side; others see only their own (contract §8). */
const seesAccounts: Readonly<Record<Role, Permission>> = {
  admin: "view_organization_admin_accounts_admin",
  tenant: "view_organization_user_accounts_admin",
};
const fromUser: Readonly<Record<Role, string>> = { admin: "noc_admin", tenant: "tenant" };

/** The members of groups of these sides, by name; null if the reader may not see all of them. */
export async function readMembers(
  { provider, user }: SignedIn,
  groups: readonly number[],
  sides: readonly Role[],
): Promise<Member[] | null> {
  if (groups.length === 0) return [];
  if (sides.some((side) => !allowed(user, seesAccounts[side]))) return null;
  const [only] = groups.length === 1 ? groups : [];
  const read = (side: Role) =>
    nullIf(
      provider.all("user", memberRow, { from_user: fromUser[side], groups: only, ordering: "first_name" }),
      "refused",
    );
  const lists = await Promise.all([...new Set(sides)].map(read));
  if (lists.includes(null)) return null;
  // The provider may not support the filter.
  return lists.flatMap((list) => list ?? []).filter((member) => member.groups.some((id) => groups.includes(id)));
}
