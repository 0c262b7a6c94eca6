/** How often something may be refused: `tries` within `window` milliseconds from the first one. */
export interface ThrottleLimits {
  tries: number;
  window: number;
  /** So many keys are remembered at most; the oldest is dropped for a new one. */
  capacity: number;
}

/** `left` tries remain; `wait` are the seconds until all of them are there again. */
export interface Tries {
  left: number;
  wait: number;
}

interface Count {
  refused: number;
  /** Tries whose outcome is not known yet. */
  open: number;
  ends: number;
}

/**
 * Counts refused tries by key in the memory of this process. A try holds its place until its outcome is known, so that tries sent at
 * once cannot slip through together; one that got no answer gives its place back, a success forgets the key.
 */
export function createThrottle({ tries, window, capacity }: ThrottleLimits) {
  const counts = new Map<string, Count>();

  function countOf(key: string, now: number): Count {
    const known = counts.get(key);
    if (known && (known.ends > now || known.open > 0)) return known;
    counts.delete(key);
    if (counts.size >= capacity) counts.delete(counts.keys().next().value ?? key);
    const fresh = { refused: 0, open: 0, ends: now + window };
    counts.set(key, fresh);
    return fresh;
  }

  const told = ({ refused, ends }: Count, now: number): Tries => ({
    left: tries - refused,
    wait: Math.ceil((ends - now) / 1000),
  });

  return {
    /** Takes a place for a try. Without one left: how long to wait, or that the outcome of earlier tries is not known yet. */
    take(key: string, now = Date.now()): "admitted" | "open" | Tries {
      const count = countOf(key, now);
      if (count.refused >= tries) return told(count, now);
      if (count.refused + count.open >= tries) return "open";
      count.open += 1;
      return "admitted";
    },
    /** Counts a try that took a place and was refused. */
    refuse(key: string, now = Date.now()): Tries {
      const count = countOf(key, now);
      count.open = Math.max(0, count.open - 1);
      count.refused += 1;
      return told(count, now);
    },
    /** Gives back the place of a try that was never judged. */
    giveBack(key: string): void {
      const count = counts.get(key);
      if (count && count.open > 0) count.open -= 1;
    },
    forget(key: string): void {
      counts.delete(key);
    },
  };
}
