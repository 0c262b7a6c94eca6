import type { Reading } from "~/session/guards.server";
import type { Role } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { participantOf } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Status } from "~/inventory/requests/status";
import { stateOf, turnOf } from "~/inventory/requests/transitions";
import { kindsWithPrecondition } from "../request-kinds";
import { readPrecondition } from "../request-kinds.server";

const statuses: readonly Status[] = ["OR", "OP", "AP"];

/** Whether requests in a status where it is the NOC's turn may first need something from the tenant. */
export const mayNeedTenant = (role: Role, status: Status): boolean => role === "tenant" && statuses.includes(status);

/**
 * The requests in which the NOC can only continue after their tenant, the reader, has done something, such as choosing
 * the ports of a replacement; not those whose content the reader may not see. It may be up to `maxAgeMs` old.
 */
export async function needingTenant(
  { provider, role, user }: Reading,
  requests: readonly RequestRow[],
  maxAgeMs: number,
): Promise<RequestRow[]> {
  if (role !== "tenant") return [];
  const recent = { role, user, provider: { ...provider, ...provider.recent(maxAgeMs) } };
  const reading = requests.map(async (request) => {
    const { kind } = request;
    if (!kindsWithPrecondition.includes(kind) || turnOf(kind, stateOf(request)) !== "admin") return [];
    const participant = participantOf(role, user, request);
    if (participant !== "owner") return [];
    const precondition = await nullIf(readPrecondition(recent, request), "missing", "refused");
    return precondition?.by === participant ? [request] : [];
  });
  return (await Promise.all(reading)).flat();
}
