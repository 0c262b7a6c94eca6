import { createParser, type EventSourceMessage } from "eventsource-parser";
import { useEffect, useState } from "react";
import { leaveEnded } from "~/session/leave";
import { backOff, STABLE_MS } from "./back-off";
import type { BellData } from "./rows.server";

/** The name of the lock and the channel shared by a browser's tabs. */
const SHARED = "portal-notifications";
/** The server sends something every 20 s; a stream that is silent for this long is dead. */
const MAX_SILENCE_MS = 50_000;

/** If a process ends, many streams end at once: their reconnects are spread over this time. */
const SPREAD_MS = 3_000;

/** An update: the bell's data, or the id of a request that a colleague changed. */
type LiveUpdate = BellData & { changed?: number };
type Tell = (news: LiveUpdate) => void;

const listeners = new Set<Tell>();
let stop: (() => void) | undefined;

/**
 * The bell's data as last sent by the server, with the page or since. A kind that could not be read keeps its value.
 */
export function useLiveBell(fromServer: BellData): BellData {
  const [shown, setShown] = useState({ fromServer, data: fromServer });
  if (shown.fromServer !== fromServer) setShown({ fromServer, data: fromServer });
  useEffect(() => listen((news) => setShown((before) => ({ ...before, data: { ...before.data, ...news } }))), []);
  return shown.data;
}

/**
 * A number that changes whenever something happened that may concern this request (or any, without an id), on the other
 * side or by a colleague, and after a reconnect.
 */
export function useLiveUpdatesOf(request?: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      listen(({ changed = request }) => {
        if (request === undefined || changed === request) setCount((before) => before + 1);
      }),
    [request],
  );
  return count;
}

/** A list's rows with the updates that arrived since: updates come first, without duplicates. */
export function withLiveUpdates<Row extends { id: number }>(rows: Row[], news: Row[] = []): Row[] {
  return [...news, ...rows.filter(({ id }) => news.every((row) => row.id !== id))];
}

function listen(listener: Tell): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** One tab of the browser reads the stream and the lists and tells the others. */
function start(): () => void {
  const stopping = new AbortController();
  const tabs = new BroadcastChannel(SHARED);
  const tellThisTab: Tell = (data) => listeners.forEach((listener) => listener(data));
  tabs.onmessage = ({ data }: MessageEvent<LiveUpdate>) => tellThisTab(data);

  lead(stopping.signal, (stopped) =>
    follow(stopped, (data) => {
      tellThisTab(data);
      tabs.postMessage(data);
    }),
  );
  return () => {
    stopping.abort();
    tabs.close();
  };
}

/** Runs the work while this tab leads. Without Web Locks (plain http) every tab leads while it is visible. */
function lead(stopped: AbortSignal, work: (stopped: AbortSignal) => Promise<void>): void {
  if (navigator.locks) {
    // Rejects only if stopped before it was this tab's turn.
    navigator.locks.request(SHARED, { signal: stopped }, () => work(stopped)).catch(() => undefined);
    return;
  }
  let shown: AbortController | undefined;
  const turn = () => {
    shown?.abort();
    if (document.visibilityState !== "visible") return;
    shown = abortedBy(stopped);
    void work(shown.signal);
  };
  document.addEventListener("visibilitychange", turn, { signal: stopped });
  turn();
}

/** Keeps a stream open until stopped or signed out; each event reloads the lists or announces a change. */
async function follow(stopped: AbortSignal, tell: Tell): Promise<void> {
  let attempt = 0;
  const readAgain = oneAtATime(() => readBell(stopped).then(tell, quit));
  const heard = ({ event, data }: EventSourceMessage) =>
    event === "change" ? tell({ changed: Number(data) }) : readAgain();
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

/**
 * A controller that the outer signal aborts too; abort it in the end, so that the outer signal does not keep it alive.
 */
function abortedBy(outer: AbortSignal): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  if (outer.aborted) controller.abort();
  else outer.addEventListener("abort", () => controller.abort(), { signal });
  return controller;
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
