import { daysAgo, get, insertAll, minutesAgo, type Ground } from "./ground.ts";
import type { Accounts } from "./accounts.ts";
import type { Organization } from "./organization.ts";

interface Recent {
  readonly id: number;
  readonly activities_number: string;
  readonly type: string;
  readonly tenant_name: string;
  readonly created_at: string;
}

const recent = `
  SELECT a.id, a.activities_number, y.type, t.name AS tenant_name, a.created_at
  FROM activities a JOIN activitytype y ON y.id = a.activitytype JOIN tenants t ON t.id = a.tenant`;

/** Notifications about the newest requests (the newest three unread) and the system's updates. */
export function seedMessages(ground: Ground, { tenants }: Organization, { users }: Accounts): void {
  const { db } = ground;
  const noc = get(users, "noc");
  const tell = (user: number, requests: readonly Recent[], message: (request: Recent) => string) =>
    requests.forEach((request, index) => {
      const { id, created_at } = request;
      db.insert("notification", {
        user,
        message: message(request),
        activities: id,
        read: Number(index >= 3),
        created_at,
      });
    });
  const newest = db.all<Recent>(`${recent} ORDER BY a.created_at DESC LIMIT 12`);
  tell(
    noc,
    newest,
    ({ type, tenant_name: tenant, activities_number: number }) => `${tenant} asks for ${type}, ${number}`,
  );
  for (const [username, tenant] of [
    ["tenant1", "PT Rimba Data Khatulistiwa"],
    ["tenant2", "PT Samudra Jaringan Prima"],
  ] as const) {
    const own = db.all<Recent>(
      `${recent} WHERE a.tenant = ? AND a.status <> 'OR' ORDER BY a.created_at DESC LIMIT 6`,
      get(tenants, tenant),
    );
    tell(get(users, username), own, ({ type, activities_number: number }) => `${type} ${number} has news from the NOC`);
  }
  const updates = insertAll(
    db,
    "notificationupdate",
    ["title", "version", "message", "created_at"],
    [
      [
        "Faster request list",
        "2.0.10",
        "<p>The request list now opens <strong>twice as fast</strong> and keeps its filters in the address.</p>",
        daysAgo(ground, 21),
      ],
      [
        "Racks print with both faces",
        "2.0.11",
        '<h3>What is new</h3><ul><li>The rack report draws the <em>front and the back</em> of every rack.</li><li>Units are numbered from the bottom.</li></ul><p>Questions? Write to <a href="mailto:noc@titiktemu.example">the NOC</a>.</p>',
        minutesAgo(ground, 2 * 24 * 60),
      ],
    ],
  );
  for (const user of users.values()) {
    db.insert("notificationupdate_read", { notificationupdate: get(updates, "Faster request list"), user });
  }
}
