import { languages } from "~/language/language";
import { type Action, actions } from "~/inventory/requests/transitions";
import { actionWords } from "../action-words";

/** A request as somebody types it in short, "gi 10" or "approve gi 10": the letters of its number, its last digits, and what to do with it. */
export interface ShortNumber {
  letters: string;
  digits: number;
  /** The actions that the first word begins; none where the request alone is named. */
  actions: Action[];
}

/** Digits that the last part of a number is filled up to. */
const NUMBER_DIGITS = 4;

const typed = /^(?:(\p{L}{2,})\s+)?([a-z]{2,4})[\s-]*0*(\d{1,6})$/iu;
const written = /^([a-z]+)\W.*?0*(\d+)$/i;

/** Reads what is typed; null where it is no such number. */
export function readShortNumber(words: string): ShortNumber | null {
  const [, verb = "", letters, digits] = typed.exec(words.trim()) ?? [];
  if (!letters || !digits) return null;
  const called = verb ? actionsCalled(verb) : [];
  return verb && called.length === 0
    ? null
    : { letters: letters.toUpperCase(), digits: Number(digits), actions: called };
}

/** The actions of whose label, in any language, a word begins so. */
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

/** What is searched for such a number: its digits as they are written. */
export const searchOf = ({ digits }: ShortNumber): string => String(digits).padStart(NUMBER_DIGITS, "0");

/** Whether a request's number is one of those that were typed. */
export function isCalled(number: string, { letters, digits }: ShortNumber): boolean {
  const [, its = "", last] = written.exec(number) ?? [];
  return its.toUpperCase() === letters && Number(last) === digits;
}
