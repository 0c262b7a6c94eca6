/** `{{name}}` in a template. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The names of the placeholders in these texts, each once. */
export const placeholdersIn = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))),
];

/** A placeholder as written in a text. */
export const written = (name: string) => `{{${name}}}`;

/** Example values for previews. */
const examples: Readonly<Record<string, string>> = {
  name: "Maria Simatupang",
  username: "maria",
  password: "••••••••••",
  code: "204 815",
  link: "https://portal.example/…",
  tenant: "PT Rimba Data Khatulistiwa",
  number: "GI-2026-0086",
  kind: "Goods In",
  status: "Approved - NOC",
  message: "Your request has been approved.",
  subject: "Maintenance of feed B",
  body: "Feed B is maintained on Sunday\nfrom 01:00 to 05:00 WIB.",
  account: "noc@titiktemu.example",
};

/**
 * A template with example values for its placeholders; a placeholder without an example appears as its name in
 * brackets.
 */
export const withExamples = (text: string): string =>
  text.replace(PLACEHOLDER, (_, name: string) =>
    Object.hasOwn(examples, name) ? (examples[name] ?? "") : `[${name}]`,
  );
