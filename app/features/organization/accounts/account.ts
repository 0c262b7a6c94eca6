import type { StatusStyle } from "~/ui/status";
import { m } from "./account-messages";

/** The length of an identity number (spec 2 §5 "Admin account"). */
export const IDENTITY_LENGTH = 16;

/** The statuses of an account in the form (spec 2 §4 "Admin account status"). */
export const accountStatuses = {
  active: { word: m.active, icon: "ok", tone: "green" },
  need_verification: { word: m.needVerification, icon: "clock", tone: "yellow" },
  non_active: { word: m.nonActive, icon: "off", tone: "gray" },
} as const satisfies Record<string, StatusStyle>;
type AccountStatus = keyof typeof accountStatuses;

/** The status for the provider's two flags. */
export function statusOf({ isActive, isRegistered }: { isActive: boolean; isRegistered: boolean }): AccountStatus {
  if (!isActive) return "non_active";
  return isRegistered ? "active" : "need_verification";
}

/** People cannot delete the account that they are signed in with, nor end its access. */
export const isOwnAccount = ({ user }: { user: { id: number } }, account: { id: number }) => account.id === user.id;

/** The account if it is the signed-in person's own, else null. */
export const ownOf = <Account extends { id: number }>(context: { user: { id: number } }, account: Account | null) =>
  account && isOwnAccount(context, account) ? account : null;
