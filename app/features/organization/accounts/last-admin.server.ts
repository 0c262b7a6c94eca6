import { OWN_ACCESS } from "~/features/configuration/group";
import { groupRow } from "~/features/configuration/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { type Account, accountRow } from "../rows.server";

/** What decides whether an account may give permissions. */
type Standing = Pick<Account, "isActive" | "groups">;

/**
 * Whether nobody could give permissions any more once an account stands so; null for one that is deleted. Who may do it themselves is
 * left: nobody takes it from the own account.
 */
export async function isLastAdmin(
  { provider, user }: SignedIn,
  account: Account,
  after: Standing | null,
): Promise<boolean> {
  if (OWN_ACCESS.every((permission) => allowed(user, permission))) return false;
  const groups = await provider.all("group", groupRow, { ordering: "name", groupadmin: "yes" });
  const giving = groups.filter(({ permissions }) => OWN_ACCESS.every((one) => permissions.includes(one)));
  const gives = ({ isActive, groups: own }: Standing) => isActive && giving.some(({ id }) => own.includes(id));
  if (!gives(account) || (after && gives(after))) return false;
  const accounts = await provider.all("user", accountRow, { from_user: "noc_admin", ordering: "id" });
  return !accounts.some((one) => one.id !== account.id && gives(one));
}
