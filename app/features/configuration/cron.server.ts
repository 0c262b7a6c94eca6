import { CronExpressionParser } from "cron-parser";
import type { Language } from "~/language/language";
import { cronWords } from "./cron-words.server";

/** Schedules use Jakarta time, like all times of the portal. */
const TIME_ZONE = "Asia/Jakarta";
/** The number of upcoming runs that are shown. */
const NEXT_RUNS = 3;
/** How long after its scheduled time a run may still be on its way. */
const GRACE_MS = 5 * 60_000;

/** The five fields of a crontab, in order. */
export const cronFields = ["minute", "hour", "day", "month", "weekday"] as const;
export type CronField = (typeof cronFields)[number];

/** The fields of "0 3 * * 1"; a missing field is "*". */
export function fieldsOf(crontab: string): Record<CronField, string> {
  const parts = crontab.trim().split(/\s+/);
  return Object.fromEntries(cronFields.map((field, at) => [field, parts[at] || "*"])) as Record<CronField, string>;
}

export const crontabOf = (fields: Record<CronField, string>): string =>
  cronFields.map((field) => fields[field]).join(" ");

function parsed(crontab: string, now: Date) {
  if (crontab.trim().split(/\s+/).length !== cronFields.length) return null;
  try {
    return CronExpressionParser.parse(crontab, { tz: TIME_ZONE, currentDate: now });
  } catch {
    return null;
  }
}

/** Whether a crontab field is supported; names of months, and syntax of particular schedulers, are not. */
export const isCronField = (field: CronField, text: string): boolean =>
  /^[\d*,/-]+$/.test(text) && parsed(crontabOf({ ...fieldsOf(""), [field]: text }), new Date(0)) !== null;

/** A schedule in words, and its next runs (ISO). */
export interface Schedule {
  words: string;
  next: string[];
}

/** Null for a crontab that is invalid or never runs. */
export function readSchedule(crontab: string, language: Language, now = new Date()): Schedule | null {
  const schedule = parsed(crontab, now);
  if (!schedule) return null;
  try {
    const next = schedule.take(NEXT_RUNS).map((run) => run.toDate().toISOString());
    return { words: cronWords(crontab, language), next };
  } catch {
    return null;
  }
}

/**
 * Whether the last run is older than the schedule's most recent time; false for a task that has never run, since that
 * is unknown.
 */
export function isLate(crontab: string, lastRun: string | null, now = new Date()): boolean {
  const schedule = parsed(crontab, new Date(now.getTime() - GRACE_MS));
  if (!schedule || lastRun === null) return false;
  try {
    return new Date(lastRun) < schedule.prev().toDate();
  } catch {
    return false;
  }
}
