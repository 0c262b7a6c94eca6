import { accessBy } from "../auth/access.ts";
import { everRuns, parseCrontab } from "../domain/crontab.ts";
import { jobNames } from "../domain/periodic-tasks.ts";
import { fieldErrors } from "../engine/errors.ts";
import { family, filter } from "../engine/family.ts";
import { boolean, choice, text } from "../engine/fields.ts";

/** What the provider does by itself, and when, by the WIB clock. */
export const periodicTasks = family({
  path: "periodictask",
  table: "periodictask",
  fields: {
    name: text({ max: 100 }),
    task: choice(jobNames),
    crontab: text({ max: 100 }),
    enabled: boolean({ fallback: () => 1 }),
  },
  computed: { last_run_at: { sql: "t.last_run_at" } },
  search: ["name", "task"],
  ordering: "name",
  filters: { enabled: filter.word({ true: "t.enabled = 1", false: "t.enabled = 0" }) },
  access: accessBy({ table: "periodictask", read: [], write: "view_cronjob_admin" }),
  check: ({ values }) => {
    if (values["crontab"] === undefined) return;
    const crontab = parseCrontab(String(values["crontab"]));
    if (!crontab) throw fieldErrors({ crontab: ["Enter five fields: minute, hour, day, month, weekday."] });
    if (!everRuns(crontab)) throw fieldErrors({ crontab: ["There is no such day: it would never run."] });
  },
});
