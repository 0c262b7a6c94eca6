import type { Database } from "../database/open.ts";
import { fill, runNamed, type Run } from "./fill.ts";

/** In seconds: the requests are spread evenly over years and end in time for the actions on the last ones. */
const age = 5 * 365 * 24 * 60 * 60;
const end = 3 * 60 * 60;

/** Every so many-th request is about an interconnection, for as long as there are any. */
const share = 5;

/** One in so many is recent: not through yet. */
const recent = 100;

/** The actions that lead to each state; `far`: the tenant at the other end was involved. */
const lives: readonly (readonly [status: string, key: number, far: boolean, ...actions: (keyof typeof actions)[]])[] = [
  ["OR", 0, false, "create"],
  ["OR", 0, true, "create"],
  ["WD", 0, true, "create", "passOn"],
  ["WL", 0, false, "create", "waiting"],
  ["OP", 0, false, "create", "waiting", "open"],
  ["RJ", 0, false, "create", "reject"],
  ["CN", 0, false, "create", "cancel"],
  ["SU", 0, false, "create", "suspend"],
  ["AP", 0, false, "create", "approve"],
  ["AP", 1, false, "create", "approve", "done"],
  ["AP", 1, true, "create", "passOn", "app_cc", "done"],
  ["CL", 1, false, "create", "approve", "done", "close"],
  ["CL", 1, true, "create", "passOn", "app_cc", "done", "close"],
];

const actions = {
  create: { action: "create", side: "tenant", status: "OR", key: 0 },
  passOn: { action: "approve", side: "admin", status: "WD", key: 0 },
  approve: { action: "approve", side: "admin", status: "AP", key: 0 },
  app_cc: { action: "app_cc", side: "tenant", status: "AP", key: 0 },
  waiting: { action: "waiting", side: "admin", status: "WL", key: 0 },
  open: { action: "open", side: "admin", status: "OP", key: 0 },
  reject: { action: "reject", side: "admin", status: "RJ", key: 0 },
  cancel: { action: "cancel", side: "tenant", status: "CN", key: 0 },
  suspend: { action: "suspend", side: "admin", status: "SU", key: 0 },
  done: { action: "done", side: "admin", status: "AP", key: 1 },
  close: { action: "close", side: "tenant", status: "CL", key: 1 },
};

/** Ids of the first records and how many there are; tenants and sites follow from the number of a rack. */
interface Stock {
  readonly site: number;
  readonly racksPerSite: number;
  readonly tenant: number;
  readonly tenants: number;
  readonly user: number;
  readonly rack: number;
  readonly racks: number;
  readonly device: number;
}

const tenantNumber = (rack: string) => `(${rack}) * 7 % $tenants`;

/** The requests, the oldest first: tickets, smart hands, and one for each interconnection. */
export function fillRequests(db: Database, stock: Stock, requests: number, links: number, now: Date): void {
  const isLink = `(i % ${share} = 0 AND i / ${share} < $links)`;
  const rack = `iif(${isLink}, i / ${share}, i * 13) % $racks`;
  const isRecent = `i >= $requests - $requests / ${recent}`;
  const state = `CASE
    WHEN ${isLink} THEN iif(${isRecent}, json_extract('["OR0","WD0","AP1"]', '$[' || (i / ${share} % 3) || ']'), 'CL1')
    WHEN ${isRecent} THEN json_extract('["OR0","AP0","AP1","WL0","SU0","OP0","OR0"]', '$[' || (i % 7) || ']')
    ELSE iif(i % 12 < 2, iif(i % 12 = 0, 'RJ0', 'CN0'), 'CL1') END`;
  const kind = `CASE WHEN ${isLink} THEN 'Cross Connect' WHEN i % 2 = 0 THEN 'Smart Hand' ELSE 'Trouble Ticket' END`;
  const created = `strftime('%Y-%m-%dT%H:%M:%S', $start + i * $step, 'unixepoch', '+7 hours')`;
  const start = now.getTime() / 1000 - end - age;
  const activities = fill(
    db,
    "activities",
    requests,
    {
      activities_number: `printf('%s-%s%s-%06d', substr(${kind}, 1, 1) || substr(${kind}, instr(${kind}, ' ') + 1, 1),
        substr(${created}, 3, 2), substr(${created}, 6, 2), 100000 + i)`,
      activitytype: `(SELECT id FROM activitytype WHERE type = ${kind})`,
      tenant: `$tenant + ${tenantNumber(rack)}`,
      datacenter: `$site + (${rack}) / $racksPerSite`,
      status: `substr(${state}, 1, 2)`,
      status_key: `CAST(substr(${state}, 3) AS INTEGER)`,
      dateactivities: `iif(${kind} = 'Smart Hand', substr(${created}, 1, 10) || 'T10:00:00.000000+07:00', NULL)`,
      reason: `CASE substr(${state}, 1, 2) WHEN 'RJ' THEN 'Not possible at this site' WHEN 'CN' THEN 'Not needed any more' END`,
      reason_suspend: `iif(${state} = 'SU0', 'Waiting for a part', NULL)`,
      created_at: `${created} || '.000000+07:00'`,
      requestby: `$user + ${tenantNumber(rack)}`,
    },
    { ...stock, requests, links, start, step: age / requests },
  );
  fillInterconnections(db, stock, activities, links);
  fillParts(db, activities);
  fillHistory(db, activities);
}

/** Interconnection `i` joins device `i` with the one at the same height of the neighbouring rack. */
function fillInterconnections(db: Database, stock: Stock, activities: Run, links: number): void {
  const device = "$device + i";
  const neighbour = "$device + i + 1 - 2 * (i % $racks % 2)";
  const port = (of: string, number: number) =>
    `(SELECT id FROM ports WHERE device = ${of} AND type = 'SFP' AND port = ${number})`;
  const status = `(SELECT status FROM activities WHERE id = $request + i * ${share})`;
  const isLaid = `${status} IN ('AP', 'CL')`;
  const ifLaid = (value: string) => `iif(${isLaid}, ${value}, NULL)`;
  fill(
    db,
    "crossconnects",
    links,
    {
      tenant: `$tenant + ${tenantNumber("i % $racks")}`,
      destination_tenant: `$tenant + ${tenantNumber("i % $racks + 1 - 2 * (i % $racks % 2)")}`,
      circuittype: "(SELECT id FROM circuittype WHERE type = 'FIBER OPTIC')",
      devicesrcrack: "$rack + i % $racks",
      devicesrc: device,
      jenisportsrc: "'SFP'",
      devicesrcport: port(device, 4),
      devicedstrack: ifLaid("$rack + i % $racks + 1 - 2 * (i % $racks % 2)"),
      devicedst: ifLaid(neighbour),
      jenisportdst: ifLaid("'SFP'"),
      devicedstport: ifLaid(port(neighbour, 5)),
      cable: "4 + i % 40",
      label: ifLaid("printf('R%05d/R%05d', i % $racks, i % $racks + 1 - 2 * (i % $racks % 2))"),
      label_number: ifLaid("printf('CC-%06d', 100000 + i)"),
      status: `iif(${isLaid}, 'C', 'W')`,
      connect_date: ifLaid(`(SELECT substr(created_at, 1, 10) FROM activities WHERE id = $request + i * ${share})`),
      created_at: `(SELECT created_at FROM activities WHERE id = $request + i * ${share})`,
      activities: `$request + i * ${share}`,
      iix_interconnection: "'N'",
      device_source: "'IN'",
      device_type: "3",
    },
    { ...stock, request: activities.first },
  );
}

/** What the tickets and smart hands are about, and who waits. */
function fillParts(db: Database, { first }: Run): void {
  const ofKind = "FROM activities a JOIN activitytype y ON y.id = a.activitytype WHERE a.id >= ? AND y.type = ?";
  db.run(
    `INSERT INTO smarthandactivity (activities, tenant, datacenter, dateactivities, description)
     SELECT a.id, a.tenant, a.datacenter, a.dateactivities, 'Please check the cabling, see photo' ${ofKind}`,
    first,
    "Smart Hand",
  );
  db.run(
    `INSERT INTO ticket (activities, tenant, datacenter, activitytypes, email, subject, description, created_at)
     SELECT a.id, a.tenant, a.datacenter, a.activitytype, 'noc@titiktemu.example', 'Link down', 'No light since this morning.', a.created_at ${ofKind}`,
    first,
    "Trouble Ticket",
  );
  db.run(
    "INSERT INTO waitinglist (activities, created_at) SELECT id, created_at FROM activities WHERE id >= ? AND status IN ('WL', 'OP')",
    first,
  );
}

/** Every action on every request, at intervals of half an hour; the requests then name their actors. */
function fillHistory(db: Database, { first }: Run): void {
  db.run("CREATE TEMP TABLE life (at_status, at_key, far, step, action, side, status, status_key)");
  for (const [status, key, far, ...steps] of lives) {
    steps.forEach((name, step) => {
      const action = actions[name];
      db.run(
        "INSERT INTO life VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        status,
        key,
        Number(far),
        step,
        ...Object.values(action),
      );
    });
  }
  const moment =
    "strftime('%Y-%m-%dT%H:%M:%S', substr(a.created_at, 1, 19), '+' || (l.step * 30) || ' minutes') || '.000000+07:00'";
  const destination =
    "(SELECT u.id FROM crossconnects c JOIN user u ON u.tenant = c.destination_tenant WHERE c.activities = a.id AND u.headtenant = 1)";
  runNamed(
    db,
    `INSERT INTO activity_history (activities, created_at, user, from_group, action, status, status_key, reason)
     SELECT a.id, ${moment}, CASE WHEN l.side = 'admin' THEN $noc WHEN l.action = 'app_cc' THEN ${destination} ELSE a.requestby END,
       l.side, l.action, l.status, l.status_key, iif(l.status IN ('RJ', 'CN', 'SU'), coalesce(a.reason, a.reason_suspend), NULL)
     FROM activities a JOIN activitytype y ON y.id = a.activitytype
     JOIN life l ON l.at_status = a.status AND l.at_key = a.status_key AND l.far = (y.type = 'Cross Connect')
     WHERE a.id >= $first ORDER BY a.id, l.step`,
    { first, noc: db.one<{ id: number }>("SELECT id FROM user WHERE username = 'noc'").id },
  );
  db.run("DROP TABLE life");
  const acted = (column: string, condition: string) =>
    `(SELECT ${column} FROM activity_history WHERE activities = activities.id AND ${condition})`;
  const columns = [
    ["approval", "action = 'approve'"],
    ["destination", "action = 'app_cc'"],
    ["done", "status = 'AP' AND status_key = 1"],
    ["close", "status = 'CL'"],
  ].map(
    ([name, condition = ""]) =>
      `${name}by = ${acted("user", condition)}, ${name}_time = ${acted("created_at", condition)}`,
  );
  db.run(`UPDATE activities SET ${columns.join(", ")} WHERE id >= ? AND status IN ('WD', 'AP', 'CL')`, first);
}
