import type { Reading } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";

/** The request with this id; what is no id is no request. A tenant finds its own ones only (contract §8). */
export function readRequest({ provider }: Reading, id: string | null | undefined): Promise<RequestRow> {
  return provider.read(`activities/${recordId(id)}`, requestRow);
}
