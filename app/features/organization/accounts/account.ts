import type { StatusStyle } from "~/ui/status";
import { m } from "./account-messages";

/** Characters of an identity number (spec 2 §5 "Admin account"). */
export const IDENTITY_LENGTH = 16;

/** The most characters of a phone number of 15 digits that is typed with a plus and in groups. */
export const TELEPHONE_LENGTH = 30;

/** What an account can be, as the form says it (spec 2 §4 "Admin account status"). */
export const accountStatuses = {
  active: { word: m.active, icon: "ok", tone: "green" },
  need_verification: { word: m.needVerification, icon: "clock", tone: "yellow" },
  non_active: { word: m.nonActive, icon: "off", tone: "gray" },
} as const satisfies Record<string, StatusStyle>;
type AccountStatus = keyof typeof accountStatuses;

/** The status that the provider's two flags mean. */
export function statusOf({ isActive, isRegistered }: { isActive: boolean; isRegistered: boolean }): AccountStatus {
  if (!isActive) return "non_active";
  return isRegistered ? "active" : "need_verification";
}

/** Nobody deletes or deactivates the account that they are signed in with. */
export const isOwnAccount = ({ user }: { user: { id: number } }, account: { id: number }) => account.id === user.id;

/** The account as it stands where it is the signed-in person's own. */
export const ownOf = <Account extends { id: number }>(context: { user: { id: number } }, account: Account | null) =>
  account && isOwnAccount(context, account) ? account : null;
