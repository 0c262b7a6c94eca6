import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { readRequest } from "../../read-request.server";
import { readReplacement } from "../replace/read-replacement.server";
import { portText } from "~/inventory/interconnections/port-text";
import { m as replaceWords } from "../replace/messages";
import { readOldPorts } from "../replace/read-old-ports.server";
import { hasFailed, shortages } from "../replace/transfers";
import { participantOf, requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { m } from "./messages";
import type { Draft } from "./rows.server";

/**
 * The Goods Out Replace that devices come in for. If it is over, or already answered by a Goods In, redirects to its
 * page, which shows what happened.
 */
export async function readReplaced(context: SignedIn, id: string): Promise<RequestRow> {
  const request = await readRequest(context, id);
  const isOwn = participantOf("tenant", context.user, request) === "owner";
  if (!isOwn || request.kind !== "Goods Out Replace") throw errorPage({ kind: "missing" }, 404);
  const message = await blockerOf(context, request);
  if (message === null) return request;
  throw await context.redirect(requestPagePath("tenant", request), { toast: { message, tone: "error" } });
}

/** The ports that incoming devices take over from the outgoing one, and a text about those still missing. */
export async function readTakeover(context: SignedIn, request: RequestRow, drafts: readonly Draft[]) {
  const { t } = context;
  const uses = await readOldPorts(context, request);
  return {
    uses: uses.map((use) => `${portText(use, t)} (${use.name})`),
    shortages: shortages(uses, drafts).map(({ type, ...counts }) =>
      t(replaceWords.needsPorts, { ...counts, kind: t(type.name) }),
    ),
  };
}

/** Why no more devices can come in for a request, as text. */
async function blockerOf(context: SignedIn, request: RequestRow): Promise<string | null> {
  const number = requestName(request);
  if (hasFailed(request)) return context.t(m.replaceIsOver, { number });
  const answered = await readReplacement(context, request);
  return answered && context.t(m.replaceIsAnswered, { number, answer: requestName(answered) });
}
