import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Reading } from "~/session/guards.server";
import type { ContentReaders, FollowUp, Precondition, RequestRead } from "./request-kind";
import { requestKindOf } from "./request-kinds";

/** The readers of all folders in kinds/. */
const folders = import.meta.glob<ContentReaders>("./kinds/*/read-content.server.ts", {
  eager: true,
  import: "readers",
});
const readers = new Map(Object.values(folders).flatMap((one) => Object.entries(one)));

/**
 * The content of a request, for its kind's component; null if the kind has none. It is read beside the request, as far as
 * possible.
 */
export async function readContent(context: Reading, request: RequestRead): Promise<object | null> {
  return (await readers.get(request.kind)?.(context, request)) ?? null;
}

/** What must be done before a request can continue, according to its content from `readContent`; null if nothing. */
export function preconditionOf(content: object | null, request: RequestRow): Precondition | null {
  const kind = requestKindOf(request.kind);
  return (content && kind.preconditionOf?.(content as never, request)) ?? null;
}

/** What must follow a request, according to its content from `readContent`; null if nothing. */
export function followUpOf(content: object | null, request: RequestRow): FollowUp | null {
  const kind = requestKindOf(request.kind);
  return (content && kind.followUpOf?.(content as never, request)) ?? null;
}

/** What must be done before a request can continue if its content has not been read: it is read only for kinds that have preconditions. */
export async function readPrecondition(context: Reading, request: RequestRow): Promise<Precondition | null> {
  if (!requestKindOf(request.kind).preconditionOf) return null;
  const { id, kind } = request;
  const content = await readContent(context, { id, kind, row: Promise.resolve(request), withoutRack: true });
  return preconditionOf(content, request);
}
