import { onMissedSignals, sharedState } from "~/shared-state.server";

/** At most this many answers with this many rows are kept, for all sessions together; the oldest go first. */
const MAX_ANSWERS = 2_000;
const MAX_ROWS = 200_000;
/** Nobody takes an older answer: it goes with the next one that is kept. */
const OLDEST_MS = 5 * 60_000;

/** The provider's answers by session and call, the oldest first. */
const answers = new Map<string, { answer: unknown; at: number }>();
let rows = 0;
let forgotten = 0;

const CHANNEL = "answers";
sharedState.subscribe(CHANNEL, forget);
onMissedSignals(forget);

/** The answers to one request's calls that are on their way. */
export type UnderWay = Map<string, { answer: Promise<unknown>; before: number }>;

/**
 * The provider's answer to this session's call within the last `maxAgeMs` milliseconds, else a new one. Sessions never
 * see each other's answers. Each process keeps its own. What is already `underWay` is not asked for once more; only
 * within a request, since calls end with the request that makes them.
 */
export async function recentAnswer<T>(
  session: string | undefined,
  call: string,
  maxAgeMs: number,
  ask: () => Promise<T>,
  underWay: UnderWay = new Map(),
): Promise<T> {
  if (!session) return ask();
  const key = `${session} ${call}`;
  const known = answers.get(key);
  if (known && Date.now() - known.at < maxAgeMs) return known.answer as T;
  // The answer to a question asked before a change may not include the change.
  const before = forgotten;
  const asked = underWay.get(key);
  if (asked?.before === before) return asked.answer as Promise<T>;
  const asking = ask();
  underWay.set(key, { answer: asking, before });
  try {
    const answer = await asking;
    if (before === forgotten) keep(key, answer);
    return answer;
  } finally {
    underWay.delete(key);
  }
}

/**
 * Makes the next call of every session ask again: after each write by this portal, and when the provider announces a
 * change.
 */
export const forgetAnswers = (): Promise<void> => sharedState.publish(CHANNEL, "");

function forget(): void {
  forgotten += 1;
  rows = 0;
  answers.clear();
}

function keep(key: string, answer: unknown): void {
  const now = Date.now();
  drop(key);
  answers.set(key, { answer, at: now });
  rows += rowsOf(answer);
  for (const [oldest, { at }] of answers) {
    if (answers.size <= MAX_ANSWERS && rows <= MAX_ROWS && now - at < OLDEST_MS) break;
    drop(oldest);
  }
}

function drop(key: string): void {
  rows -= rowsOf(answers.get(key)?.answer);
  answers.delete(key);
}

/** The rows of a page, or of whatever other lists an answer holds, such as the racks of `readSpace`. */
const rowsOf = (answer: unknown): number =>
  Object.values(answer ?? {}).reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.length : 0), 0);
