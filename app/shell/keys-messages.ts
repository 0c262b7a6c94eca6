import type { Message } from "~/language/language";

/** Words around the list of keyboard shortcuts. */
export const m = {
  keys: { en: "Keyboard", id: "Papan ketik" },
  closeKeys: { en: "Close", id: "Tutup" },
  singleKeys: { en: "Use keys of one letter", id: "Gunakan tombol satu huruf" },
} as const satisfies Record<string, Message>;
