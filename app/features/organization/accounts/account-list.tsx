import type { Filter } from "~/lists/list";
import type { Column } from "~/lists/data-table";
import { Phone } from "~/ui/phone";
import { statusCells } from "~/ui/status";
import { accountStatuses } from "./account";
import { m } from "./account-messages";
import type { Account } from "../rows.server";

/** The columns shared by all lists of accounts; each list has its own in between. */
export const accountColumns = {
  name: {
    key: "first_name",
    label: m.name,
    value: (account) => account.name,
    note: (account) => account.username,
    exportOnly: [{ label: m.username, value: (account) => account.username }],
  },
  email: { key: "email", label: m.email, value: (account) => account.email },
  phone: {
    key: "phone",
    label: m.telephone,
    value: (account) => account.telephone.plain,
    cell: (account) => <Phone number={account.telephone} />,
  },
  head: {
    key: "headtenant",
    label: m.head,
    unsorted: true,
    value: (account, t) => t(account.isHead ? m.yes : m.no),
  },
  groups: { key: "groups", label: m.groups, unsorted: true, value: (account) => account.groupNames.join(", ") },
  status: {
    key: "is_active",
    label: m.status,
    ...statusCells((account: Account) => accountStatuses[account.status]),
  },
} as const satisfies Record<string, Column<Account>>;

/** Active accounts or others; accounts that need verification count as active. */
export const activeFilter: Filter = {
  name: "is_active",
  label: m.status,
  options: [
    { value: "true", label: m.active },
    { value: "false", label: m.nonActive },
  ],
};
