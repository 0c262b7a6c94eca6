import type { jobNames } from "../domain/periodic-tasks.ts";
import { recordMail } from "../domain/mails.ts";
import type { Accounts } from "./accounts.ts";
import { daysAgo, get, insertAll, minutesAgo, type Ground } from "./ground.ts";

const tasks: readonly [
  name: string,
  task: (typeof jobNames)[number],
  crontab: string,
  enabled: 0 | 1,
  minutes: number,
][] = [
  ["Expired tokens", "remove_expired_tokens", "*/30 * * * *", 1, 12],
  ["Failed mails once more", "retry_failed_mails", "15 * * * *", 1, 41],
  ["Mails older than a year", "remove_old_mails", "0 3 * * 0", 1, 3 * 24 * 60],
  ["Read notifications older than half a year", "remove_read_notifications", "30 3 1 * *", 0, 40 * 24 * 60],
];

const systemLogs: readonly [days: number, level: string, source: string, message: string][] = [
  [14, "INFO", "provider", "started"],
  [11.4, "WARNING", "api", "POST /api/authentication/token/: 401 for nobody at 203.0.113.24"],
  [11.39, "WARNING", "api", "POST /api/authentication/token/: 429 for nobody at 203.0.113.24"],
  [9.2, "WARNING", "mail", "Mail 3 has failed: Error: connect ETIMEDOUT"],
  [6.1, "INFO", "cron", "Expired tokens: 18 records"],
  [4.5, "ERROR", "api", "GET /api/dashboard_admin/: Error: database is locked"],
  [4.49, "INFO", "provider", "started"],
  [2.3, "WARNING", "api", "DELETE /api/cities/:id/: 400 for user 1 at 198.51.100.7"],
  [0.9, "WARNING", "tokens", "A spent refresh token came again: its login has been ended."],
  [0.02, "INFO", "cron", "Failed mails once more: 0 records"],
];

const entries: readonly [days: number, username: string, action: string, object: string][] = [
  [13.1, "noc", "login", "noc"],
  [13.09, "noc", "create", "news 4"],
  [12.2, "tenant1", "login", "tenant1"],
  [12.19, "tenant1", "create", "userdatacenter 2"],
  [8.6, "tenant2", "login", "tenant2"],
  [7.4, "noclimited", "login", "noclimited"],
  [7.39, "noclimited", "update", "racktype 3"],
  [5, "noc", "login", "noc"],
  [4.99, "noc", "update", "setting 5"],
  [4.98, "noc", "update", "templates 2"],
  [1.1, "tenant1", "change password", "user 4"],
  [0.4, "noc", "login", "noc"],
];

/** What the provider has written about itself and its people so far, and what it does from time to time. */
export function seedLogs(ground: Ground, { users }: Accounts): void {
  const { db } = ground;
  const lastRuns = tasks.map(([name, task, crontab, enabled, minutes]) => [
    name,
    task,
    crontab,
    enabled,
    minutesAgo(ground, minutes),
  ]);
  insertAll(db, "periodictask", ["name", "task", "crontab", "enabled", "last_run_at"], lastRuns);
  for (const [days, level, source, message] of systemLogs) {
    db.insert("systemlogs", { created_at: daysAgo(ground, days), level, source, message });
  }
  entries.forEach(([days, username, action, object], index) => {
    const user = get(users, username);
    const { first_name: name } = db.one<{ first_name: string }>("SELECT first_name FROM user WHERE id = ?", user);
    const ip = `198.51.100.${7 + (index % 3)}`;
    db.insert("loguseractivity", { created_at: daysAgo(ground, days), user, user_name: name, action, object, ip });
  });
  seedMailLog(ground);
}

/** One mail of every occasion that has been; one of them failed. */
function seedMailLog(ground: Ground): void {
  const { db } = ground;
  const link = "http://localhost:3000/";
  recordMail(db, {
    to: "nocfresh@titiktemu.example",
    template: "otp",
    values: { name: "Bayu Nugroho", code: "204 815" },
  });
  recordMail(db, {
    to: "tenantfresh@tenants.example",
    template: "generated_password",
    values: { name: "Hendra Wijaya", username: "tenantfresh", password: "(not kept)", link },
  });
  recordMail(db, { to: "galih@tenants.example", template: "reset", values: { name: "Galih Permana", link } });
  recordMail(db, {
    to: "kartika@tenants.example",
    template: "blast",
    values: {
      name: "Kartika Dewanti",
      subject: "Maintenance of feed B, DC Kuningan",
      body: "Feed B is maintained on Sunday from 01:00 to 05:00 WIB.\nFeed A stays on.",
    },
  });
  db.all<{ id: number }>("SELECT id FROM logemail ORDER BY id").forEach(({ id }, index) => {
    const failed = index === 2;
    db.update("logemail", id, {
      created_at: daysAgo(ground, 14 - index * 3.2),
      status: failed ? "failed" : "sent",
      error: failed ? "Error: connect ETIMEDOUT" : null,
    });
  });
}
