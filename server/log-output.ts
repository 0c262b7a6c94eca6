import { destination, type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** What waits to be written at most, in characters; later lines are lost. */
const MAX_WAITING = 1_000_000;

/**
 * Standard output for the log. Where it takes nothing, as on a full disk, the portal goes on: lines wait, are written
 * with the next one that is taken, and are lost once there are too many of them.
 */
function logOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: true, maxLength: MAX_WAITING });
  output.on("error", () => {});
  // Each line is written at once; to flush would be to try again for ever.
  output.flushSync = () => {};
  return output;
}

/** A log of JSON lines, with its levels in words as LOG_LEVEL has them. */
export const openLog = (room: string, level: string, output = logOutput()): Logger =>
  pino(
    {
      level,
      base: { room },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (word) => ({ level: word }) },
    },
    output,
  );
