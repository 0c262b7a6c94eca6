import type { Message, Translate } from "~/language/language";
import { tryAgain } from "~/language/wait";
import { isOutage, kindOfAnswer, waitOf } from "~/session/thrown-answer";
import { m } from "./one-by-one-messages";

interface Work<Item, Outcome> {
  attempt: (item: Item) => Promise<Outcome>;
  /** The outcome for an item whose attempt threw; rethrows what says nothing about the item. */
  failed: (item: Item, error: unknown) => Outcome;
  /** The outcome for an item that was not tried, with the reason. */
  notTried: (item: Item, reason: string) => Outcome;
}

/**
 * What became of a write that threw an outage: the provider has not begun it if there were too many requests (429); else
 * nobody knows, and `unconfirmed` says so. Null for any other error.
 */
export const outageReason = (error: unknown, t: Translate, unconfirmed: Message): string | null => {
  if (kindOfAnswer(error) === "busy") return t(m.busy, { again: tryAgain(waitOf(error), t) });
  return isOutage(error) ? t(unconfirmed) : null;
};

/**
 * Attempts the items one after the other and returns their outcomes in the same order. After an outage the rest are not tried:
 * each would wait for the provider in vain, long after the person has left.
 */
export async function oneByOne<Item, Outcome>(
  t: Translate,
  items: readonly Item[],
  { attempt, failed, notTried }: Work<Item, Outcome>,
): Promise<{ outcomes: Outcome[]; isOut: boolean }> {
  const outcomes: Outcome[] = [];
  let isOut = false;
  for (const item of items) {
    if (isOut) {
      outcomes.push(notTried(item, t(m.notTried)));
      continue;
    }
    try {
      outcomes.push(await attempt(item));
    } catch (error) {
      isOut = isOutage(error);
      outcomes.push(failed(item, error));
    }
  }
  return { outcomes, isOut };
}
