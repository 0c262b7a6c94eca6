import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { requireUser } from "~/session/guards.server";
import { readRequest } from "../read-request.server";
import { requestPagePath } from "~/inventory/requests/request";
import { readShortCode } from "./short-code";

/** The short way to a request's page, for whichever side the person is of. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireUser(args);
  const id = readShortCode(args.params.code ?? "");
  if (id === null) throw errorPage({ kind: "missing" }, 404);
  throw await context.redirect(requestPagePath(context.role, await readRequest(context, String(id))));
}

/** Without a page of its own a wrong code would not be answered by one that says so. */
export default function ShortCode() {
  return null;
}
