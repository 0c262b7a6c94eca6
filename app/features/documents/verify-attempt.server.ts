import { clientOf, createThrottle } from "~/session/throttle.server";
import { openCode, type SealedDocument } from "./verification-code.server";

const throttle = createThrottle("verify", 20);

/**
 * One try to verify a code; a client has 20 wrong tries in 5 minutes. Returns the content, null if the portal did not
 * issue the code, or the seconds to wait.
 */
export async function attemptCode(
  address: string | null,
  typed: string,
): Promise<SealedDocument | null | { wait: number }> {
  const key = clientOf(address);
  const place = await throttle.take(key);
  if (place !== "admitted") return { wait: place === "open" ? 1 : place.wait };
  const sealed = openCode(typed);
  await (sealed ? throttle.giveBack(key) : throttle.refuse(key));
  return sealed;
}
