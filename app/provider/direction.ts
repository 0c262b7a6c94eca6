/** Characters that turn the direction of all that comes behind them, until another one ends it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text that turns no other one beside it; which way its own letters run they tell themselves. */
export const withoutTurns = (text: string): string => text.replace(TURNS, "");
