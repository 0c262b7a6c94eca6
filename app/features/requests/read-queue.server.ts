import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { countText } from "~/provider/rows.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { readRequestContent } from "./read-part.server";

/** A request's position in the waiting list (contract §5 "waiting"). */
const queueRow = z
  .object({ waiting_number: countText, queue_total: countText })
  .transform((row): Queue => ({ number: row.waiting_number, total: row.queue_total }));

export interface Queue {
  number: string;
  total: string;
}

/** The position of a waiting request; from the request itself if it has it, null if there is none. */
export async function readQueue(provider: Provider, request: RequestRow): Promise<Queue | null> {
  const own = request.queueNumber ? { number: request.queueNumber, total: request.queueTotal } : null;
  if (request.status !== "WL") return own;
  const reading = readRequestContent(provider, "waitinglist", queueRow, request.id);
  return (await nullIf(reading, ...UNREADABLE)) ?? own;
}
