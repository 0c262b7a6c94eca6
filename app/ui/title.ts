import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { type Language, type Message, type Translate, translator } from "~/language/language";
import { portalName } from "./brand";
import { m } from "./messages";

/** Root's loader data: the language, and the problems with which a posted form was returned. */
interface PageFacts {
  language: Language;
  problems: readonly string[] | null;
}

/**
 * A route's `meta`: `<title>Rack List | Titik Temu</title>`, with "Error: " in front if the posted form has problems.
 * The title is a message, or computed from the loader's data, which is undefined if the loader failed.
 */
export function titled<Data = unknown>(title: Message | ((data: Data, t: Translate) => string)): MetaFunction {
  return ({ data, matches }) => {
    const { language, problems } = (matches.find(({ id }) => id === "root")?.data ?? {}) as Partial<PageFacts>;
    const t = translator(language ?? "en");
    const text = typeof title === "function" ? title(data as Data, t) : t(title);
    return [titleOf(problems ? t(m.error, { title: text }) : text)];
  };
}

/** The title of a page, before the name of the portal. */
export const titleOf = (text: string): MetaDescriptor => ({ title: `${text} | ${portalName}` });

/** "Edit Rack, JKT1-A-07": a title with the record that the page is about, if there is one. */
export const titleWith = (title: string, record?: string): string => (record ? `${title}, ${record}` : title);
