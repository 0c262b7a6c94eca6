import type { Message } from "~/language/language";

/** Texts of work on several records, one by one. */
export const m = {
  notTried: {
    en: "Not tried, as the data service did not answer.",
    id: "Belum dicoba karena layanan data tidak menjawab.",
  },
} as const satisfies Record<string, Message>;
