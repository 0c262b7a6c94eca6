/** A text of at most `max` characters; one that is cut ends in "…". */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, Math.max(0, max - 1)).trimEnd()}…`;
