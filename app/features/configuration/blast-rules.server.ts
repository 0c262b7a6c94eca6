import { z } from "zod";
import { m as formWords } from "~/forms/messages";
import { requiredChoice, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { m } from "./mail-messages";
import { readMembers } from "./read-members.server";
import { groupRow } from "./rows.server";

/**
 * A mail to groups. It is reviewed first: `check` asks for the number of recipients, `change` reopens the form, `send`
 * sends the mail.
 */
export const blastForm = (t: Translate) =>
  z.object({
    subject: requiredText(t, m.subject),
    body: requiredText(t, m.text),
    groups: z
      .array(requiredChoice(t, m.groups))
      .default([])
      .refine((groups) => groups.length > 0, { error: t(formWords.required, { field: t(m.groups) }) }),
    step: z.enum(["check", "change", "send"]).default("check"),
  });

export const readGroups = (provider: Provider) => provider.all("group", groupRow, { ordering: "name" });

/** The number of active people in the groups; null if the reader may not see all of them. */
export async function countReceivers(context: SignedIn, chosen: readonly string[]): Promise<number | null> {
  const groups = (await readGroups(context.provider)).filter(({ id }) => chosen.includes(String(id)));
  const ids = groups.map(({ id }) => id);
  const members = await readMembers(
    context,
    ids,
    groups.map(({ side }) => side),
  );
  return members && new Set(members.filter(({ isActive }) => isActive).map(({ id }) => id)).size;
}
