import type { Provider } from "~/provider/index.server";
import { listOf } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";
import { requestEvent, type RequestEvent } from "~/inventory/requests/rows.server";

/** The actions on a request; none where the provider does not tell them or keeps the request from the reader (contract §8, §11). */
export const readEvents = async (provider: Provider, request: number): Promise<RequestEvent[]> =>
  (await nullIf(provider.read(`activities/${request}/history`, listOf(requestEvent)), "missing", "unavailable")) ?? [];
