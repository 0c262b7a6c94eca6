import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { m } from "../messages";
import { requestKindOf } from "../request-kinds";

/** The form for another request of a kind, for those who may file one; null if there is none. */
export function newRequestOf(kind: string, { user, t }: Pick<SignedIn, "user" | "t">) {
  const { form } = requestKindOf(kind);
  if (!form || !user.isTenantConfirmed || !allowed(user, form.permission)) return null;
  return { path: form.path, label: t(m.fileNew) };
}
