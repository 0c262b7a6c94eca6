/** The colour schemes to choose from; without a choice the system's holds. */
export const schemes = ["light", "dark"] as const;
/** The accent colours (spec 1 §9 "theme palette"). The default, #3b82f6, is the first. */
export const accents = ["blue", "violet", "rose", "teal", "yellow"] as const;
