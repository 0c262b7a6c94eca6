import { documentsOfRequest, linksTo } from "~/inventory/documents/documents";
import type { SignedIn } from "~/session/guards.server";
import { NOTHING } from "~/language/language";
import { allowed } from "~/session/permissions";
import { phoneNumber } from "~/ui/phone.server";
import { requestCode } from "../code/qr.server";
import { historyOf, nocApproval } from "../history";
import { readQueue } from "../read-queue.server";
import { readerOf } from "~/inventory/reader-links";
import { participantOf } from "~/inventory/requests/request";
import type { RequestEvent, RequestWithApplicant } from "~/inventory/requests/rows.server";
import { transitionsFor, canHaveTicket, stateOf } from "~/inventory/requests/transitions";
import { lastListPath } from "../list/last-list";
import type { InterconnectionRead } from "../kinds/interconnection/read-content.server";
import { followUpOf, preconditionOf } from "../request-kinds.server";
import { newRequestOf } from "./new-request.server";
import { stepFor } from "./next-step.server";
import { readNext } from "./read-next.server";
import { refusalOf } from "./refusal.server";

/** The data of the page of a request for this reader, with its content and the actions on it. */
export async function readRequestPage(
  context: SignedIn,
  { request, applicant }: RequestWithApplicant,
  content: object | null,
  events: readonly RequestEvent[],
) {
  const { provider, role, user, url } = context;
  const participant = participantOf(role, user, request);
  const queue = await readQueue(provider, request);
  const precondition = preconditionOf(content, request);
  const followUp = followUpOf(content, request);
  const possible = transitionsFor(request, participant).filter(({ action }) => !precondition?.before.includes(action));
  const step = stepFor(request, participant, { precondition, followUp }, context.t);
  const first = step.isOthers ? undefined : possible.find(({ needsReason }) => !needsReason);
  const isRejected = participant === "owner" && stateOf(request) === "RJ";
  const documents = documentsOfRequest(request, interconnectionOf(content)?.id ?? null);
  const action = url.searchParams.get("act");
  const asked = possible.find((one) => one.action === action);
  const history = historyOf(request, events);
  const asking = asked && !asked.needsReason ? asked.action : null;
  return {
    request,
    applicant: {
      /** Not for the tenant at the other end. */
      phone: participant !== "destination" ? phoneNumber(applicant.phone) : null,
      /** For admins only. */
      identityNumber: role === "admin" ? applicant.identityNumber || NOTHING : "",
    },
    participant,
    /** The main action, beside the next step; none while it is somebody else's turn. */
    first,
    /** The other possible actions. */
    others: possible.filter((one) => one !== first),
    /** The action to be confirmed. */
    asking,
    /** What is still missing when it is closed. */
    missing: asking === "close" && followUp ? context.t(followUp.missing) : null,
    /** The request to continue with afterwards. */
    next: asking ? await readNext(context, request) : null,
    step: isRejected ? { ...step, page: newRequestOf(request.kind, context) } : step,
    /** Why the action in the URL is not possible, or not any more. */
    refusal: action === null || asked ? null : refusalOf(request, action, precondition, context.t, history),
    content,
    /** The documents of the request. */
    documents: linksTo(documents, context),
    queue,
    history,
    approval: nocApproval(request, events),
    reader: readerOf(context),
    mayWriteTicket:
      participant === "owner" && allowed(user, "view_trouble_ticket_tenant") && canHaveTicket(stateOf(request)),
    code: requestCode(request.id),
    back: lastListPath(context),
    token: crypto.randomUUID(),
  };
}

/** The interconnection of a request, taken from its kind's content. */
const interconnectionOf = (content: object | null) =>
  content && "interconnection" in content ? (content as InterconnectionRead).interconnection : null;
