import { spawn } from "node:child_process";
import { pipeline } from "node:stream/promises";
import pretty from "pino-pretty";

/** The log for a terminal; anything else gets the JSON unchanged. */
const readable = pretty({
  ignore: "room,requestId,traceparent,method,path,status,ms,bytes,address",
  translateTime: "SYS:HH:MM:ss",
  messageFormat: "{msg}{if method} {method} {path} {status} {ms} ms{end}",
  singleLine: true,
});

/** The program that is named, whose standard output is the log; this process ends with its code. */
const program = spawn(process.execPath, process.argv.slice(2), { stdio: ["inherit", "pipe", "inherit"] });
program.once("exit", (code) => (process.exitCode = code ?? 1));

// A terminal sends ^C to both: the last lines arrive after it.
process.on("SIGINT", () => {});
if (process.stdout.isTTY) program.stdout.pipe(readable);
// Where nothing takes the log any more, as on a full disk, the program goes on without it.
else await pipeline(program.stdout, process.stdout).catch(() => {});
