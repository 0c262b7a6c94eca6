/**
 * Compares names as people sort them: "R2" before "R10". One collator is shared because creating one per comparison is
 * thirty times as slow.
 */
export const compareNames = new Intl.Collator("en", { numeric: true }).compare;
