import type { Role } from "~/session/permissions";
import { type Shortcut, shortcuts } from "~/shell/shortcuts";

const ofFormatting: readonly Shortcut[] = [
  { keys: ["Ctrl", "B"], use: { en: "Bold, in a text with formatting", id: "Tebal, pada teks berformat" } },
  { keys: ["Ctrl", "I"], use: { en: "Italic, in a text with formatting", id: "Miring, pada teks berformat" } },
  { keys: ["Ctrl", "U"], use: { en: "Underlined, in a text with formatting", id: "Garis bawah, pada teks berformat" } },
  {
    keys: ["←"],
    use: {
      en: "Moves, as → does, between the buttons of the formatting toolbar; Tab leaves it",
      id: "Berpindah, seperti →, antartombol pada bilah format; Tab keluar darinya",
    },
  },
];

const ofBrowsers: readonly Shortcut[] = [
  { keys: ["Esc"], use: { en: "Closes a menu or a dialog", id: "Menutup menu atau dialog" } },
  {
    keys: ["Tab"],
    use: { en: "The first Tab stop of every page skips the menu", id: "Tab pertama di setiap halaman melewati menu" },
  },
];

/**
 * The keys that the guide lists: the portal's shortcuts, then those of texts with formatting, which only the NOC writes,
 * and of dialogs and the browser.
 */
export const keysOf = (side: Role): readonly Shortcut[] => [
  ...shortcuts,
  ...(side === "admin" ? ofFormatting : []),
  ...ofBrowsers,
];
