import type { RequestRow } from "./rows.server";
import { stateOf } from "./transitions";

/** A request as the history of a record tells it. */
export const inHistory = (request: Pick<RequestRow, "id" | "number" | "kind" | "status" | "isDone" | "createdAt">) => ({
  id: request.id,
  number: request.number,
  kind: request.kind,
  state: stateOf(request),
  status: request.status,
  at: request.createdAt,
});
export type HistoryRow = ReturnType<typeof inHistory>;

/** The requests of a record, of those that were looked at. */
export interface RecordHistory {
  rows: HistoryRow[];
  /** How many of a list were looked at where there are older ones; null where all were. */
  lookedAt: number | null;
  /** The provider answered all that it was asked. */
  isTold: boolean;
}
