import { OWN_ACCESS } from "~/features/configuration/group";
import { groupRow } from "~/features/configuration/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { type Account, accountRow } from "../rows.server";

/** What determines whether an account may grant permissions. */
type Access = Pick<Account, "isActive" | "groups">;

/**
 * Whether a change would leave nobody who can grant permissions; `null` stands for deletion. The author is not counted
 * out: people cannot take the permission from themselves.
 */
export async function isLastAdmin(
  { provider, user }: SignedIn,
  account: Account,
  after: Access | null,
): Promise<boolean> {
  if (OWN_ACCESS.every((permission) => allowed(user, permission))) return false;
  const groups = await provider.all("group", groupRow, { ordering: "name", groupadmin: "yes" });
  const granting = groups.filter(({ permissions }) => OWN_ACCESS.every((one) => permissions.includes(one)));
  const mayGrant = ({ isActive, groups: own }: Access) => isActive && granting.some(({ id }) => own.includes(id));
  if (!mayGrant(account) || (after && mayGrant(after))) return false;
  const accounts = await provider.all("user", accountRow, { from_user: "noc_admin", ordering: "id" });
  return !accounts.some((one) => one.id !== account.id && mayGrant(one));
}
