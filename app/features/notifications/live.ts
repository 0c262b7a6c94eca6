import { useEffect, useState } from "react";
import type { LiveUpdate, Tell } from "./live-update";
import type { BellData } from "./rows.server";

/** The name of the channel shared by a browser's tabs. */
const SHARED = "portal-notifications";

const listeners = new Set<Tell>();
let tabs: BroadcastChannel | undefined;
let stop: (() => void) | undefined;

/** The bell's data with news. Older ones, of a page that was on its way while the stream brought others, change nothing. */
export const withNews = (data: BellData, news: BellData): BellData =>
  (news.now ?? Infinity) < (data.now ?? 0) ? data : { ...data, ...news };

/**
 * The bell's data as last sent by the server, with the page or since. A kind that could not be read keeps its value.
 */
export function useLiveBell(fromServer: BellData): BellData {
  const [shown, setShown] = useState({ fromServer, data: fromServer });
  if (shown.fromServer !== fromServer) setShown({ fromServer, data: withNews(shown.data, fromServer) });
  useEffect(() => listen((news) => setShown((before) => ({ ...before, data: withNews(before.data, news) }))), []);
  // What was read in this tab counts as read in the others too. Their channel is open by now.
  useEffect(() => tell({ ...fromServer, changed: null }), [fromServer]);
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
        if (changed !== null && (request === undefined || changed === request)) setCount((before) => before + 1);
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

const tellThisTab: Tell = (data) => listeners.forEach((listener) => listener(data));

const tell: Tell = (data) => {
  tellThisTab(data);
  tabs?.postMessage(data);
};

/** One tab of the browser reads the stream and the lists and tells the others. */
function start(): () => void {
  const stopping = new AbortController();
  tabs = new BroadcastChannel(SHARED);
  tabs.onmessage = ({ data }: MessageEvent<LiveUpdate>) => tellThisTab(data);

  // Loaded after the page, and at once in every tab: by the time a tab leads, a new version may have replaced the file. A tab
  // that could not load it never leads.
  void import("./follow").then(
    ({ lead }) => lead(stopping.signal, tell),
    () => undefined,
  );
  return () => {
    stopping.abort();
    tabs?.close();
  };
}
