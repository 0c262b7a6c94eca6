const quantity = /^(\d+(\.\d*)?|\.\d+)$/;

/** Accepts the Indonesian decimal comma and a printed minus: returns the number with a dot and a hyphen. */
export const withDot = (typed: string): string => typed.replace("\u2212", "-").replace(/^([-+]?\d*),(\d*)$/, "$1.$2");

/** Whether a text with a dot consists of digits and at most one dot (spec 2 §5 "Rack"). */
export const isQuantity = (dotted: string): boolean => quantity.test(dotted);

/** The quantity that a text would be saved as; 0 if it would be refused. */
export function quantityIn(typed: string): number {
  const dotted = withDot(typed.trim());
  return isQuantity(dotted) ? Number(dotted) : 0;
}
