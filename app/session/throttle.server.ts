/** How often something may be tried: `tries` within `window` milliseconds from the first one. */
export interface ThrottleLimits {
  tries: number;
  window: number;
  /** So many keys are remembered at most; the oldest is dropped for a new one. */
  capacity: number;
}

/** `left` tries remain after this one; where it was refused or the last one, `wait` are the seconds until the next. */
export interface Try {
  admitted: boolean;
  left: number;
  wait: number;
}

/**
 * Counts tries by key in the memory of this process. A try is counted before its outcome is known, so that tries sent
 * at once cannot slip through together; a success forgets the key.
 */
export function createThrottle({ tries, window, capacity }: ThrottleLimits) {
  const counts = new Map<string, { used: number; ends: number }>();

  function countOf(key: string, now: number) {
    const known = counts.get(key);
    if (known && known.ends > now) return known;
    counts.delete(key);
    if (counts.size >= capacity) counts.delete(counts.keys().next().value ?? key);
    const fresh = { used: 0, ends: now + window };
    counts.set(key, fresh);
    return fresh;
  }

  return {
    take(key: string, now = Date.now()): Try {
      const count = countOf(key, now);
      const admitted = count.used < tries;
      if (admitted) count.used += 1;
      return { admitted, left: tries - count.used, wait: Math.ceil((count.ends - now) / 1000) };
    },
    /** Takes back a try that was never judged. */
    giveBack(key: string): void {
      const count = counts.get(key);
      if (count && count.used > 0) count.used -= 1;
    },
    forget(key: string): void {
      counts.delete(key);
    },
  };
}
