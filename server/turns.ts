/**
 * Makes a function that runs work as soon as less than `most` of its kind is under way. Work that waits is given up with
 * the reason of its signal.
 */
export function createTurns(most: number) {
  const kinds = new Map<string, { running: number; waiting: Set<() => void> }>();
  return async function inTurn<T>(kind: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const turns = kinds.get(kind) ?? { running: 0, waiting: new Set() };
    kinds.set(kind, turns);
    if (turns.running < most) turns.running += 1;
    else await turnOf(turns.waiting, signal);
    try {
      return await work();
    } finally {
      const [next] = turns.waiting;
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0) kinds.delete(kind);
    }
  };
}

/** Waits until whoever has finished hands on its turn. */
function turnOf(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(start);
      signal.removeEventListener("abort", giveUp);
    };
    const giveUp = () => {
      leave();
      reject(signal.reason as Error);
    };
    const start = () => {
      leave();
      resolve();
    };
    waiting.add(start);
    signal.addEventListener("abort", giveUp);
  });
}
