import { z } from "zod";
import { optionalDocument } from "~/forms/files.server";
import { requiredChoice, requiredEmail, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** The schema of a ticket for ticket/ticket/ (contract §5). */
export const ticketForm = (t: Translate) =>
  z.object({
    email: requiredEmail(t, m.email),
    subject: requiredText(t, m.subject),
    datacenter: requiredChoice(t, m.site),
    activitytypes: requiredChoice(t, m.kind),
    description: requiredText(t, m.description),
    attachment: optionalDocument(t),
  });
