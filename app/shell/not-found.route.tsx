import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/session/answers.server";
import { anyone } from "~/session/guards.server";

/** Every address that the portal does not have. */
export async function loader(args: LoaderFunctionArgs) {
  await anyone(args);
  throw answer({ kind: "missing" }, 404);
}

/** A page, so that the answer is one too. */
export default function NotFound() {
  return null;
}
