import { pino, stdTimeFunctions } from "pino";
import { logOutput } from "../server/log-output.ts";
import { config } from "./config.server";

/** The app's log: one JSON line an event. Only names, codes and ids are given to it, never tokens, cookies or bodies. */
export const log = pino(
  { level: config.LOG_LEVEL, base: { room: "app" }, timestamp: stdTimeFunctions.isoTime },
  logOutput(),
);
