import type { IconName } from "./icon";

/** A page that a search offers. */
export interface Suggestion {
  to: string;
  name: string;
  note: string;
  icon?: IconName;
}

/** What a search offers for these words, in groups. */
export interface Suggestions {
  words: string;
  groups: { title: string; items: Suggestion[] }[];
}
