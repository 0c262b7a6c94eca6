import type { LoaderFunctionArgs } from "@remix-run/node";
import { toStartPage } from "~/session/guards.server";

/** `/` leads a signed-in person to the start page of the account, others to the login. */
export const loader = (args: LoaderFunctionArgs) => toStartPage(args);

/** A page, so that an account without a start page is told in one. */
export default function Start() {
  return null;
}
