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

/** Reads the preferences with a function that returns a cookie's value. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  return Object.fromEntries(
    Object.entries(preferenceSchemas).map(([name, schema]) => [name, schema.parse(cookie(name))]),
  ) as unknown as Preferences;
}
