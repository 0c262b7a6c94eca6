/** A text of at most `max` characters; one that is cut ends in "…", and not with half of an emoji. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, Math.max(0, max - 1)).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.trimEnd()}…`;
}
