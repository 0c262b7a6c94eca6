/** An escape of one half of a character that JSON writes in two. */
const HALF_ESCAPED = /\\ud[89a-f]/i;
/** A half without its other half. */
const LONE_HALF = /\p{Surrogate}/gu;

/**
 * The value of a JSON text, in whose texts half a character, as of an emoji that was cut, is replaced by "�": no address
 * can hold it. Throws a SyntaxError if the text is no JSON.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, HALF_ESCAPED.test(text) ? (_key, value: unknown) => whole(value) : undefined);

const whole = (value: unknown) => (typeof value === "string" ? value.replace(LONE_HALF, "\ufffd") : value);
