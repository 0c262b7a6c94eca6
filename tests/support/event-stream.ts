import { createParser } from "eventsource-parser";
import type { Person } from "./person.ts";

export interface EventStream {
  /** The names of the events so far. */
  events: string[];
  isOver: boolean;
  close(): void;
}

/** The notification stream of a signed-in person, open once its first event has come. */
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
