import { z } from "zod";
import { languages } from "~/language/language";

/** The accent colours of the theme palette (spec 1 §9); the default #3b82f6 is the first. */
export const accents = ["blue", "violet", "rose", "teal", "yellow"] as const;
/** No scheme chosen means the system's. */
export const schemes = ["light", "dark"] as const;

/** What a browser keeps about itself, a cookie each; none of it is a secret. A value that is not allowed counts as not set. */
export const preferenceSchemas = {
  language: z.enum(languages).optional().catch(undefined),
  scheme: z.enum(schemes).optional().catch(undefined),
  accent: z.enum(accents).catch("blue"),
  lite: z.stringbool().catch(false),
  /** Whether the side menu is hidden on wide screens. */
  sidebar: z.enum(["shown", "hidden"]).catch("shown"),
  /** The open groups of the side menu: their names, joined by dots. */
  menu: z
    .string()
    .regex(/^[\w.-]{0,200}$/)
    .catch(""),
} as const;

export type PreferenceName = keyof typeof preferenceSchemas;
export type Preferences = { [Name in PreferenceName]: z.output<(typeof preferenceSchemas)[Name]> };

/** Reads the preferences by a function that gives a cookie's value. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  return Object.fromEntries(
    Object.entries(preferenceSchemas).map(([name, schema]) => [name, schema.parse(cookie(name))]),
  ) as Preferences;
}
