/**
 * A text cut to roughly the available width, in units of the drawing as is the width of a letter: SVG text neither
 * wraps nor clips. The drawing's title has the full text.
 */
export function clip(words: string, room: number, letter: number): string {
  const letters = Math.floor(room / letter);
  return words.length <= letters ? words : `${words.slice(0, Math.max(0, letters - 1)).trimEnd()}…`;
}
