import type { SignedIn } from "~/session/guards.server";
import { requestListPath } from "~/paths";
import { allowed } from "~/session/permissions";
import { requestCode } from "../code/qr.server";
import { historyOf, readEvents } from "../history";
import { readQueue } from "../read-queue.server";
import { readerOf } from "../reader-links";
import { readReplacement } from "../replace/read-replacement.server";
import { readTransfers } from "../replace/read-transfers.server";
import { partOf, type Request } from "../request";
import { actsOn, canHaveTicket, stateOf } from "../transitions";
import { LIST } from "../list/last-list";
import { readContent } from "./read-content.server";

/** All that the page of a request shows to this reader. */
export async function readRequestPage(context: SignedIn, request: Request) {
  const { provider, role, user, url } = context;
  const part = partOf(role, user, request);
  const kind = request.activitytype_type;
  const [content, events, queue, replacement, transfers] = await Promise.all([
    readContent(context, request),
    readEvents(provider, request.id),
    readQueue(provider, request),
    kind === "Goods Out Replace" ? readReplacement(context, request) : undefined,
    kind === "Goods In Replace" ? readTransfers(context, request) : null,
  ]);
  const possible = actsOn(request, part);
  const asked = url.searchParams.get("act");
  return {
    request,
    part,
    possible,
    /** The act that waits for its confirmation. */
    asking: possible.find(({ action, needsReason }) => action === asked && !needsReason)?.action ?? null,
    content,
    queue,
    /** The request that answers a Goods Out Replace, null where none does; undefined for other kinds. */
    replacement,
    transfers,
    history: historyOf(request, events),
    approval: events.find(({ action, from_group }) => action === "approve" && from_group === "admin") ?? null,
    reader: {
      ...readerOf(context),
      maySeeTenants: role === "admin" && allowed(user, "view_organization_tenants_admin"),
    },
    mayWriteTicket: part === "owner" && allowed(user, "view_trouble_ticket_tenant") && canHaveTicket(stateOf(request)),
    code: requestCode(request.id),
    back: requestListPath(role) + (context.readOwn(LIST) ?? ""),
    token: crypto.randomUUID(),
  };
}
