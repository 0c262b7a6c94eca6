/**
 * Characters that change the text direction of everything after them, until they are closed (Unicode bidirectional
 * controls).
 */
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The text without direction controls, so that it cannot reorder the text around it; its own letters still run in their
 * natural direction.
 */
export const withoutBidiControls = (text: string): string => text.replace(BIDI_CONTROLS, "");
