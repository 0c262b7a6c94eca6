import { isId } from "~/provider/address";
import { answer } from "./answers.server";

/** The id that a browser sent; what is no id names no record: 404. */
export function recordId(sent: string | null | undefined): string {
  if (!isId(sent)) throw answer({ kind: "missing" }, 404);
  return sent;
}
