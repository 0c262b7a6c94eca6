import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { requireUser } from "~/session/guards.server";
import { readRequest } from "../read-request.server";
import { requestPagePath } from "~/inventory/requests/request";
import { readShortCode } from "./short-code";

export { NoPage as default } from "~/ui/no-page";

/** The short address of a request's page, on the person's own side. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  const id = readShortCode(args.params.code ?? "");
  if (id === null) throw errorPage({ kind: "missing" }, 404);
  throw await context.redirect(requestPagePath(context.role, await readRequest(context, String(id))));
}
