/**
 * Asks once per key: callers share an answer while it is on its way and for `ms` milliseconds after it arrived.
 * Failures are not kept.
 */
export function memoizeFor<T>(ms: number) {
  const answers = new Map<string, Promise<T>>();
  const forget = (key: string): void => void answers.delete(key);
  const share = (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    answer.then(
      () => setTimeout(forget, ms, key).unref(),
      () => forget(key),
    );
    return answer;
  };
  return { share, forget };
}

/** Does a piece of work when it is first asked for, and once. */
export function lazily<T extends object>(work: () => T): () => T {
  let outcome: T | undefined;
  return () => (outcome ??= work());
}
