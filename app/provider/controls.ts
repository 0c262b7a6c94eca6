/**
 * Control characters, other than those of lines and columns, and characters that change the direction of everything
 * after them until they are closed (Unicode bidirectional controls).
 */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The text without controls, so that it can neither reorder the text around it nor damage a file; its own letters still
 * run in their natural direction.
 */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "");
