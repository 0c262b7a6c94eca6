import type { LoaderFunctionArgs } from "@remix-run/node";
import { errorPage } from "~/session/error-pages.server";
import { anyone } from "~/session/guards.server";

export { NoPage as default } from "~/ui/no-page";

/** Answers every address that does not exist. */
export async function loader(args: LoaderFunctionArgs) {
  await anyone(args);
  throw errorPage({ kind: "missing" }, 404);
}
