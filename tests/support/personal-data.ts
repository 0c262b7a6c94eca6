import { DatabaseSync } from "node:sqlite";

/** The identity numbers and telephone numbers of everybody, as the provider has them. */
export function personalData(dataDir: string): string[] {
  const database = new DatabaseSync(`${dataDir}/provider.sqlite`, { readOnly: true });
  const people = database.prepare(
    "SELECT identity_no, phone FROM user UNION SELECT identity_no, phone FROM userdatacenter",
  );
  const numbers = people.all().flatMap((person) => Object.values(person).map(String));
  database.close();
  return numbers.filter((number) => number.length > 8);
}

const script = /<script[^>]*>.*?<\/script>/gs;

/** Those of these numbers that a page's scripts contain although the page shows them in no spelling. */
export function numbersOnlyInScripts(page: string, numbers: readonly string[]): string[] {
  const scripts = page.match(script)?.join("") ?? "";
  const shown = page.replace(script, "").replace(/[\s-]/g, "");
  return numbers.filter((number) => scripts.includes(number) && !shown.includes(number));
}
