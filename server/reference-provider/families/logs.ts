import { accessBy } from "../auth/access.ts";
import { family, filter } from "../engine/family.ts";
import { moment, text } from "../engine/fields.ts";

const days = { start_date: filter.fromDay("t.created_at"), end_date: filter.toDay("t.created_at") };

/** What happened to the provider itself: INFO, WARNING or ERROR. */
export const systemLogs = family({
  path: "systemlogs",
  table: "systemlogs",
  fields: { created_at: moment(), level: text(), source: text(), message: text() },
  search: ["source", "message"],
  ordering: "-created_at",
  filters: { level: filter.equal("t.level"), source: filter.equal("t.source"), ...days },
  access: accessBy({ table: "systemlogs", read: ["view_logs_admin"] }),
});

/** Who did what. */
export const userLogs = family({
  path: "loguseractivity",
  table: "loguseractivity",
  fields: { created_at: moment(), user_name: text(), action: text(), object: text(), ip: text() },
  search: ["user_name", "action", "object", "ip"],
  ordering: "-created_at",
  filters: { user: filter.id("t.user"), action: filter.equal("t.action"), ...days },
  access: accessBy({ table: "loguseractivity", read: ["view_log_activity_user_admin"] }),
});
