import { formatNumber } from "./numbers";

/** The portal's languages; English is the default. */
export const languages = ["en", "id"] as const;
export type Language = (typeof languages)[number];

/** The language requested by the `lang` parameter, or `otherwise` if it names none that the portal has. */
export const languageAsked = (params: URLSearchParams, otherwise: Language): Language =>
  languages.find((code) => code === params.get("lang")) ?? otherwise;

/** Each language's own name, which is not translated. No text in both languages: those that scripts hold are of one. */
export const languageName = (language: Language): string => (language === "en" ? "English" : "Bahasa Indonesia");

/**
 * A text of the portal in both languages. `{name}` stands for a value; a number is written as in that language. Each room
 * keeps its own in `messages.ts`.
 */
export type Message = Readonly<Record<Language, string>>;
type Values = Readonly<Record<string, string | number>>;
export type Translate = (message: Message, values?: Values) => string;

/** The languages of the texts in this code: both, except in a page's scripts, where client-languages.ts leaves one. */
const spoken: Partial<Record<Language, true>> = { en: true, id: true };
export const isSpoken = (language: Language): boolean => Object.hasOwn(spoken, language);

/** The wanted language, or the one that this code has if another was chosen since the scripts were loaded. */
export const spokenFor = (wanted: Language): Language => [wanted, ...languages].find(isSpoken) ?? wanted;

/** What stands for a value that is not known, in both languages. */
export const NOTHING = "–";

/** A record's name; one without a name is called by its id, "#7". */
export const nameOrId = (name: string | null | undefined, id: number | string | null): string =>
  name || (id === null ? NOTHING : `#${id}`);

/** The words for a number of things. */
export const wordsFor = ({ one, many }: { one: Message; many: Message }, count: number | null): Message =>
  count === 1 ? one : many;

/** Two messages as two sentences, one after the other. */
export const sentences = (first: Message, second: Message): Message => ({
  en: `${first.en}. ${second.en}`,
  id: `${first.id}. ${second.id}`,
});

/** The function that turns messages into texts of one language. */
export function translator(wanted: Language): Translate {
  const language = spokenFor(wanted);
  return (message, values) => {
    const text = message[language];
    // Most texts have no values.
    if (!values) return text;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === "number" ? formatNumber(value, language) : value;
    });
  };
}

/**
 * The language chosen earlier (kept in a cookie), else the first of the browser's languages that the portal has, else
 * English.
 */
export function chooseLanguage(kept: string | undefined, acceptLanguage: string | null): Language {
  const wanted = [
    kept ?? "",
    ...(acceptLanguage ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase()),
  ];
  return wanted.find((code): code is Language => (languages as readonly string[]).includes(code)) ?? "en";
}
