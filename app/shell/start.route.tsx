import type { LoaderFunctionArgs } from "@remix-run/node";
import { toStartPage } from "~/session/guards.server";

export { NoPage as default } from "~/ui/no-page";

/** `/` redirects a signed-in person to the account's start page, others to the login. */
export const loader = (args: LoaderFunctionArgs) => toStartPage(args);
