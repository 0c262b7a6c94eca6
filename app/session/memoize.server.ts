/**
 * Asks once per key: callers share an answer for `ms` milliseconds from its question on, also while it is on its way. Who comes
 * later asks anew, so that one lost answer holds up nobody for as long as its call may take. Failures are not kept.
 */
export function memoizeFor<T>(ms: number) {
  const answers = new Map<string, Promise<T>>();
  const forget = (key: string): void => void answers.delete(key);
  const share = (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    if (known) return known;
    const answer = ask();
    answers.set(key, answer);
    const end = () => {
      if (answers.get(key) === answer) answers.delete(key);
    };
    setTimeout(end, ms).unref();
    answer.catch(end);
    return answer;
  };
  return { share, forget };
}

/** Does a piece of work when it is first asked for, and once. */
export function lazily<T extends object>(work: () => T): () => T {
  let outcome: T | undefined;
  return () => (outcome ??= work());
}
