import type { Tokens } from "~/provider/index.server";
import { memoizeFor } from "./memoize.server";

/** How long the outcome of a renewal is given to requests that still carry the old cookie. */
const TTL_MS = 10 * 60 * 1000;

/**
 * Renews the tokens of a session once for all requests that carry this access token: a rotating provider accepts a refresh
 * token only one time (contract §9.2), another one gives the same refresh token for ever. A failed renewal is not kept.
 */
export const renewOnce = memoizeFor<Tokens>(TTL_MS).share;
