import { documentsOfRequest, mayOpen } from "~/features/documents/documents";
import type { SignedIn } from "~/session/guards.server";
import { requestListPath } from "~/paths";
import { allowed } from "~/session/permissions";
import { phoneNumber } from "~/ui/phone.server";
import { requestCode } from "../code/qr.server";
import { historyOf, nocApproval } from "../history";
import { readEvents } from "../read-events.server";
import { readQueue } from "../read-queue.server";
import { readerOf } from "../reader-links";
import { readOldPorts } from "../replace/read-old-ports.server";
import { readReplacement } from "../replace/read-replacement.server";
import { readTransfers } from "../replace/read-transfers.server";
import { asSentTo, partOf } from "../request";
import type { RequestRow } from "../rows.server";
import { actsOn, canHaveTicket, stateOf } from "../transitions";
import { LIST } from "../list/last-list";
import { readContent } from "./read-content.server";

/** All that the page of a request shows to this reader. */
export async function readRequestPage(context: SignedIn, request: RequestRow) {
  const { provider, role, user, url } = context;
  const part = partOf(role, user, request);
  const kind = request.activitytype_type;
  const reading = readContent(context, request);
  const isGoingOut = kind === "Goods Out Replace";
  const [content, events, queue, replacement, oldPorts, transfers] = await Promise.all([
    reading,
    readEvents(provider, request.id),
    readQueue(provider, request),
    isGoingOut ? readReplacement(context, request) : undefined,
    isGoingOut ? readOldPorts(context, request, reading) : [],
    kind === "Goods In Replace" ? readTransfers(context, request) : null,
  ]);
  const possible = actsOn(request, part);
  const { requestby_phone: phone } = request;
  const interconnection = content.of === "interconnection" ? content.interconnection : null;
  const documents = documentsOfRequest(request, interconnection?.id ?? null);
  const act = url.searchParams.get("act");
  const asked = possible.find(({ action }) => action === act);
  return {
    request: asSentTo(role, request),
    /** Of whoever filed it; not for the tenant at the other end. */
    phone: phone && part !== "destination" ? phoneNumber(phone) : null,
    part,
    possible,
    /** The act that waits for its confirmation. */
    asking: asked && !asked.needsReason ? asked.action : null,
    /** The URL asks for an act that is not possible (any more). */
    isTooLate: act !== null && !asked,
    content,
    /** What can be printed of it. */
    documents: documents.filter(({ name }) => mayOpen(name, context)),
    queue,
    /** The request that answers a Goods Out Replace, null where none does; undefined for other kinds. */
    replacement,
    /** The ports that the new device of a Goods Out Replace takes over. */
    oldPorts,
    transfers,
    history: historyOf(request, events),
    approval: nocApproval(request, events),
    reader: {
      ...readerOf(context),
      maySeeTenants: role === "admin" && allowed(user, "view_organization_tenants_admin"),
    },
    mayBringIn: part === "owner" && allowed(user, "view_goods_in_tenant"),
    mayWriteTicket: part === "owner" && allowed(user, "view_trouble_ticket_tenant") && canHaveTicket(stateOf(request)),
    code: requestCode(request.id),
    back: requestListPath(role) + (context.readOwn(LIST) ?? ""),
    token: crypto.randomUUID(),
  };
}
