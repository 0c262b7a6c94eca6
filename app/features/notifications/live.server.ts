import type { Writable } from "node:stream";
import { config } from "~/config.server";
import { client } from "~/session/client.server";
import { forgetAnswers } from "~/session/recent-answers.server";
import { onRequestChange } from "~/session/request-changes.server";
import { holdLease, onMissedSignals, sharedState } from "~/shared-state.server";
import { createRelay, type Signal } from "./relay.server";
import { createStreams, type Listener, type ReadElsewhere } from "./streams.server";

const CHANNEL = "provider-signal";

function start() {
  const streams = createStreams();
  let isStarted = false;
  onRequestChange(streams.change);
  sharedState.subscribe(CHANNEL, (message) => streams.deliver(JSON.parse(message) as Signal | ReadElsewhere));
  onMissedSignals(() => streams.deliver({ type: "refresh", userId: null }));

  /** Discards recent answers in all processes, then signals their streams. */
  async function tell(signal: Signal): Promise<void> {
    await forgetAnswers();
    await sharedState.publish(CHANNEL, JSON.stringify(signal));
  }

  /** The socket to the provider; one process holds it for all. */
  const relay = createRelay({
    url: client.webSocketUrl,
    origin: config.ORIGIN,
    deliver: (signal) => void tell(signal),
  });
  client.onReturn(relay.hurry);

  return {
    /** Tells a person's open pages that something has been marked as read, whichever session did it. */
    read(userId: number): Promise<void> {
      const news: ReadElsewhere = { type: "read", userId: String(userId) };
      return sharedState.publish(CHANNEL, JSON.stringify(news));
    },
    /** Opens an event stream; the first one requests the socket. */
    open(listener: Listener, out: Writable): void {
      if (!isStarted) holdLease(sharedState, "provider-socket", { won: relay.open, lost: relay.close });
      isStarted = true;
      streams.open(listener, out);
    },
  };
}

/** On the global object, so that reloading the module in development does not open a second socket. */
const kept: typeof globalThis & { portalLive?: ReturnType<typeof start> } = globalThis;

/** The live updates: one upstream socket for all streams of all processes. */
export const live = (kept.portalLive ??= start());
