import type { Message } from "~/language/language";

/** Texts around the calendar for a range of days. */
export const m = {
  choose: { en: "Choose days", id: "Pilih hari" },
  title: { en: "First and last day", id: "Hari pertama dan terakhir" },
  loading: { en: "The calendar is being loaded.", id: "Kalender sedang dimuat." },
  close: { en: "Close", id: "Tutup" },
} as const satisfies Record<string, Message>;
