import { z } from "zod";
import { choice, choices, flag, id, listOf, text } from "~/provider/rows";
import type { Mark } from "~/ui/status";
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
} as const satisfies Record<string, Mark>;
export type AccountStatus = keyof typeof accountStatuses;

/** The status that the provider's two flags mean. */
export function statusOf({ is_active, registered }: { is_active: boolean; registered: boolean }): AccountStatus {
  if (!is_active) return "non_active";
  return registered ? "active" : "need_verification";
}

/** An account as user/ reads it, of either side (contract §2), with the values of its form. */
export const accountRow = z
  .object({
    id,
    first_name: text,
    identity_no: text,
    email: text,
    phone: text,
    username: text,
    from_user: text,
    tenant: choice,
    tenant_name: text,
    headtenant: flag.transform((on) => (on ? "1" : "0")),
    is_active: flag,
    registered: flag,
    groups: choices,
    groups_name: listOf(text),
    multi_datacenter_parse: listOf(z.object({ id, name: text })),
  })
  .transform((account) => ({
    ...account,
    status: statusOf(account),
    multi_datacenter: account.multi_datacenter_parse.map((site) => site.id),
  }));
export type Account = z.output<typeof accountRow>;

/** Nobody deletes the account that he is signed in with. */
export const isOwnAccount = ({ user }: { user: { id: number } }, account: Account) => account.id === user.id;
