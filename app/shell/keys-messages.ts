import type { Message } from "~/language/language";

/** Words around the list of keyboard shortcuts. */
export const m = {
  keys: { en: "Keyboard", id: "Papan ketik" },
  closeKeys: { en: "Close", id: "Tutup" },
  singleKeys: { en: "Use single keys, such as j and ?", id: "Gunakan tombol tunggal, seperti j dan ?" },
} as const satisfies Record<string, Message>;
