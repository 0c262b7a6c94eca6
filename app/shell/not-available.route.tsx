import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/session/answers.server";
import { anyone, requireRole, requireUser } from "~/session/guards.server";
import { entryOf } from "./menu-access";

export { NoPage as default } from "./no-page";

/** A screen that is not built yet: who may see it is told so. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await anyone(args);
  await admit(args, entryOf(url.pathname));
  throw answer({ kind: "unfinished" }, 501);
}

/** The guard that the screen will have; one of no table is for both roles. */
function admit(args: LoaderFunctionArgs, screen: ReturnType<typeof entryOf>) {
  if (!screen) return requireUser(args);
  const { role, permission, tenantConfirmation: confirmed } = screen;
  return requireRole(args, role, permission, { confirmed });
}
