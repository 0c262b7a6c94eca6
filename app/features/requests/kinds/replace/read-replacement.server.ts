import type { Reading } from "~/session/guards.server";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { hasFailed } from "./transfers";

/** The Goods In Replace that answers a Goods Out Replace; refused and cancelled ones do not count. */
export async function readReplacement({ provider }: Reading, { id, tenant }: RequestRow): Promise<RequestRow | null> {
  const query = { filter_type: "Goods In Replace", tenant_id: tenant };
  const arrivals = await provider.all("activities", requestRow, query);
  return arrivals.find((arrival) => arrival.replaces === id && !hasFailed(arrival)) ?? null;
}
