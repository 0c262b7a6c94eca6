import { IncomingMessage, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answerPage } from "./answers.ts";
import type { Exchange } from "./exchange.ts";

/** How long the client's remaining data is read and dropped: closing at once would lose the answer on its way. */
const LINGER_MS = 1000;

const statuses: Record<string, Parameters<typeof answerPage>[1]> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

interface Connections {
  /** The last exchange of each connection. */
  exchanges: WeakMap<Socket, Exchange>;
  open: (req: IncomingMessage, res: ServerResponse) => Exchange;
}

/** Answers requests that Node could not read, or not in time, with our own error pages. */
export function answerClientErrors(server: Server, { exchanges, open }: Connections): void {
  const answered = new WeakSet<Socket>();

  server.on("clientError", (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    if (answered.has(socket)) return;
    const last = exchanges.get(socket);
    const current = last?.gone.signal.aborted ? undefined : last;
    const isSilent = socket.bytesRead === 0;
    if (isSilent || !socket.writable || error.code === "ECONNRESET" || current?.res.headersSent) {
      socket.destroy();
      return;
    }
    answered.add(socket);
    // Node forgets a request once it is answered: the app would wait for the rest of it for ever.
    current?.res.once("close", () => current.req.destroy(error));
    const exchange = current ?? openUnread(socket);
    exchange.route = "refused";
    exchange.res.setHeader("Connection", "close");
    answerPage(exchange, statuses[error.code ?? ""] ?? 400);
  });

  /** The exchange of a request that could not be read. */
  function openUnread(socket: Socket): Exchange {
    const req = new IncomingMessage(socket);
    const res = new ServerResponse(req);
    res.assignSocket(socket);
    res.once("finish", () => {
      socket.end();
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    });
    return open(req, res);
  }
}
