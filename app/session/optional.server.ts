import { log } from "~/log.server";
import { ProviderError } from "~/provider/errors";

/** The status of a call that was cancelled because the browser disconnected. */
const CLIENT_LEFT = 499;

/**
 * Awaits a call that the page can do without, such as that of the bell (spec 1 §8): a failure is only logged, under the
 * name `what`. An ended session still ends the page.
 */
export async function optional<T>(what: string, call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || (error instanceof Error && !(error instanceof ProviderError))) throw error;
    if (status !== CLIENT_LEFT)
      log.warn({ status, error: error instanceof Error ? error.message : undefined }, `${what}: the call failed`);
    return null;
  }
}

/** The status of a thrown Response or of Remix's thrown `data(…)`. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Response) return thrown.status;
  return (thrown as { init?: ResponseInit | null } | null)?.init?.status;
}
