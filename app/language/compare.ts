/** Sorts names as people read them: "R2" before "R10". Made once: a comparison that makes its own costs thirty times as much. */
export const compareNames = new Intl.Collator("en", { numeric: true }).compare;
