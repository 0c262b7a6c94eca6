/**
 * The first `max` characters of a text; one of which only half would be left, as of an emoji, is left out: a server
 * writes half of one as "�", which is not what the browser's script makes of the same text.
 */
export const beginning = (text: string, max: number): string => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");

/** A text of at most `max` characters; one that is cut ends in "…". */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${beginning(text, Math.max(0, max - 1)).trimEnd()}…`;
