import { destination, type DestinationStream } from "pino";

/** What waits to be written at most, in characters; later lines are lost. */
const MAX_WAITING = 1_000_000;

/**
 * Standard output for the log. Where it takes nothing, as on a full disk, the portal goes on: lines wait, are written
 * with the next one that is taken, and are lost once there are too many of them.
 */
export function logOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: true, maxLength: MAX_WAITING });
  output.on("error", () => {});
  // Each line is written at once; to flush would be to try again for ever.
  output.flushSync = () => {};
  return output;
}
