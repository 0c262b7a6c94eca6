import { readEvents } from "~/features/requests/read-events.server";
import type { RequestEvent } from "~/inventory/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { maySeeRequests } from "~/inventory/requests/read-history.server";
import type { Interconnection } from "~/inventory/interconnections/rows.server";

/** The actions on an interconnection's request; empty if the reader may not see requests. */
export async function readHistory(context: SignedIn, { request }: Interconnection): Promise<RequestEvent[]> {
  return request !== null && maySeeRequests(context) ? readEvents(context.provider, request) : [];
}
