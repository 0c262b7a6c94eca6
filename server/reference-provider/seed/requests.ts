import { daysAgo, get, insertAll, minutesAgo, type Ground } from "./ground.ts";
import type { Accounts } from "./accounts.ts";
import type { Interconnection } from "./interconnections.ts";
import type { Inventory } from "./inventory.ts";
import { operator, type Organization } from "./organization.ts";

/** Every kind with the code of its numbers. */
const kinds = [
  ["Trouble Ticket", "TT"],
  ["Smart Hand", "SH"],
  ["Goods Out", "GO"],
  ["Goods Out Replace", "RP"],
  ["Goods In", "GI"],
  ["Goods In Replace", "RI"],
  ["Dismantle", "DS"],
  ["Cross Connect", "CC"],
  ["IIX Interconnection", "IX"],
  ["MMR Colocation", "MC"],
  ["Rack Colocation", "RC"],
  ["Electricity", "EL"],
] as const;

type Kind = (typeof kinds)[number][0];

/** One act: who did it, and where it led. */
interface Act {
  readonly action: string;
  readonly by: "tenant" | "admin" | "destination";
  readonly status: string;
  readonly key?: 1;
  readonly reason?: string;
}

const create: Act = { action: "create", by: "tenant", status: "OR" };
const approve: Act = { action: "approve", by: "admin", status: "AP" };
const done: Act = { action: "done", by: "admin", status: "AP", key: 1 };
const close: Act = { action: "close", by: "tenant", status: "CL" };
const closeDismantle: Act = { ...close, status: "DS" };
const passOn: Act = { action: "approve", by: "admin", status: "WD" };
const accept: Act = { action: "app_cc", by: "destination", status: "AP" };
const wait: Act = { action: "waiting", by: "admin", status: "WL" };
const open: Act = { action: "open", by: "admin", status: "OP" };
const reject: Act = {
  action: "reject",
  by: "admin",
  status: "RJ",
  reason: "The serial number on the letter is not the one of the device.",
};
const suspend: Act = { action: "suspend", by: "admin", status: "SU", reason: "The paper of the carrier is missing." };
const cancel: Act = { action: "cancel", by: "tenant", status: "CN", reason: "Not needed any more." };

/** Lives that a request without an interconnection can have had so far. */
const lives: readonly (readonly Act[])[] = [
  [create],
  [create, approve],
  [create, approve, done],
  [create, approve, done, close],
  [create, approve, done, close],
  [create, reject],
  [create, cancel],
  [create, suspend],
  [create, wait],
  [create, wait, open],
];

/** The life of the request behind an interconnection, by the interconnection's status. */
const livesByStatus: Record<string, readonly (readonly Act[])[]> = {
  C: [
    [create, passOn, accept, done, close],
    [create, passOn, accept, done],
  ],
  D: [[create, passOn, accept, done, close]],
  W: [[create], [create, passOn]],
  X: [
    [create, passOn, { ...reject, by: "destination", reason: "No free port at our side." }],
    [create, cancel],
  ],
};

/** An IIX interconnection needs no tenant's word at the other end. */
const withoutDestination = (life: readonly Act[]) =>
  life.flatMap((act) => (act === passOn ? [] : act === accept ? [approve] : [act]));

const requestKinds: readonly Kind[] = [
  "Trouble Ticket",
  "Smart Hand",
  "Goods Out",
  "Goods Out Replace",
  "Goods In",
  "Goods In Replace",
  "Rack Colocation",
  "Electricity",
  "MMR Colocation",
];

/** A request to be filed; `age` in days. */
interface Plan {
  readonly kind: Kind;
  readonly tenant: number;
  readonly site: string;
  readonly life: readonly Act[];
  readonly age: number;
  /** The tenant at the other end. */
  readonly destination?: number;
  readonly interconnection?: number;
}

export function seedRequests(
  ground: Ground,
  { sites, tenants }: Organization,
  { users, heads }: Accounts,
  { racks }: Inventory,
  interconnections: readonly Interconnection[],
): void {
  const { db, random } = ground;
  const types = insertAll(
    db,
    "activitytype",
    ["type"],
    kinds.map(([kind]) => [kind]),
  );
  const codes = new Map<string, string>(kinds);
  const counts = new Map<string, number>();
  const noc = get(users, "noc");
  const plans: Plan[] = [];

  const file = ({ kind, tenant, site, life, age, destination, interconnection }: Plan) => {
    const created = daysAgo(ground, age);
    const series = `${codes.get(kind)}-${created.slice(2, 4)}${created.slice(5, 7)}`;
    const number = (counts.get(series) ?? 0) + 1;
    counts.set(series, number);
    const request: Record<string, unknown> = {
      activities_number: `${series}-${String(number).padStart(4, "0")}`,
      activitytype: get(types, kind),
      tenant,
      datacenter: get(sites, site),
      dateactivities: kind === "Smart Hand" ? daysAgo(ground, age - 2).slice(0, 10) : null,
      status_key: 0,
      created_at: created,
      requestby: heads.get(tenant) ?? noc,
    };
    const history = life.map(({ action, by, status, key = 0, reason }, step) => {
      const actor =
        by === "admin" ? noc : ((by === "tenant" ? heads.get(tenant) : heads.get(destination ?? tenant)) ?? noc);
      const moment = minutesAgo(ground, age * 24 * 60 - step * Math.min(95, (age * 24 * 60) / life.length));
      Object.assign(request, { status, status_key: key });
      if (action === "approve" || action === "app_cc")
        Object.assign(request, { approvalby: actor, approval_time: moment });
      if (action === "done") Object.assign(request, { doneby: actor, done_time: moment });
      if (action === "close") Object.assign(request, { closeby: actor, close_time: moment });
      if (reason) request[action === "suspend" ? "reason_suspend" : "reason"] = reason;
      return {
        created_at: moment,
        user: actor,
        from_group: by === "admin" ? "admin" : "tenant",
        action,
        status,
        status_key: key,
        reason: reason ?? null,
      };
    });
    const id = db.insert("activities", request);
    for (const act of history) db.insert("activity_history", { activities: id, ...act });
    if (interconnection) db.update("crossconnects", interconnection, { activities: id });
  };

  const customers = [...tenants]
    .filter(([name]) => name !== operator && name !== "PT Pasir Putih Telematika")
    .map(([, id]) => id);
  const siteOf = (tenant: number) => racks.find((rack) => rack.tenant === tenant)?.site ?? "DC Kuningan";
  for (let turn = 0; turn < 36; turn += 1) {
    const kind = requestKinds[turn % requestKinds.length] as Kind;
    const life = lives[(turn * 3 + Math.floor(turn / 9)) % lives.length] as readonly Act[];
    const tenant = customers[(turn * 5) % customers.length] as number;
    plans.push({ kind, tenant, site: siteOf(tenant), life, age: 44 - turn * 1.2 + random.next() });
  }

  const asked = [
    ...interconnections.filter(({ status }) => status !== "C"),
    ...interconnections.filter(({ status, isIix }) => status === "C" && isIix).slice(0, 4),
    ...interconnections.filter(({ status, isIix }) => status === "C" && !isIix).slice(0, 6),
  ];
  asked.forEach(({ id, tenant, destination, site, status, isIix }, turn) => {
    const choices = livesByStatus[status] ?? [];
    const life = choices[turn % choices.length] ?? [create];
    const kind = isIix ? "IIX Interconnection" : "Cross Connect";
    const age = status === "W" ? 0.003 + turn * 0.3 : 20 + turn * 2;
    const steps = isIix ? withoutDestination(life) : life;
    plans.push({ kind, tenant, site, life: steps, age, destination, interconnection: id });
    if (status === "D") {
      plans.push({ kind: "Dismantle", tenant, site, life: [create, approve, done, closeDismantle], age: age / 3 });
    }
  });
  // Numbers count up with time.
  for (const plan of plans.toSorted((one, other) => other.age - one.age)) file(plan);
}
