import { sharedState } from "~/shared-state.server";

/** How often something may be refused: `tries` within `window` milliseconds from the first refusal. */
interface ThrottleLimits {
  tries: number;
  window: number;
}

/** `left` tries remain; `wait` are the seconds until all of them are there again. */
export interface Tries {
  left: number;
  wait: number;
}

/**
 * Counts refused tries by key. A try holds its place until its outcome is known, so that tries sent at once cannot slip through
 * together; one that got no answer gives its place back, a success forgets what was refused. Places that nobody gives back, since their
 * process died, are free again after the window.
 */
export function createThrottle(kind: string, { tries, window }: ThrottleLimits) {
  const refusedKey = (key: string) => `${kind}-refused:${key}`;
  const countRefused = (key: string, by: number) => sharedState.add(refusedKey(key), by, window);
  const countOpen = (key: string, by: number) => sharedState.add(`${kind}-open:${key}`, by, window);
  const told = (refused: number, left: number): Tries => ({ left: tries - refused, wait: Math.ceil(left / 1000) });

  return {
    /** Takes a place for a try. Without one left: how long to wait, or that the outcome of earlier tries is not known yet. */
    async take(key: string): Promise<"admitted" | "open" | Tries> {
      const open = await countOpen(key, 1);
      const refused = await countRefused(key, 0);
      if (refused.count + open.count <= tries) return "admitted";
      await countOpen(key, -1);
      return refused.count >= tries ? told(refused.count, refused.left) : "open";
    },
    /** Counts a try that took a place and was refused. */
    async refuse(key: string): Promise<Tries> {
      const { count, left } = await countRefused(key, 1);
      await countOpen(key, -1);
      return told(count, left);
    },
    /** Gives back the place of a try that was never judged. */
    async giveBack(key: string): Promise<void> {
      await countOpen(key, -1);
    },
    /** Forgets what was refused, after a try that took a place and was right. */
    async forget(key: string): Promise<void> {
      await Promise.all([sharedState.delete(refusedKey(key)), countOpen(key, -1)]);
    },
  };
}
