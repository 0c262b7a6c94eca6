import { requestListPath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import { allowed } from "~/session/permissions";

/** The tenant's list of requests, to which its forms lead back; the start page for those who only file requests. */
export const requestsPath = (user: SessionUser): string =>
  allowed(user, "view_request_list_tenant") ? requestListPath("tenant") : "/";
