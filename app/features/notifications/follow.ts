import { createParser, type EventSourceMessage } from "eventsource-parser";
import { keepUnanswered } from "~/forms/unanswered";
import { goOn, leaveEnded } from "~/session/leave";
import { abortedBy } from "./aborted-by";
import { backOff, STABLE_MS } from "./back-off";
import type { Tell } from "./live-update";
import type { BellData } from "./rows.server";

/** The server sends something every 20 s; a stream that is silent for this long is dead. */
const MAX_SILENCE_MS = 50_000;

/** If a process ends, many streams end at once: their reconnects are spread over this time. */
const SPREAD_MS = 3_000;

/**
 * Providers may announce what cannot be read yet: before it is committed, or before a replica of their database has it.
 * If the bell shows nothing new, what was announced is read once more after this time.
 */
const AGAIN_MS = 5_000;

/** The name of the lock shared by a browser's tabs. */
const LEAD = "portal-notifications";

/**
 * Follows the stream while this tab leads. Without Web Locks (plain http) every tab leads while it is visible. This is
 * what every signed-in page loads after itself.
 */
export function lead(stopped: AbortSignal, tell: Tell): void {
  goOn();
  keepUnanswered();
  if (stopped.aborted) return;
  if (navigator.locks) {
    // Rejects only if stopped before it was this tab's turn.
    navigator.locks.request(LEAD, { signal: stopped }, () => follow(stopped, tell)).catch(() => undefined);
    return;
  }
  let shown: AbortController | undefined;
  const turn = () => {
    shown?.abort();
    if (document.visibilityState !== "visible") return;
    shown = abortedBy(stopped);
    void follow(shown.signal, tell);
  };
  document.addEventListener("visibilitychange", turn, { signal: stopped });
  turn();
}

/**
 * Keeps a stream open until stopped or signed out; each event reloads the lists or announces a change. What was read in
 * another session concerns the bell only.
 */
async function follow(stopped: AbortSignal, tell: Tell): Promise<void> {
  let attempt = 0;
  let known = "";
  let again: ReturnType<typeof setTimeout> | undefined;
  const reading = (use: (bell: BellData, isNews: boolean) => void) =>
    oneAtATime(() =>
      readBell(stopped).then((bell) => {
        const before = known;
        known = JSON.stringify({ ...bell, now: 0 });
        use(bell, known !== before);
      }, quit),
    );
  const readAgain = reading((bell, isNews) => {
    if (isNews) clearTimeout(again);
    tell(bell);
  });
  const countAgain = reading((bell) => tell({ ...bell, changed: null }));
  function heard({ event, data }: EventSourceMessage): void {
    if (event === "read") return countAgain();
    if (event === "change") {
      const change = { changed: Number(data) };
      tell(change);
      void pause(AGAIN_MS, stopped).then(() => stopped.aborted || tell(change));
      return;
    }
    readAgain();
    if (event === "refresh") return;
    clearTimeout(again);
    again = setTimeout(readAgain, AGAIN_MS);
  }
  let signedOut = false;
  function quit(error: unknown): void {
    if (!(error instanceof SignedOut) || signedOut) return;
    signedOut = true;
    void leaveEnded();
  }

  while (!stopped.aborted && !signedOut) {
    const openedAt = Date.now();
    await readStream(stopped, heard).catch(quit);
    if (Date.now() - openedAt > STABLE_MS) attempt = 0;
    await pause(backOff(attempt++) + Math.random() * SPREAD_MS, stopped);
  }
}

/** Reads one stream to its end. */
async function readStream(stopped: AbortSignal, heard: (event: EventSourceMessage) => void): Promise<void> {
  const reading = abortedBy(stopped);
  let watch = setTimeout(() => reading.abort(), MAX_SILENCE_MS);
  try {
    const { body } = await ask("/notifications/stream", reading.signal);
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({ onEvent: heard });
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {};
      if (done) return;
      clearTimeout(watch);
      watch = setTimeout(() => reading.abort(), MAX_SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watch);
    reading.abort();
  }
}

async function readBell(stopped: AbortSignal): Promise<BellData> {
  const answer = await ask("/notifications/bell", stopped);
  return (await answer.json()) as BellData;
}

/** The session is over: the server says so, or redirects to the login page. */
class SignedOut extends Error {}

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(path, { signal, redirect: "manual", cache: "no-store" });
  if (answer.status === 401 || answer.type === "opaqueredirect") throw new SignedOut();
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer;
}

/** Runs the work at once; calls during a run cause one more run. */
function oneAtATime(work: () => Promise<void>): () => void {
  let wanted = 0;
  return () => {
    if (wanted++ > 0) return;
    void (async () => {
      while (wanted > 0) {
        wanted = 1;
        await work();
        wanted--;
      }
    })();
  };
}

function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, stopped.aborted ? 0 : milliseconds);
    stopped.addEventListener("abort", finish);
    function finish() {
      clearTimeout(timer);
      stopped.removeEventListener("abort", finish);
      resolve();
    }
  });
}
