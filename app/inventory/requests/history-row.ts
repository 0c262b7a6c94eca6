import type { RequestRow } from "./rows.server";
import { stateOf } from "./transitions";

/** A request as a row of a record's history. */
export const inHistory = (request: Pick<RequestRow, "id" | "number" | "kind" | "status" | "isDone" | "createdAt">) => ({
  id: request.id,
  number: request.number,
  kind: request.kind,
  state: stateOf(request),
  status: request.status,
  at: request.createdAt,
});
export type HistoryRow = ReturnType<typeof inHistory>;

/** The requests of a record, among those that were checked. */
export interface RecordHistory {
  rows: HistoryRow[];
  /** How many requests of a list were checked if there are older ones; null if all were. */
  lookedAt: number | null;
  /** The provider answered all calls. */
  isKnown: boolean;
}
