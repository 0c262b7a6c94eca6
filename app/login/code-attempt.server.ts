import { sharedState } from "~/shared-state.server";
import { createThrottle } from "~/session/throttle.server";
import { RESEND_AFTER_SECONDS } from "./one-time-code";

/** Wrong one-time codes, by account. */
export const codeAttempts = createThrottle("code", 5);

/**
 * Sends an account a code unless one was sent less than a minute ago, from whatever session. Returns the refusal, null
 * if it was sent, or the seconds to wait.
 */
export async function sendOneTimeCode<Refusal extends object>(
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
