import type { Reading } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import {
  type RequestRow,
  requestRow,
  type RequestWithApplicant,
  requestWithApplicant,
} from "~/inventory/requests/rows.server";

/** The request with this id; a value that cannot be an id names none. Tenants find only their own (contract §8). */
export function readRequest({ provider }: Reading, id: string | null | undefined): Promise<RequestRow> {
  return provider.read(`activities/${recordId(id)}`, requestRow);
}

/** The same with what identifies its applicant. */
export function readRequestWithApplicant(
  { provider }: Reading,
  id: string | null | undefined,
): Promise<RequestWithApplicant> {
  return provider.read(`activities/${recordId(id)}`, requestWithApplicant);
}
