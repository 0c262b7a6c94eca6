import { named } from "~/inventory/interconnections/read-interconnections.server";
import { rowSeenBy } from "~/inventory/interconnections/rows.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { requestListPath } from "~/paths";
import { readRequestContent } from "../../read-part.server";
import { readRequest } from "../../read-request.server";
import { participantOf, requestName, requestPagePath } from "~/inventory/requests/request";
import { transitionsFor } from "~/inventory/requests/transitions";
import { m } from "./messages";

/**
 * The Cross Connect in the URL, if it waits for this tenant's approval; otherwise redirects to its page, which shows
 * what happened (spec 2 §2).
 */
export async function readPendingApproval(context: SignedIn) {
  const { provider, url, user, t } = context;
  const id = url.searchParams.get("id");
  if (id === null) throw await context.redirect(requestListPath("tenant"));
  const request = await readRequest(context, id);
  const participant = participantOf("tenant", user, request);
  if (!transitionsFor(request, participant).some(({ action }) => action === "app_cc")) {
    const why = participant === "owner" && request.status === "WD" ? m.waitsForOther : m.notWaiting;
    const page = requestPagePath("tenant", request);
    throw await context.redirect(page, { toast: { message: t(why, { number: requestName(request) }), tone: "error" } });
  }
  const family = "crossconnects/activities";
  const row = await readRequestContent(provider, family, rowSeenBy(context, "crossconnects"), request.id);
  if (!row) throw errorPage({ kind: "missing" }, 404);
  return { request, row: await named(context, row) };
}

export type PendingApproval = Awaited<ReturnType<typeof readPendingApproval>>;
