import { once } from "node:events";
import { connect } from "node:net";
import { createParser } from "eventsource-parser";
import type { Person } from "./person.ts";

interface EventStream {
  /** The names of the events received so far. */
  events: string[];
  isOver: boolean;
  close(): void;
}

/** The notification stream of a signed-in person, after its first event. */
export async function openStream(person: Person): Promise<EventStream> {
  const ending = new AbortController();
  const stream: EventStream = { events: [], isOver: false, close: () => ending.abort() };
  const parser = createParser({ onEvent: ({ event = "" }) => stream.events.push(event) });
  const { body, status } = await fetch(new URL("/notifications/stream", person.base), {
    headers: { ...person.extraHeaders, Cookie: person.cookieHeader },
    signal: ending.signal,
    redirect: "manual",
  });
  if (status !== 200 || !body) throw new Error(`the stream was answered with ${status}`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    const { done, value } = await reader.read();
    if (value) parser.feed(value);
    return !done;
  };
  while (stream.events.length === 0 && (await read()));
  void (async () => {
    try {
      while (await read());
    } catch {
      // Its server is gone, or it was closed here.
    }
    stream.isOver = true;
  })();
  return stream;
}

/** The stream of one of thousands of browsers: a bare socket that only counts how often an event's name occurs. */
interface BareStream {
  count(event: string): number;
  isOver: boolean;
  close(): void;
}

/** Opens a stream directly at a portal; resolves after its first event. */
export async function openBareStream(portal: string, cookie: string): Promise<BareStream> {
  const { hostname, port, host } = new URL(portal);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = "";
  const stream: BareStream = {
    count: (event) => received.split(`event: ${event}\n`).length - 1,
    isOver: false,
    close: () => socket.destroy(),
  };
  socket.setEncoding("latin1").on("data", (text) => (received += text));
  socket.on("error", () => {}).once("close", () => (stream.isOver = true));
  socket.write(`GET /notifications/stream HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
  while (stream.count("refresh") === 0) {
    if (stream.isOver) throw new Error(`the stream was answered with ${received.slice(0, 40)}`);
    await Promise.race([once(socket, "data"), once(socket, "close")]);
  }
  return stream;
}
