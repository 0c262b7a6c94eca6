import { pipeline } from "node:stream/promises";
import pretty from "pino-pretty";

/** Reads the log on standard input; a terminal is given lines for people, anything else the JSON as it comes. */
const readable = pretty({
  ignore: "room,requestId,traceparent,method,path,status,ms,bytes,address",
  translateTime: "SYS:HH:MM:ss",
  messageFormat: "{msg}{if method} {method} {path} {status} {ms} ms{end}",
  singleLine: true,
});

// The last lines come after ^C; the end of the input is the end.
process.on("SIGINT", () => {});
if (process.stdout.isTTY) process.stdin.pipe(readable);
else await pipeline(process.stdin, process.stdout);
