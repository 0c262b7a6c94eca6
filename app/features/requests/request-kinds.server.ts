import type { KindName } from "~/inventory/requests/kinds";
import type { Reading } from "~/session/guards.server";
import { readDismantle } from "./dismantle/read-content.server";
import { readGoodsIn } from "./goods-in/read-content.server";
import { readGoodsOut } from "./goods-out/read-content.server";
import { readInterconnection } from "./interconnection/read-content.server";
import { readGoodsInReplace, readGoodsOutReplace } from "./replace/read-content.server";
import type { Precondition } from "./request-kind";
import { requestKindOf } from "./request-kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { withRack } from "./read-rack-part.server";
import { readSmartHand } from "./smart-hand/read-content.server";
import { readTicketContent } from "./trouble-ticket/read-content.server";

type ReadContent = (context: Reading, request: RequestRow) => Promise<object | null>;

/** Readers of what a request is about, by its kind (contract §5 "Reading the parts of one request"). */
const readers: Readonly<Record<string, ReadContent>> = {
  "Trouble Ticket": readTicketContent,
  "Smart Hand": readSmartHand,
  "Goods Out": withRack(readGoodsOut),
  "Goods Out Replace": withRack(readGoodsOutReplace),
  "Goods In": withRack(readGoodsIn),
  "Goods In Replace": withRack(readGoodsInReplace),
  Dismantle: readDismantle,
  "Cross Connect": readInterconnection,
  "IIX Interconnection": readInterconnection,
} satisfies Partial<Record<KindName, ReadContent>>;

/** What a request is about, for the Content of its kind (request-kinds.ts); null where the kind has no part of its own. */
export async function readContent(context: Reading, request: RequestRow): Promise<object | null> {
  const kind = request.kind;
  return (Object.hasOwn(readers, kind) && (await readers[kind]?.(context, request))) || null;
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
