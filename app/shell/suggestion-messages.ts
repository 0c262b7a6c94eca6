import type { Message } from "~/language/language";

/** Words of the suggestions below the search. */
export const m = {
  screens: { en: "Screens", id: "Halaman" },
  suggestions: { en: "Suggestions", id: "Saran" },
  oneSuggestion: { en: "1 suggestion", id: "1 saran" },
  suggestionCount: { en: "{count} suggestions", id: "{count} saran" },
} as const satisfies Record<string, Message>;
