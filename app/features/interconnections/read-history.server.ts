import { listOf } from "~/provider/rows";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { requestEvent, type RequestEvent } from "./history";
import type { Interconnection } from "./interconnection";

/** The acts on an interconnection's request; none where the reader may not see it or the provider does not tell. */
export async function readHistory(
  { provider, user, role }: SignedIn,
  { request }: Interconnection,
): Promise<RequestEvent[]> {
  const isReader = allowed(user, role === "admin" ? "view_request_list_admin" : "view_request_list_tenant");
  if (request === null || !isReader) return [];
  try {
    return await provider.read(`activities/${request}/history`, listOf(requestEvent));
  } catch (error) {
    // A provider without this call, or one that keeps the request to its own tenant, answers 404 (contract §8, §11).
    if ((error as { init?: ResponseInit | null }).init?.status === 404) return [];
    throw error;
  }
}
