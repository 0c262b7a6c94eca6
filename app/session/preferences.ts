import type { Language, Message } from "~/language/language";

/** The accent colours of the theme palette (spec 1 §9); the default #3b82f6 is the first. */
export const accents = ["blue", "violet", "rose", "teal", "yellow"] as const;
export const schemes = ["light", "dark", "system"] as const;

export const accentNames: Readonly<Record<(typeof accents)[number], Message>> = {
  blue: { en: "Blue", id: "Biru" },
  violet: { en: "Violet", id: "Ungu" },
  rose: { en: "Rose", id: "Merah muda" },
  teal: { en: "Teal", id: "Toska" },
  yellow: { en: "Yellow", id: "Kuning" },
};
export const schemeNames: Readonly<Record<(typeof schemes)[number], Message>> = {
  light: { en: "Light", id: "Terang" },
  dark: { en: "Dark", id: "Gelap" },
  system: { en: "System", id: "Sistem" },
};
/** The labels of the switch into and out of lite mode. */
export const liteNames = {
  enter: { en: "Lite mode", id: "Mode ringan" },
  leave: { en: "Full mode", id: "Mode penuh" },
} as const satisfies Record<string, Message>;

/** The settings of a browser, one cookie each; none of them is secret. */
export interface Preferences {
  /** By default, the browser's language. */
  language?: Language;
  /** By default "system", the device's setting. */
  scheme?: (typeof schemes)[number];
  accent: (typeof accents)[number];
  lite: boolean;
  /** Whether the side menu is hidden on wide screens. */
  sidebar: "shown" | "hidden";
  /** The names of the side menu's open groups, joined by dots. */
  menu: string;
}
export type PreferenceName = keyof Preferences;
