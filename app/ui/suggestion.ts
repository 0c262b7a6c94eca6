import type { IconName } from "./icon";

/** A page offered by the search. */
export interface Suggestion {
  to: string;
  name: string;
  note: string;
  icon?: IconName;
}

/** The suggestions for a text, in groups. */
export interface Suggestions {
  words: string;
  groups: { title: string; items: Suggestion[] }[];
}
