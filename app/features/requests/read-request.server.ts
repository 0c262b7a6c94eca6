import type { Reading } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { oneWithNames } from "~/lists/names.server";
import { tenantAndSiteNames } from "~/inventory/names.server";
import {
  type RequestRow,
  requestRow,
  type RequestWithApplicant,
  requestWithApplicant,
} from "~/inventory/requests/rows.server";

/** The request with this id; a value that cannot be an id names none. Tenants find only their own (contract §8). */
export async function readRequest({ provider }: Reading, id: string | null | undefined): Promise<RequestRow> {
  const request = await provider.read(`activities/${recordId(id)}`, requestRow);
  return oneWithNames(provider, request, tenantAndSiteNames);
}

/** The same with what identifies its applicant. */
export async function readRequestWithApplicant(
  { provider }: Reading,
  id: string | null | undefined,
): Promise<RequestWithApplicant> {
  const { request, applicant } = await provider.read(`activities/${recordId(id)}`, requestWithApplicant);
  return { request: await oneWithNames(provider, request, tenantAndSiteNames), applicant };
}
