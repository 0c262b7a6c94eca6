import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { SessionUser } from "~/provider/rows.server";
import { allowed } from "~/session/permissions";

/** The request that already asks for something, such as a dismantling; `page` is null if the reader may open none. */
export interface Asked {
  number: string;
  page: string | null;
}

export const askedBy = (request: RequestRow, user: SessionUser): Asked => ({
  number: requestName(request),
  page: allowed(user, "view_request_list_tenant") ? requestPagePath("tenant", request) : null,
});
