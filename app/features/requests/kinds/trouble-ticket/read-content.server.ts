import type { ContentReaders, RequestRead } from "../../request-kind";
import type { Provider } from "~/provider/index.server";
import type { Reading } from "~/session/guards.server";
import type { KindName } from "~/inventory/requests/kinds";
import { readRequestContent } from "../../read-part.server";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { type Ticket, ticketRow } from "./rows.server";

const ticketKind: KindName = "Trouble Ticket";

/** The ticket of a request; null if the request is of another kind. */
export async function readTicket(
  { provider }: Reading,
  { id, kind }: Pick<RequestRead, "id" | "kind">,
): Promise<Ticket | null> {
  return kind === ticketKind ? readRequestContent(provider, "ticket/ticket", ticketRow, id) : null;
}

/** A ticket, and the request in its subject. */
export async function readTicketContent(context: Reading, request: Pick<RequestRead, "id" | "kind">) {
  const ticket = await readTicket(context, request);
  return { ticket, about: ticket && (await readNumbered(context.provider, ticket.subject.trim())) };
}

export type TicketRead = Awaited<ReturnType<typeof readTicketContent>>;

/** The request with this number; null if the subject is not the number of a request that the reader may see. */
async function readNumbered(provider: Provider, words: string): Promise<RequestRow | null> {
  if (words === "") return null;
  const { results } = await provider.list("activities", requestRow, { search: words, limit: 5 });
  return results.find(({ number }) => number === words) ?? null;
}

export const readers: ContentReaders = { "Trouble Ticket": readTicketContent };
