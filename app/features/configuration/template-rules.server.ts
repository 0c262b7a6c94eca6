import { z } from "zod";
import { requiredChoice, requiredText } from "~/forms/schema";
import type { Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { cleanMail, cleanPreview, typedMail } from "./mail-html.server";
import { placeholdersIn, withExamples, written } from "./placeholders";
import { type Template, templateTypeRow, type TemplateType } from "./rows.server";
import { m } from "./template-messages";

/** How old the types may be: the form's schema asks for them, and so does its page. */
const TYPES_MS = 30_000;

export const readTypes = (provider: Provider): Promise<TemplateType[]> =>
  provider.recent(TYPES_MS).all("templatetype", templateTypeRow, { ordering: "name" });

/**
 * The form of a template; `preview` only shows it. Placeholders that the type does not have are reported, if the
 * provider lists the type's placeholders.
 */
export const templateForm = (t: Translate, types: readonly TemplateType[]) =>
  z
    .object({
      templateset: requiredChoice(t, m.set),
      templatetype: requiredChoice(t, m.type),
      subject: requiredText(t, m.subject),
      body: requiredText(t, m.body)
        .transform(typedMail)
        .refine((html) => html !== "", { error: t(m.bodyEmpty) }),
      preview: z.string().optional(),
    })
    .superRefine(({ templatetype, subject, body }, issues) => {
      const known = types.find(({ id }) => String(id) === templatetype)?.placeholders;
      if (!known) return;
      for (const [field, text] of Object.entries({ subject, body })) {
        const unknown = placeholdersIn(text).filter((name) => !known.includes(name));
        if (unknown.length === 0) continue;
        const message = t(m.unknown, { unknown: listed(unknown), known: listed(known) || t(m.nothing) });
        issues.addIssue({ code: "custom", path: [field], message });
      }
    });

/** The initial values of the form, with the names of its choices. */
export const templateFormValues = ({ setName, typeName, ...template }: Template) => ({
  ...template,
  templateset_name: setName,
  templatetype_name: typeName,
  body: cleanMail(template.body),
});

const listed = (names: readonly string[]) => names.map(written).join(", ");

/** A preview of a mail with example values, sanitized for a page of the portal. */
interface Preview {
  subject: string;
  html: string;
}

export const previewOf = ({ subject, body }: { subject: string; body: string }): Preview => ({
  subject: withExamples(subject),
  html: cleanPreview(withExamples(body)),
});
