import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Reading } from "~/session/guards.server";
import type { ContentReaders, Precondition } from "./request-kind";
import { requestKindOf } from "./request-kinds";

/** Every folder of kinds/ reads for its own. */
const folders = import.meta.glob<ContentReaders>("./kinds/*/read-content.server.ts", {
  eager: true,
  import: "readers",
});
const readers = new Map(Object.values(folders).flatMap((one) => Object.entries(one)));

/** What a request is about, for the Content of its kind; null where the kind has no part of its own. */
export async function readContent(context: Reading, request: RequestRow): Promise<object | null> {
  return (await readers.get(request.kind)?.(context, request)) ?? null;
}

/** What must be done before a request can go on, by what it is about as `readContent` read it; null where nothing must. */
export function preconditionOf(content: object | null, request: RequestRow): Precondition | null {
  const { preconditionOf: told } = requestKindOf(request.kind);
  return (content && told?.(content as never, request)) ?? null;
}

/** The same where its content has not been read: it is read only for the kinds that may have to wait. */
export async function readPrecondition(context: Reading, request: RequestRow): Promise<Precondition | null> {
  if (!requestKindOf(request.kind).preconditionOf) return null;
  return preconditionOf(await readContent(context, request), request);
}
