import { readEvents } from "~/features/requests/read-events.server";
import type { RequestEvent } from "~/inventory/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import type { Interconnection } from "~/inventory/interconnections/rows.server";

/** The actions on an interconnection's request; empty if the reader may not see requests. */
export async function readHistory(
  { provider, user, role }: SignedIn,
  { request }: Interconnection,
): Promise<RequestEvent[]> {
  const isReader = allowed(user, role === "admin" ? "view_request_list_admin" : "view_request_list_tenant");
  return request !== null && isReader ? readEvents(provider, request) : [];
}
