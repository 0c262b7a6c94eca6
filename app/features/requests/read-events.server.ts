import type { Provider } from "~/provider/index.server";
import { listOf } from "~/provider/rows.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { requestEvent, type RequestEvent } from "~/inventory/requests/rows.server";

/**
 * The actions on a request; empty if the provider does not return them or the reader may not see the request (contract
 * §8, §11).
 */
export const readEvents = async (provider: Provider, request: number): Promise<RequestEvent[]> =>
  (await nullIf(provider.read(`activities/${request}/history`, listOf(requestEvent)), ...UNREADABLE)) ?? [];
