import { isId } from "~/provider/address";
import { errorPage } from "./error-pages.server";

/** The id that a browser sent; what is no id names no record: 404. */
export function recordId(sent: string | null | undefined): string {
  if (!isId(sent)) throw errorPage({ kind: "missing" }, 404);
  return sent;
}
