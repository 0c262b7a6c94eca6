import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import type { Provider } from "../provider.ts";
import { isDue, parseCrontab } from "./crontab.ts";
import { writeSystemLog } from "./system-log.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ago = (days: number) => timestamp(new Date(Date.now() - days * DAY_MS));

/** The available jobs; each returns the number of records that it touched. */
const jobs = {
  remove_expired_tokens: ({ db }: Provider) => {
    const now = Date.now() / 1000;
    return ["refresh_tokens", "user_tokens"]
      .map((table) => db.run(`DELETE FROM ${table} WHERE expires_at < ?`, now))
      .reduce((sum, count) => sum + count);
  },
  remove_old_mails: ({ db }: Provider) => db.run("DELETE FROM logemail WHERE created_at < ?", ago(365)),
  remove_read_notifications: ({ db }: Provider) =>
    db.run("DELETE FROM notification WHERE read = 1 AND created_at < ?", ago(180)),
  retry_failed_mails: ({ db, mailer }: Provider) => {
    const count = db.run(
      "UPDATE logemail SET status = 'queued', error = NULL WHERE status = 'failed' AND created_at >= ?",
      ago(1),
    );
    mailer.deliver();
    return count;
  },
} satisfies Record<string, (provider: Provider) => number>;

type Job = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as Job[];

interface Task {
  readonly id: number;
  readonly name: string;
  readonly task: Job;
  readonly crontab: string;
}

/** Runs the enabled tasks of this minute. A failing one is recorded and does not stop the others. */
export function runDueTasks(provider: Provider, now: Date): void {
  const { db } = provider;
  for (const { id, name, task, crontab } of enabledTasks(db)) {
    const parsed = parseCrontab(crontab);
    if (!parsed || !isDue(parsed, now)) continue;
    try {
      const count = jobs[task](provider);
      writeSystemLog(db, "INFO", "cron", `${name}: ${count} records`);
    } catch (error) {
      writeSystemLog(db, "ERROR", "cron", `${name}: ${String(error)}`);
    }
    db.update("periodictask", id, { last_run_at: timestamp(now) });
  }
}

/** Looks for due tasks at the start of every minute; returns a function that stops this. */
export function startTasks(provider: Provider): () => void {
  const untilNextMinute = () => MINUTE_MS - (Date.now() % MINUTE_MS);
  const wait = () => setTimeout(tick, untilNextMinute()).unref();
  const tick = () => {
    timer = wait();
    try {
      runDueTasks(provider, new Date());
    } catch (error) {
      // As on a full disk, where no failure of a task can be recorded either: what is there is still read.
      process.emitWarning(error as Error);
    }
  };
  let timer = wait();
  return () => clearTimeout(timer);
}

const enabledTasks = (db: Database) =>
  db.all<Task>("SELECT id, name, task, crontab FROM periodictask WHERE enabled = 1");
