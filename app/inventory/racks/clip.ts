import { shortened } from "~/language/shortened";

/**
 * A text cut to roughly the available width, in units of the drawing as is the width of a letter: SVG text neither
 * wraps nor clips. The drawing's title has the full text.
 */
export const clip = (words: string, room: number, letter: number): string =>
  shortened(words, Math.floor(room / letter));
