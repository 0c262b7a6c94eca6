import type { LoaderFunctionArgs } from "@remix-run/node";
import { toStartPage } from "~/session/guards.server";

export { NoPage as default } from "./no-page";

/** `/` leads a signed-in person to the start page of the account, others to the login. */
export const loader = (args: LoaderFunctionArgs) => toStartPage(args);
