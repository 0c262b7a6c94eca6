import { sharedState } from "~/shared-state.server";

const WINDOW_MS = 5 * 60_000;

/** `left` tries remain; after `wait` seconds all of them are available again. */
export interface Tries {
  left: number;
  wait: number;
}

/**
 * Who counts as one client: an address; of IPv6 the network that its first four groups name, since a client may take any
 * address in it. Groups that are zero, and left out of the address, are left out here.
 */
export const clientOf = (address: string | null): string =>
  (address ?? "").replace(/::.*/, "").split(":").slice(0, 4).join(":");

/**
 * Counts refused tries by key, at most `tries` of them within five minutes of the first one. A try holds a slot until
 * its outcome is known, so that tries sent at the same time cannot exceed the limit; a try without an answer gives its
 * slot back, a success clears the count. Slots of a process that died are free again after the window.
 */
export function createThrottle(kind: string, tries: number) {
  const refusedKey = (key: string) => `${kind}-refused:${key}`;
  const countRefused = (key: string, by: number) => sharedState.add(refusedKey(key), by, WINDOW_MS);
  const countOpen = (key: string, by: number) => sharedState.add(`${kind}-open:${key}`, by, WINDOW_MS);
  const triesAfter = (refused: number, msLeft: number): Tries => ({
    left: tries - refused,
    wait: Math.ceil(msLeft / 1000),
  });

  const throttle = {
    /**
     * Takes a slot for a try. If none is left: how long to wait, or "open" if the outcome of earlier tries is still
     * unknown.
     */
    async take(key: string): Promise<"admitted" | "open" | Tries> {
      const open = await countOpen(key, 1);
      const refused = await countRefused(key, 0);
      if (refused.count + open.count <= tries) return "admitted";
      await countOpen(key, -1);
      return refused.count >= tries ? triesAfter(refused.count, refused.left) : "open";
    },
    /** Counts a try that held a slot and was refused. */
    async refuse(key: string): Promise<Tries> {
      const { count, left } = await countRefused(key, 1);
      await countOpen(key, -1);
      return triesAfter(count, left);
    },
    /** Gives back the slot of a try whose outcome is unknown. */
    async giveBack(key: string): Promise<void> {
      await countOpen(key, -1);
    },
    /** Clears the count, after a try that held a slot and succeeded. */
    async forget(key: string): Promise<void> {
      await Promise.all([sharedState.delete(refusedKey(key)), countOpen(key, -1)]);
    },
    /**
     * Makes a try, whose work resolves with the refusal, or null after a success; a failure is no outcome. Returns the
     * same, or the seconds to wait.
     */
    async attempt<Refusal extends object>(
      key: string,
      work: () => Promise<Refusal | null>,
    ): Promise<Refusal | null | { wait: number }> {
      const place = await throttle.take(key);
      if (place !== "admitted") return { wait: place === "open" ? 1 : place.wait };
      try {
        const refusal = await work();
        await (refusal ? throttle.refuse(key) : throttle.forget(key));
        return refusal;
      } catch (thrown) {
        await throttle.giveBack(key);
        throw thrown;
      }
    },
  };
  return throttle;
}
