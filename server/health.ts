import { subscribe } from "node:diagnostics_channel";
import type { Agent } from "undici";
import { answerText } from "./answers.ts";
import type { Exchange } from "./exchange.ts";

const TIMEOUT_MS = 2000;
/** How long an answer stands before the provider is asked again. */
const MAX_AGE_MS = 1000;

export type Readiness = () => Promise<boolean>;

/** Whether the provider answers a challenge within 2 s; checked at most once a second however often this is called. */
export function providerReadiness(providerUrl: string): Readiness {
  const challenge = `${providerUrl.replace(/\/+$/, "")}/api/challenge/`;
  let answer: Promise<boolean> | undefined;
  let askedAt = 0;
  return () => {
    if (answer && performance.now() - askedAt < MAX_AGE_MS) return answer;
    askedAt = performance.now();
    answer = answersChallenge(challenge).catch(() => false);
    return answer;
  };
}

let direct: Agent | undefined;

async function answersChallenge(address: string): Promise<boolean> {
  const { Agent, fetch } = await import("undici");
  const response = await fetch(address, {
    // As the app's calls, it takes no HTTP proxy, even where the environment sets one for Node.
    dispatcher: (direct ??= new Agent()),
    headers: { Accept: "application/json" },
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return isChallenge(await response.json());
  await response.body?.cancel();
  return false;
}

/** Another web server at this address answers 200, too. */
const isChallenge = (body: unknown): boolean => typeof (body as { token?: unknown } | null)?.token === "string";

let isSharedStateAway = false;
subscribe("portal:shared-state", (message) => {
  ({ isAway: isSharedStateAway } = message as { isAway: boolean });
});

export function answerHealth({ res }: Exchange): void {
  answerText(res, 200, "ok\n");
}

export async function answerReadiness({ res }: Exchange, isReady: Readiness): Promise<void> {
  // Without the shared state each process continues on its own: no reason to send traffic elsewhere.
  if (await isReady())
    answerText(res, 200, isSharedStateAway ? "ready, without the shared state of REDIS_URL\n" : "ready\n");
  else answerText(res, 503, "the provider does not answer\n");
}
