import { z } from "zod";
import { optionalChoice, requiredChoice, requiredMoment, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** What a smart hand asks for (contract §5): work at a rack, at a moment that is not over. */
export const smartHandForm = (t: Translate) =>
  z.object({
    datacenter: requiredChoice(t, m.site),
    rack: requiredChoice(t, m.rack),
    device: optionalChoice(t),
    dateactivities: requiredMoment(t, m.planned).refine((at) => Date.parse(at) > Date.now(), { error: t(m.isPast) }),
    description: requiredText(t, m.description),
  });

/** The form's fields, in the order of the page. */
export const smartHandFields = ["datacenter", "rack", "device", "dateactivities", "description"] as const;
