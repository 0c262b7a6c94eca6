import { createListeners } from "./listeners.ts";
import { callStore, isOperation, type SharedState, type Store, storeBy } from "./shared-state.ts";

/** One side of the channel between the primary and a worker. */
export interface Line {
  send(message: object): unknown;
  on(event: "message", listener: (message: unknown) => void): unknown;
}

/** A worker calls an operation or publishes; the primary answers, or forwards what another worker published. */
type Message =
  | { shared: "call"; id: number; operation: unknown; args: readonly unknown[] }
  | { shared: "answer"; id: number; answer?: unknown; error?: string }
  | { shared: "signal"; channel: string; text: string };

const read = (message: unknown): Message | null =>
  typeof message === "object" && message !== null && "shared" in message ? (message as Message) : null;

/** The state shared by a primary's workers, seen from a worker. */
export function stateOfPrimary(line: Line): SharedState {
  const here = createListeners();
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;

  line.on("message", (received) => {
    const message = read(received);
    if (message?.shared === "signal") void here.publish(message.channel, message.text);
    if (message?.shared !== "answer") return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) asked?.resolve(message.answer);
    else asked?.reject(new Error(message.error));
  });

  const store = storeBy((operation, args) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      line.send({ shared: "call", id, operation, args } satisfies Message);
    });
  });

  return {
    ...store,
    async publish(channel, text) {
      await here.publish(channel, text);
      line.send({ shared: "signal", channel, text } satisfies Message);
    },
    subscribe: here.subscribe,
  };
}

/** Serves a worker from the store that it shares with `others`. */
export function serveWorker(worker: Line, store: Store, others: () => Iterable<Line>): void {
  worker.on("message", (received) => {
    const message = read(received);
    if (message?.shared === "signal") {
      for (const other of others()) if (other !== worker) other.send(message);
    }
    if (message?.shared === "call") void answer(message.id, message.operation, message.args);
  });

  async function answer(id: number, operation: unknown, args: readonly unknown[]): Promise<void> {
    try {
      if (!isOperation(operation)) throw new Error(`there is no ${String(operation)}`);
      worker.send({ shared: "answer", id, answer: await callStore(store, operation, args) } satisfies Message);
    } catch (error) {
      worker.send({ shared: "answer", id, error: String(error) } satisfies Message);
    }
  }
}
