import { sharedState } from "~/shared-state.server";
import { createThrottle } from "~/session/throttle.server";
import { RESEND_AFTER_SECONDS } from "./one-time-code";

const throttle = createThrottle("code", { tries: 5, window: 5 * 60_000 });

/**
 * One attempt to enter an account's one-time code, which may be refused 5 times in 5 minutes. Returns the refusal, null
 * if the code was accepted, or the seconds to wait.
 */
export async function attemptOneTimeCode<Refusal>(
  user: number,
  enter: () => Promise<Refusal | null>,
): Promise<Refusal | null | { wait: number }> {
  const key = String(user);
  const place = await throttle.take(key);
  if (place !== "admitted") return { wait: place === "open" ? 1 : place.wait };
  try {
    const refusal = await enter();
    await (refusal ? throttle.refuse(key) : throttle.forget(key));
    return refusal;
  } catch (thrown) {
    await throttle.giveBack(key);
    throw thrown;
  }
}

/**
 * Sends an account a code unless one was sent less than a minute ago, from whatever session. Returns the refusal, null
 * if it was sent, or the seconds to wait.
 */
export async function sendOneTimeCode<Refusal>(
  user: number,
  send: () => Promise<Refusal | null>,
): Promise<Refusal | null | { wait: number }> {
  const key = `code-sent:${user}`;
  const { count, left } = await sharedState.add(key, 1, RESEND_AFTER_SECONDS * 1000);
  if (count > 1) return { wait: Math.ceil(left / 1000) };
  let isSent = false;
  try {
    const refusal = await send();
    isSent = refusal === null;
    return refusal;
  } finally {
    if (!isSent) await sharedState.delete(key);
  }
}
