import type { IncomingMessage } from "node:http";
import { limitOf } from "./body-limit.ts";
import { createTurns } from "./turns.ts";

/** A form is held in memory several times over until it is answered: so many long ones at a time, of a client and of all. */
const MAX_OF_CLIENT = 4;
const MAX_OF_ALL = 16;
/** A shorter form needs no turn. */
const LONG_BYTES = 1024 * 1024;

const inTurnOfClient = createTurns(MAX_OF_CLIENT);
const inTurn = createTurns(MAX_OF_ALL);

/** Whether the body of a request is long, or may be, since its length is not announced. */
export const isUpload = (req: IncomingMessage, path: string): boolean =>
  req.method === "POST" && limitOf(req, path) > LONG_BYTES && !(Number(req.headers["content-length"]) < LONG_BYTES);

/** Answers an upload once it is its turn; until then its body is not read. */
export const answerUpload = <T>(client: string, gone: AbortSignal, answer: () => Promise<T>): Promise<T> =>
  inTurnOfClient(client, gone, () => inTurn("upload", gone, answer));
