import { z } from "zod";
import { optionalChoice, requiredChoice, requiredMoment, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** The schema of a Smart Hand (contract §5): work at a rack, at a time that is not past. */
export const smartHandForm = (t: Translate) =>
  z.object({
    datacenter: requiredChoice(t, m.site),
    rack: requiredChoice(t, m.rack),
    device: optionalChoice(t),
    dateactivities: requiredMoment(t, m.planned).refine((at) => Date.parse(at) > Date.now(), { error: t(m.isPast) }),
    description: requiredText(t, m.description),
  });

/** The labels of the form's fields, in page order. */
export const smartHandLabels = {
  datacenter: m.site,
  rack: m.rack,
  device: m.device,
  dateactivities: m.planned,
  description: m.description,
};
