import { type Shortcut, shortcuts } from "~/shell/shortcuts";

/** The keys that the guide lists: the portal's shortcuts, then those of texts with formatting, dialogs and the browser. */
export const keys: readonly Shortcut[] = [
  ...shortcuts,
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
  { keys: ["Esc"], use: { en: "Closes a menu or a dialog", id: "Menutup menu atau dialog" } },
  {
    keys: ["Tab"],
    use: { en: "The first Tab stop of every page skips the menu", id: "Tab pertama di setiap halaman melewati menu" },
  },
];
