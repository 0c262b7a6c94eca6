import { log } from "~/log.server";
import { ProviderError } from "~/provider/errors";

/** The status of a call that was cancelled because the browser left. */
const LEFT = 499;

/**
 * Awaits a notification call whose failure is only logged (spec 1 §8): no page is lost for its bell, hence the only
 * place that catches what the request context threw. An ended session still ends the page.
 */
export async function quietly<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || (error instanceof Error && !(error instanceof ProviderError))) throw error;
    if (status !== LEFT)
      log.warn({ status, error: error instanceof Error ? error.message : undefined }, "a notification call failed");
    return null;
  }
}

/** The status of a thrown Response or of Remix's thrown `data(…)`. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof Response) return thrown.status;
  return (thrown as { init?: ResponseInit | null } | null)?.init?.status;
}
