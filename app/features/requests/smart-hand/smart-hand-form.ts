import { z } from "zod";
import { optionalChoice, requiredChoice, requiredDay, requiredText } from "~/forms/schema";
import { today } from "~/language/dates";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** What a smart hand asks for (contract §5): work at a rack, on a day that is not over. */
export const smartHandForm = (t: Translate) =>
  z.object({
    datacenter: requiredChoice(t, m.site),
    rack: requiredChoice(t, m.rack),
    device: optionalChoice(t),
    dateactivities: requiredDay(t, m.date).refine((day) => day >= today(), { error: t(m.datePast) }),
    description: requiredText(t, m.description),
  });

/** The form's fields, in the order of the page. */
export const smartHandFields = ["datacenter", "rack", "device", "dateactivities", "description"] as const;
