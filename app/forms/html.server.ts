import { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { m } from "./messages";
import { textOf, typedHtml } from "./sanitize.server";

/** A rich text field as clean HTML; HTML without text counts as missing. */
export function requiredHtml(t: Translate, label: Message) {
  const rule = { error: t(m.required, { field: t(label) }) };
  return z
    .string(rule)
    .transform(typedHtml)
    .refine((html) => textOf(html) !== "", rule);
}
