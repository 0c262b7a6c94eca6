import { z } from "zod";
import { type Message, nameOrId } from "~/language/language";
import { isId } from "~/provider/address";
import type { Payload, Provider } from "~/provider/index.server";
import { id, text } from "~/provider/rows.server";
import { type Group, groupRow } from "~/features/configuration/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { sessionsEnded } from "~/session/password-messages";
import { endOtherSessions } from "~/session/password-change.server";
import { byLabel, wholeList } from "~/forms/form";
import type { ChoiceList } from "~/forms/form-state";
import { type Account, accountRow } from "../rows.server";
import { m } from "./account-messages";
import { accountFormValues } from "./account-rules.server";

const named = z.object({ id, name: text });

const namedList = (records: z.output<typeof named>[]): ChoiceList =>
  wholeList(records.map(({ id, name }) => ({ value: String(id), label: name })).sort(byLabel));

/**
 * Records of a family as visible choices, radio buttons or check boxes. A record that the account has but the list
 * lacks is offered too; otherwise saving the form would remove it.
 */
async function withChosen(
  provider: Provider,
  family: string,
  chosen: readonly string[],
  listed: z.output<typeof named>[],
): Promise<ChoiceList> {
  const missing = chosen.filter((one) => isId(one) && !listed.some(({ id }) => String(id) === one));
  const others = missing.map(async (one) => {
    const record = await nullIf(provider.read(`${family}/${one}`, named), "missing", "refused");
    return record ?? { id: Number(one), name: `#${one}` };
  });
  return namedList([...listed, ...(await Promise.all(others))]);
}

const isForTenants = ({ side, permissions }: Group): boolean =>
  side === "tenant" && !permissions.includes("view_menu_admin");

/** The groups that an admin account may have (spec 2 §5). The provider may ignore the filter. */
export async function adminGroups(provider: Provider, chosen: readonly string[]): Promise<ChoiceList> {
  const groups = await provider.all("group", groupRow, { ordering: "name", groupadmin: "yes" });
  const forAdmins = groups.filter((group) => !isForTenants(group));
  return withChosen(provider, "group", chosen, forAdmins);
}

/** The groups that a tenant's account may have: all that are not for admins. */
const readTenantGroups = async (provider: Provider): Promise<Group[]> =>
  (await provider.all("group", groupRow, { ordering: "name" })).filter(isForTenants);

export const tenantGroups = async (provider: Provider, chosen: readonly string[]): Promise<ChoiceList> =>
  withChosen(provider, "group", chosen, await readTenantGroups(provider));

/**
 * A form of a tenant's account that refuses any other group, which a provider may take: an account in a group for admins
 * is an admin. The group of `record`, the current account, may stay.
 */
export const withTenantGroup = <Form extends z.ZodType<Payload>>(
  form: Form,
  { provider, t }: SignedIn,
  record: Account | null,
) =>
  form.refine(
    async ({ groups }) =>
      record?.groups.includes(Number(groups)) ||
      (await readTenantGroups(provider)).some(({ id }) => id === Number(groups)),
    { path: ["groups"], error: t(m.tenantGroup) },
  );

/** The sites that an admin account may be assigned to (spec 2 §7). */
export async function accountSites(provider: Provider, chosen: readonly string[]): Promise<ChoiceList> {
  const sites = await provider.all("datacenters", named, { ordering: "name", admin_account_fitur: 1 });
  return withChosen(provider, "datacenters", chosen, sites);
}

/** A new password ends the account's sessions: somebody who knew the old one may be signed in. */
async function endSessionsOfNewPassword(context: SignedIn, id: number, sent: Payload): Promise<Message | null> {
  const ended = sent.password ? await endOtherSessions(context, id) : 0;
  return ended > 0 ? sessionsEnded(ended) : null;
}

/** Fills in the names of groups of which the provider sent only the ids. */
async function withGroupNames({ provider }: SignedIn, accounts: Account[]): Promise<Account[]> {
  const isNameless = ({ groups, groupNames }: Account) => groups.length > 0 && groupNames.length === 0;
  if (!accounts.some(isNameless)) return accounts;
  const known = (await nullIf(provider.all("group", named), "missing", "refused")) ?? [];
  const nameOf = (one: number) => nameOrId(known.find(({ id }) => id === one)?.name, one);
  return accounts.map((account) =>
    isNameless(account) ? { ...account, groupNames: account.groups.map(nameOf) } : account,
  );
}

/** The source of accounts, of either side. */
export const accountSource = {
  family: "user",
  row: accountRow,
  asListed: (account: Account) => ({ ...account, identityNumber: "" }),
  fillIn: withGroupNames,
  formValues: accountFormValues,
  filterValues: { is_active: ({ isActive }: Account) => isActive },
  // An edit does not generate a new password by default.
  defaults: () => ({ status: "active", headtenant: "0", need_verify: "0" }),
  afterUpdate: endSessionsOfNewPassword,
};

/** Whether the person is the head of their tenant. The session user may lack the flag; the account has it. */
export const isHead = async ({ user, provider }: SignedIn): Promise<boolean> =>
  user.isHeadTenant || (await provider.read(`user/${user.id}`, accountRow)).isHead;
