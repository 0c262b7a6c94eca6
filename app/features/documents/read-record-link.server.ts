import { interconnectionPath, scopeOf } from "~/inventory/interconnections/scopes";
import { shortCode } from "~/features/requests/code/short-code";
import { shortCodePath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import type { RequestContext } from "~/session/context.server";
import { allowed, type Role } from "~/session/permissions";
import { FAILED, nullIf } from "~/session/thrown-answer";
import type { SealedDocument } from "./verification-code.server";

/** The page of a verified document's record, for a signed-in person who may see it; null for everybody else. */
export async function readRecordLink(context: RequestContext, sealed: SealedDocument): Promise<string | null> {
  const { role } = context;
  if (role === null) return null;
  // An expired session or an outage does not affect what the code says.
  const reading = context.readUser();
  const user = await nullIf(reading, ...FAILED);
  return user?.isRegistered ? recordLinkFor(role, user, sealed) : null;
}

/** Decided by role and permission only; tenants get a link if the document names them. */
export function recordLinkFor(role: Role, user: SessionUser, { record, id, tenant }: SealedDocument): string | null {
  const isOwn = user.tenant !== null && tenant !== "" && user.tenantName === tenant;
  if (role === "tenant" && !isOwn) return null;
  if (record === "activities") {
    const permission = role === "admin" ? "view_request_list_admin" : "view_request_list_tenant";
    const isReader = allowed(user, permission) && (role === "admin" || user.isTenantConfirmed);
    return isReader ? shortCodePath(shortCode(id)) : null;
  }
  if (!allowed(user, scopeOf(role, record).permission)) return null;
  return interconnectionPath(role, record === "crossconnectsiix", id);
}
