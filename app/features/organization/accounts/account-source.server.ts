import { z } from "zod";
import type { Message } from "~/language/language";
import type { Payload, Provider, Query } from "~/provider/index.server";
import { flag, id, listOf, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { sessionsEnded } from "~/session/password-messages";
import { endOtherSessions } from "~/session/password-change.server";
import { byLabel, type ChoiceList, wholeList } from "~/forms/form";

const groupRow = z.object({ id, name: text, admin: flag, permissions: listOf(text) });
const named = z.object({ id, name: text });

const namedList = (records: z.output<typeof named>[]): ChoiceList =>
  wholeList(records.map(({ id, name }) => ({ value: String(id), label: name })).sort(byLabel));

/** All records of a family as choices: all of them are to be seen, as radio buttons or check boxes. */
const all = async (provider: Provider, family: string, query?: Query) =>
  namedList(await provider.all(family, named, { ordering: "name", ...query }));

/** The groups that an admin's account can have (spec 2 §5). */
export const adminGroups = (provider: Provider) => all(provider, "group", { groupadmin: "yes" });

/** The groups that a tenant's account can have: all that are none for admins. */
export async function tenantGroups(provider: Provider): Promise<ChoiceList> {
  const groups = await provider.all("group", groupRow, { ordering: "name" });
  return namedList(groups.filter(({ admin, permissions }) => !admin && !permissions.includes("view_menu_admin")));
}

/** The sites that an admin's account can be for (spec 2 §7). */
export const accountSites = (provider: Provider) => all(provider, "datacenters", { admin_account_fitur: 1 });

/** What a new account begins with; an edit asks for no new password either. */
export const accountDefaults = () => ({ status: "active", headtenant: "0", need_verify: "0" });

/** A new password ends the account's sessions: whoever knew the old one may be in one of them. */
export async function endSessionsOfNewPassword(context: SignedIn, id: number, sent: Payload): Promise<Message | null> {
  const ended = sent.password ? await endOtherSessions(context, id) : 0;
  return ended > 0 ? sessionsEnded(ended) : null;
}
