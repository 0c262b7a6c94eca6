import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { providerFile } from "~/session/provider-file.server";
import { readTicket } from "../kinds/trouble-ticket/read-content.server";
import { readRequest } from "../read-request.server";
import { requireRequests } from "../require-requests.server";

export { NoPage as default } from "~/ui/no-page";

/** The attachment of a request's ticket, for everybody who may read the request (contract §12 "Attachments"). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  const ticket = await readTicket(context, await readRequest(context, args.params.parameter));
  if (!ticket?.attachment) throw errorPage({ kind: "missing" }, 404);
  context.download(await providerFile(context, ticket.attachment, args.request));
  return null;
}
