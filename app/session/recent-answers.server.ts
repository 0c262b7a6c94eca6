import { onMissedSignals, sharedState } from "~/shared-state.server";

/** The most answers that are kept, for all sessions together: the oldest go first. */
const MAX_ANSWERS = 2_000;

/** What the provider answered, by session and call, the oldest first. */
const answers = new Map<string, { answer: unknown; at: number }>();
let forgotten = 0;

const CHANNEL = "answers";
sharedState.subscribe(CHANNEL, forget);
onMissedSignals(forget);

/**
 * What the provider answered to this call of this session within the last `maxAgeMs` milliseconds, else what it answers now. One
 * session never sees what another one was told. Each process keeps its own.
 */
export async function recentAnswer<T>(
  session: string | undefined,
  call: string,
  maxAgeMs: number,
  ask: () => Promise<T>,
): Promise<T> {
  if (!session) return ask();
  const key = `${session} ${call}`;
  const known = answers.get(key);
  if (known && Date.now() - known.at < maxAgeMs) return known.answer as T;
  const before = forgotten;
  const answer = await ask();
  // What was asked before a change may have been answered without it.
  if (before === forgotten) keep(key, answer);
  return answer;
}

/** Makes the next call of each session ask anew: after each write of this portal, and when the provider tells of a change. */
export const forgetAnswers = (): Promise<void> => sharedState.publish(CHANNEL, "");

function forget(): void {
  forgotten += 1;
  answers.clear();
}

function keep(key: string, answer: unknown): void {
  answers.delete(key);
  answers.set(key, { answer, at: Date.now() });
  const [oldest] = answers.keys();
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
}
