import type { Message } from "~/language/language";

/** Texts of work on several records that an outage of the provider ended. */
export const m = {
  notTried: {
    en: "Not tried, as the data service did not answer.",
    id: "Belum dicoba karena layanan data tidak menjawab.",
  },
} as const satisfies Record<string, Message>;
