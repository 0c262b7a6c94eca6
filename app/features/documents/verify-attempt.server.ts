import { createThrottle } from "~/session/throttle.server";
import { openCode, type SealedDocument } from "./verification-code.server";

const MINUTE_MS = 60_000;
const throttle = createThrottle({ tries: 20, window: 5 * MINUTE_MS, capacity: 10_000 });

/**
 * One try to verify a code; 20 wrong ones may come from an address in 5 minutes. Gives what the code says, null where it is none of the
 * portal's, or the seconds to wait.
 */
export function attemptCode(address: string | null, typed: string): SealedDocument | null | { wait: number } {
  const key = address ?? "";
  const place = throttle.take(key);
  if (place !== "admitted") return { wait: place === "open" ? 1 : place.wait };
  const sealed = openCode(typed);
  if (sealed) throttle.giveBack(key);
  else throttle.refuse(key);
  return sealed;
}
