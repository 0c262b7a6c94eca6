import { z } from "zod";
import { languages } from "~/language/language";
import { accents, type PreferenceName, type Preferences, schemes } from "./preferences";

/** The allowed values of each cookie. Any other value counts as not set. */
export const preferenceSchemas = {
  language: z.enum(languages).optional().catch(undefined),
  scheme: z.enum(schemes).optional().catch(undefined),
  accent: z.enum(accents).catch("blue"),
  lite: z.stringbool().catch(false),
  sidebar: z.enum(["shown", "hidden"]).catch("shown"),
  menu: z
    .string()
    .regex(/^[\w.-]{0,200}$/)
    .catch(""),
} as const satisfies { [Name in PreferenceName]: z.ZodType<Preferences[Name]> };

/** What holds without a cookie, known beforehand: to catch an error takes long. */
const unset = new Map(Object.entries(preferenceSchemas).map(([name, schema]) => [name, schema.parse(undefined)]));

/** Reads the preferences with a function that returns a cookie's value. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  return Object.fromEntries(
    Object.entries(preferenceSchemas).map(([name, schema]) => {
      const value = cookie(name);
      return [name, value === undefined ? unset.get(name) : schema.parse(value)];
    }),
  ) as unknown as Preferences;
}
