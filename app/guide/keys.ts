import type { Message } from "~/language/language";

/** The portal's keyboard shortcuts. All but the last two need JavaScript. */
export const keys: readonly { keys: string; use: Message }[] = [
  {
    keys: "/",
    use: {
      en: "Goes to the search of this page, or searches everything.",
      id: "Menuju pencarian di halaman, atau pencarian semua data.",
    },
  },
  { keys: "Ctrl+Enter", use: { en: "Submits the form.", id: "Mengirim formulir." } },
  {
    keys: "Ctrl+B, Ctrl+I, Ctrl+U",
    use: {
      en: "Bold, italic and underlined in a text with formatting.",
      id: "Tebal, miring, dan garis bawah pada teks berformat.",
    },
  },
  {
    keys: "← →",
    use: {
      en: "Moves between the buttons of the formatting toolbar; Tab leaves it.",
      id: "Berpindah antar tombol pada bilah format; Tab keluar darinya.",
    },
  },
  { keys: "Esc", use: { en: "Closes a menu or a dialog.", id: "Menutup menu atau dialog." } },
  {
    keys: "Tab, Enter",
    use: {
      en: "The first Tab stop of every page skips the menu.",
      id: "Tab pertama di setiap halaman melewati menu.",
    },
  },
  { keys: "Ctrl+P", use: { en: "Prints.", id: "Mencetak." } },
];
