import { isId } from "~/provider/address";
import { errorPage } from "./error-pages.server";

/** The record id that a browser sent; a value that cannot be an id is answered with 404. */
export function recordId(sent: string | null | undefined): string {
  if (!isId(sent)) throw errorPage({ kind: "missing" }, 404);
  return sent;
}
