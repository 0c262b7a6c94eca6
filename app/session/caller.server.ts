import { type Caller, claims } from "~/provider/index.server";
import type { PortalSession } from "./cookie.server";
import { recentAnswer, type UnderWay } from "./recent-answers.server";
import { renewTokens } from "./renewal.server";

/** The person of a session as a caller of the provider, with its tokens as they are at each call; `facts` are of the request. */
export function callerOf(
  session: PortalSession,
  facts: Omit<Caller, "access" | "userId" | "renew" | "recall">,
): Caller {
  const underWay: UnderWay = new Map();
  return {
    get access() {
      return session.access ?? null;
    },
    get userId() {
      return claims(session.access ?? "")?.userId ?? null;
    },
    renew: async (refused) => {
      if (session.access === refused) await renewTokens(session);
    },
    recall: (...call) => recentAnswer(session.id, ...call, underWay),
    ...facts,
  };
}
