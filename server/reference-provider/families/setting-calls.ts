import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireAdmin } from "../auth/access.ts";
import { writeUserLog } from "../domain/user-log.ts";
import { endpoint, openEndpoint } from "../engine/endpoint.ts";
import { notFound, Refusal } from "../engine/errors.ts";
import type { Provider } from "../provider.ts";
import { settingProblem } from "./organization.ts";

const DEFAULT_IDLE_MINUTES = 30;
/** Settings that everybody who is signed in may read. */
const openSettings = ["manual_admin_url", "manual_tenant_url", "company_name", "company_email", "company_phone"];
const entries = z.array(z.object({ key: z.string(), value: z.coerce.string() }));

/**
 * Settings that the portal reads before sign-in (the version is the latest announced one), settings for printing, and
 * the form of all settings.
 */
export function serveSettings(app: FastifyInstance, { db }: Provider): void {
  openEndpoint(app, "/version/", {
    GET: () =>
      db.get("SELECT version, title AS notes FROM notificationupdate ORDER BY created_at DESC, id DESC LIMIT 1") ?? {
        version: "",
        notes: "",
      },
  });

  openEndpoint(app, "/setting/get/session_idle/", {
    GET: () => {
      const setting = db.get<{ value: string }>("SELECT value FROM setting WHERE key = 'session_idle'");
      return { value: Number(setting?.value ?? DEFAULT_IDLE_MINUTES) };
    },
  });

  // Texts on paper and the addresses of the manuals: every signed-in user may read them.
  endpoint(app, "/setting/get/:key/", {
    GET: ({ params: { key = "" } }) => {
      const isOpen = key.startsWith("print_") || openSettings.includes(key);
      const setting = isOpen && db.get("SELECT value FROM setting WHERE key = ?", key);
      if (!setting) throw notFound();
      return setting;
    },
  });

  endpoint(app, "/setting/bulkupdate/", {
    POST: (call) => {
      requireAdmin(call.caller, "view_settings_admin");
      const parsed = entries.safeParse(call.body.value);
      if (!parsed.success) throw new Refusal(400, { non_field_errors: ['Expected a list of {"key", "value"}.'] });
      db.transaction(() => {
        const errors = parsed.data.map(({ key, value }) => {
          const problem = settingProblem(key, value);
          if (problem.value) return problem;
          const changed = db.get<{ id: number }>("UPDATE setting SET value = ? WHERE key = ? RETURNING id", value, key);
          if (!changed) return { key: [`There is no setting "${key}".`] };
          writeUserLog(db, call.caller, "update", `setting ${changed.id}`);
          return {};
        });
        if (errors.some((error) => Object.keys(error).length > 0)) throw new Refusal(400, errors);
      });
      return { message: "The settings have been updated" };
    },
  });
}
