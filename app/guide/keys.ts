import type { Message } from "~/language/language";

/** The keys that the portal has, besides those of the browser. All but the last two need JavaScript. */
export const keys: readonly { keys: string; use: Message }[] = [
  {
    keys: "/",
    use: {
      en: "Goes to the search of the page, or to the search of everything.",
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
      en: "Leads from button to button of the formatting toolbar; Tab leaves it.",
      id: "Berpindah antar tombol pada bilah format; Tab keluar darinya.",
    },
  },
  { keys: "Esc", use: { en: "Closes a menu or a dialog.", id: "Menutup menu atau dialog." } },
  {
    keys: "Tab, Enter",
    use: {
      en: "The first stop of every page is the way past the menu.",
      id: "Perhentian pertama setiap halaman adalah jalan melewati menu.",
    },
  },
  { keys: "Ctrl+P", use: { en: "Prints.", id: "Mencetak." } },
];
