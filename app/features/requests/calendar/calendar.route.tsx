import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { readRequest } from "../read-request.server";
import { requestName } from "~/inventory/requests/request";
import { requireRequests } from "../require-requests.server";
import { calendarOf } from "./calendar.server";

export { NoPage as default } from "~/ui/no-page";

/** A request's appointment as a calendar file; a request without one is 404. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  const request = await readRequest(context, args.params.parameter);
  const { plannedFor: planned } = request;
  if (planned === null) throw errorPage({ kind: "missing" }, 404);
  const name = requestName(request).replace(/[^\w.-]/g, "");
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}.ics"`,
  };
  context.download(new Response(calendarOf(request, planned, context.role, context.t), { headers }));
  return null;
}
