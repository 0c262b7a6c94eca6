import type { Message } from "~/language/language";

/** Texts of work on several records, one by one. */
export const m = {
  notTried: {
    en: "Not tried: the data service is not available at the moment.",
    id: "Belum dicoba: layanan data sedang tidak tersedia.",
  },
  busy: {
    en: "Not done: too many requests at the moment. {again}",
    id: "Belum dilakukan: terlalu banyak permintaan saat ini. {again}",
  },
} as const satisfies Record<string, Message>;
