import type { Message } from "~/language/language";

/** Texts of the calendar for a range of days, loaded with it. */
export const m = {
  nextMonth: { en: "Next month", id: "Bulan berikutnya" },
  previousMonth: { en: "Previous month", id: "Bulan sebelumnya" },
  nextYear: { en: "Next year", id: "Tahun berikutnya" },
  previousYear: { en: "Previous year", id: "Tahun sebelumnya" },
  nextDecade: { en: "Next ten years", id: "Sepuluh tahun berikutnya" },
  previousDecade: { en: "Previous ten years", id: "Sepuluh tahun sebelumnya" },
} as const satisfies Record<string, Message>;
