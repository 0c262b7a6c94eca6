import { kindLabel } from "~/inventory/requests/kinds";
import { participantOf, requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Action, stateOf, transitionsFor } from "~/inventory/requests/transitions";
import { readChosen } from "~/lists/list-query";
import { requestListPath } from "~/paths";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { refusalOf } from "../detail/refusal.server";
import { lastListPath } from "../list/last-list";
import { openTab } from "../list/open-tab.server";
import { listScreen } from "../list/request-columns";
import { readRequest } from "../read-request.server";
import { readPrecondition } from "../request-kinds.server";
import { m } from "./messages";

/** At most this many requests are acted on at once. */
export const MAX_REQUESTS = 50;

/**
 * The selected requests, each with any obstacle to the action. They are looked for on the list's page; one that has
 * moved to another page is read on its own, and those that no longer exist are counted.
 */
export async function readSeveral(context: SignedIn, action: Action) {
  const { role, url, t } = context;
  const back = lastListPath(context);
  const asked = [...new Set(readChosen(url.searchParams).ids)];
  const returnWith = (message: string) => context.redirect(back, { toast: { message, tone: "error" } });
  if (asked.length === 0) throw await returnWith(t(m.notAny));
  const ids = asked.slice(0, MAX_REQUESTS);
  const { query, read } = openTab(context, listScreen(role));
  const page = await read((query.page - 1) * query.limit, query.limit);
  const found = await Promise.all(
    ids.map(
      async (id) => page.results.find((row) => row.id === id) ?? nullIf(readRequest(context, String(id)), "missing"),
    ),
  );
  const requests = found.filter((request) => request !== null);
  if (requests.length === 0) throw await returnWith(t(m.noneIsThere));
  return {
    back,
    rows: await Promise.all(requests.map((request) => chosenRequest(context, request, action))),
    gone: found.length - requests.length,
    isCut: asked.length > ids.length,
  };
}

/** A selected request as the page shows it; `refusal` says why it is skipped. */
async function chosenRequest(context: SignedIn, request: RequestRow, action: Action) {
  const { role, user, t } = context;
  const path = requestPagePath(role, request);
  const isPossible = transitionsFor(request, participantOf(role, user, request)).some((one) => one.action === action);
  const precondition = isPossible ? await readPrecondition(context, request) : null;
  const isRefused = !isPossible || precondition?.before.includes(action);
  return {
    id: request.id,
    name: requestName(request),
    path: path === requestListPath(role) ? null : path,
    kind: kindLabel(request.kind),
    tenant: request.tenant,
    tenantName: request.tenantName,
    state: stateOf(request),
    refusal: isRefused ? refusalOf(request, action, precondition, t) : null,
  };
}

export type ChosenRequest = Awaited<ReturnType<typeof chosenRequest>>;
