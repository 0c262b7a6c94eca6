import { config } from "~/config.server";
import { onRequestChange } from "~/session/request-changes.server";
import { client } from "~/session/client.server";
import { forgetAnswers } from "~/session/recent-answers.server";
import { createRelay, type Signal } from "./relay.server";
import { createStreams, type Listener } from "./streams.server";

function start() {
  const streams = createStreams();
  onRequestChange(streams.change);
  const deliver = (signal: Signal) => {
    forgetAnswers();
    streams.deliver(signal);
  };
  const relay = createRelay({ url: client.webSocketUrl, origin: config.ORIGIN, deliver });
  return {
    /** The bytes of a new event stream; the first one connects the relay. */
    open(listener: Listener): ReadableStream<Uint8Array> {
      relay.open();
      return streams.open(listener);
    },
  };
}

/** On the global object, since a module that is loaded anew in development must not open a second socket. */
const kept: typeof globalThis & { portalLive?: ReturnType<typeof start> } = globalThis;

/** The live signals of this process: one upstream socket for all streams. */
export const live = (kept.portalLive ??= start());
