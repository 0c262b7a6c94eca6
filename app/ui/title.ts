import type { MetaDescriptor, MetaFunction } from "@remix-run/node";
import { type Language, type Message, type Translate, translator } from "~/language/language";
import { portalName } from "./brand";
import { m } from "./messages";

/** What root's loader tells of the page: its language, and whether a posted form came back with problems. */
interface PageFacts {
  language: Language;
  failed: boolean;
}

/**
 * A route's `meta`: `<title>Rack List | Titik Temu</title>`, with "Error: " first when the posted form has problems. The title is
 * a message, or made from the loader's data, which is undefined where the loader failed.
 */
export function titled<Data = unknown>(title: Message | ((data: Data, t: Translate) => string)): MetaFunction {
  return ({ data, matches }) => {
    const { language, failed } = (matches.find(({ id }) => id === "root")?.data ?? {}) as Partial<PageFacts>;
    const t = translator(language ?? "en");
    const text = typeof title === "function" ? title(data as Data, t) : t(title);
    return [titleOf(failed ? t(m.error, { title: text }) : text)];
  };
}

export const titleOf = (text: string): MetaDescriptor => ({ title: `${text} | ${portalName}` });
