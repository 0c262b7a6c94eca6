import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/session/answers.server";
import { anyone } from "~/session/guards.server";

export { NoPage as default } from "./no-page";

/** Every address that the portal does not have. */
export async function loader(args: LoaderFunctionArgs) {
  await anyone(args);
  throw answer({ kind: "missing" }, 404);
}
