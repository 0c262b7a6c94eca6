import { pipeline } from "node:stream/promises";
import pretty from "pino-pretty";

/** Reads the log on standard input; a terminal gets readable lines, anything else the JSON unchanged. */
const readable = pretty({
  ignore: "room,requestId,traceparent,method,path,status,ms,bytes,address",
  translateTime: "SYS:HH:MM:ss",
  messageFormat: "{msg}{if method} {method} {path} {status} {ms} ms{end}",
  singleLine: true,
});

// The last lines arrive after ^C; the end of the input ends this process.
process.on("SIGINT", () => {});
if (process.stdout.isTTY) process.stdin.pipe(readable);
else await pipeline(process.stdin, process.stdout);
