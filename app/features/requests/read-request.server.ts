import type { Reading } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { FAILED, kindOfAnswer, nullIf } from "~/session/thrown-answer";
import { oneWithNames } from "~/lists/names.server";
import { tenantAndSiteNames } from "~/inventory/names.server";
import {
  type RequestRow,
  requestRow,
  requestState,
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

/** The state of a request that was just written; null if the provider does not show it. */
export const readState = ({ provider }: Reading, id: number) =>
  nullIf(provider.read(`activities/${id}`, requestState), ...FAILED);

/** Whether the provider says that there is no request that was just filed; without a usable answer it may be there. */
export const isDenied = ({ provider }: Reading, id: number): Promise<boolean> =>
  provider.read(`activities/${id}`, requestState).then(
    () => false,
    (thrown) => {
      const kind = kindOfAnswer(thrown);
      if (kind === null) throw thrown;
      return kind === "missing" || kind === "refused";
    },
  );
