import type { LoaderFunctionArgs } from "@remix-run/node";
import { anyone } from "~/session/guards.server";
import { shellLoader } from "./layout.server";

export { errorHeaders as headers, errorMeta as meta } from "./error-page";
export { ShellErrorBoundary as ErrorBoundary, shellShouldRevalidate as shouldRevalidate } from "./layout";
export { shellHandle as handle } from "./page-data";
export { NoPage as default } from "~/ui/no-page";

/** The shell around an address that does not exist, for those who are signed in. */
export async function loader(args: LoaderFunctionArgs) {
  const { role } = await anyone(args);
  return role ? shellLoader(args) : null;
}
