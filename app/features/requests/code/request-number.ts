import { languages } from "~/language/language";
import { type Action, actions } from "~/inventory/requests/transitions";
import { actionWords } from "../action-words";

/**
 * A request as typed in short form, "gi 10" or "approve gi 10": the letters of its number, its last digits, and
 * optionally an action.
 */
export interface ShortNumber {
  letters: string;
  digits: number;
  /** The actions whose label starts with the first word; empty if only a request is named. */
  actions: Action[];
}

/** The number of digits to which the last part of a number is padded. */
const NUMBER_DIGITS = 4;

const typed = /^(?:(\p{L}{2,})\s+)?([a-z]{2,4})[\s-]*0*(\d{1,6})$/iu;
const written = /^([a-z]+)\W(?:.*\D)?(\d+)$/i;

/** Parses typed text; null if it is not such a number. */
export function readShortNumber(words: string): ShortNumber | null {
  const [, verb = "", letters, digits] = typed.exec(words.trim()) ?? [];
  if (!letters || !digits) return null;
  const called = verb ? actionsCalled(verb) : [];
  return verb && called.length === 0
    ? null
    : { letters: letters.toUpperCase(), digits: Number(digits), actions: called };
}

/** The actions whose label, in any language, starts with this word. */
function actionsCalled(verb: string): Action[] {
  const start = verb.toLowerCase();
  const isCalled = (action: Action) =>
    languages.some((language) =>
      actionWords[action].label[language]
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(start)),
    );
  return actions.filter(isCalled);
}

/** The search text for such a number: its digits as written. */
export const searchOf = ({ digits }: ShortNumber): string => String(digits).padStart(NUMBER_DIGITS, "0");

/** Whether a request's number matches the typed one. */
export function isCalled(number: string, { letters, digits }: ShortNumber): boolean {
  const [, its = "", last] = written.exec(number) ?? [];
  return its.toUpperCase() === letters && Number(last) === digits;
}
