import { kindLabel } from "~/inventory/requests/kinds";
import { participantOf, requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, stateOf, transitionsFor } from "~/inventory/requests/transitions";
import { keepPage, keptPage } from "~/forms/open-page.server";
import { readSelected } from "~/lists/list.server";
import { readChosen } from "~/lists/list-query";
import { requestListPath } from "~/paths";
import type { SignedIn } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { refusalOf } from "../detail/refusal.server";
import { lastListPath } from "../list/last-list";
import { openTab } from "../list/open-tab.server";
import { readRequest } from "../read-request.server";
import { readPrecondition } from "../request-kinds.server";
import { m } from "./messages";

/** At most this many requests are acted on at once. */
export const MAX_REQUESTS = 50;

/** The selected requests, each with any obstacle to the action. */
export async function readSeveral(context: SignedIn, action: Action): Promise<Several> {
  const kept = keptPage<Several>(context);
  const reading = withObstacles(context, action);
  // Once they were acted on, what has become of each is told even if one of them can no longer be read.
  return kept ? ((await nullIf(reading, ...UNREADABLE)) ?? kept) : reading;
}

async function withObstacles(context: SignedIn, action: Action): Promise<Several> {
  const { requests, ...several } = await findSeveral(context);
  return { ...several, rows: await Promise.all(requests.map((request) => chosenRequest(context, request, action))) };
}

/** Keeps the selected requests for this same request's page, whose state is not known there. */
export async function keepSeveral(context: SignedIn): Promise<void> {
  const { requests, ...several } = await findSeveral(context);
  const rows = requests.map((request) => ({ ...factsOf(context, request), state: "", refusal: null }));
  keepPage(context, { ...several, rows } satisfies Several);
}

/** The selected requests; those that no longer exist are counted. */
async function findSeveral(context: SignedIn) {
  const { url, t } = context;
  const back = lastListPath(context);
  const { ids: asked } = readChosen(url.searchParams);
  const returnWith = (message: string) => context.redirect(back, { toast: { message, tone: "error" } });
  if (asked.length === 0) throw await returnWith(t(m.notAny));
  const ids = asked.slice(0, MAX_REQUESTS);
  const tab = openTab(context);
  const found = await readSelected(ids, tab, (id) => readRequest(context, String(id)));
  const requests = found.filter((request) => request !== null);
  if (requests.length === 0) throw await returnWith(t(m.noneIsThere));
  return { back, requests, gone: found.length - requests.length, isCut: asked.length > ids.length };
}

async function chosenRequest(context: SignedIn, request: RequestRow, action: Action): Promise<ChosenRequest> {
  const { role, user, t } = context;
  const isPossible = transitionsFor(request, participantOf(role, user, request)).some((one) => one.action === action);
  const precondition = isPossible ? await readPrecondition(context, request) : null;
  const isRefused = !isPossible || precondition?.before.includes(action);
  const refusal = isRefused ? refusalOf(request, action, precondition, t) : null;
  return { ...factsOf(context, request), state: stateOf(request), refusal };
}

function factsOf({ role }: SignedIn, request: RequestRow) {
  const path = requestPagePath(role, request);
  return {
    id: request.id,
    name: requestName(request),
    path: path === requestListPath(role) ? null : path,
    kind: kindLabel(request.kind),
    tenant: request.tenant,
    tenantName: request.tenantName,
  };
}

/** A selected request as the page shows it. */
export interface ChosenRequest extends ReturnType<typeof factsOf> {
  /** "" if it is not known. */
  state: string;
  /** Why it is skipped. */
  refusal: string | null;
}

/** The selected requests; `gone` of them no longer exist, and with `isCut` there are too many for one time. */
interface Several {
  back: string;
  rows: ChosenRequest[];
  gone: number;
  isCut: boolean;
}
