import type { FastifyInstance } from "fastify";
import type { WebSocket } from "ws";

/** A frame says only that there is something to read again (contract §6). */
type Signal = { readonly type: "request"; readonly user_id: number } | { readonly type: "notificationupdate" };

const PING_EVERY_MS = 20_000;

/** The open WebSockets. */
export class Signals {
  readonly #sockets = new Set<WebSocket>();

  get count(): number {
    return this.#sockets.size;
  }

  add(socket: WebSocket): void {
    this.#sockets.add(socket);
    let answered = true;
    const heartbeat = setInterval(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
    }, PING_EVERY_MS);
    socket.on("pong", () => (answered = true));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(heartbeat);
      this.#sockets.delete(socket);
    });
  }

  send(signal: Signal): void {
    this.sendText(JSON.stringify(signal));
  }

  sendText(frame: string): void {
    for (const socket of this.#sockets) socket.send(frame);
  }

  /** Closes every connection with a code; without one it is cut as by a crash. */
  cut(code?: number): void {
    for (const socket of this.#sockets) {
      if (code === undefined) socket.terminate();
      else socket.close(code);
    }
  }
}

/** Serves the signals to everybody who connects. */
export function serveSignals(app: FastifyInstance, signals: Signals): void {
  app.get("/ws/notification/", { websocket: true }, (socket) => signals.add(socket));
}
