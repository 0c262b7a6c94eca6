import type { Message } from "~/language/language";

export const m = {
  print: { en: "Print", id: "Cetak" },
  close: { en: "Close", id: "Tutup" },
  ctrlP: { en: "Ctrl+P to print. Language:", id: "Ctrl+P untuk mencetak. Bahasa:" },
  note: { en: "Note.", id: "Catatan." },
} as const satisfies Record<string, Message>;
