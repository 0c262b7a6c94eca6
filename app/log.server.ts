import { openLog } from "../server/log-output.ts";
import { config } from "./config.server";

/** The app's log: one JSON line an event. Only names, codes and ids are given to it, never tokens, cookies or bodies. */
export const log = openLog("app", config.LOG_LEVEL);
