import type { Language, Message } from "~/language/language";

/** The accent colours of the theme palette (spec 1 §9); the default #3b82f6 is the first. */
export const accents = ["blue", "violet", "rose", "teal", "yellow"] as const;
export const schemes = ["light", "dark", "system"] as const;

/** What they are called. */
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
/** What leads into lite mode, and out of it. */
export const liteNames = {
  enter: { en: "Lite mode", id: "Mode ringan" },
  leave: { en: "Full mode", id: "Mode penuh" },
} as const satisfies Record<string, Message>;

/** What a browser keeps about itself, a cookie each; none of it is a secret. */
export interface Preferences {
  /** Without a choice, the browser's language. */
  language?: Language;
  /** Without a choice, "system": the device's own. */
  scheme?: (typeof schemes)[number];
  accent: (typeof accents)[number];
  lite: boolean;
  /** Whether the side menu is hidden on wide screens. */
  sidebar: "shown" | "hidden";
  /** The open groups of the side menu: their names, joined by dots. */
  menu: string;
}
export type PreferenceName = keyof Preferences;
