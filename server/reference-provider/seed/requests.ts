import { kindCodes, type Kind } from "../domain/kinds.ts";
import { daysAgo, get, insertAll, type Ground } from "./ground.ts";
import type { Accounts } from "./accounts.ts";
import { drafts, goodsIn, goodsOut, twinOf } from "./goods.ts";
import { longAgo, planInterconnections, type InterconnectionPlan } from "./interconnections.ts";
import type { Inventory, PlacedDevice } from "./inventory.ts";
import { closed, fulfil, lives, type Plan } from "./lives.ts";
import { operator, type Organization } from "./organization.ts";
import { temperatureChart } from "./picture.ts";
import { Pool } from "./pool.ts";

const troubles = [
  ["Link down", "No light on the port since this morning."],
  ["Power alarm", "Feed B of the rack reports an alarm, the devices still run."],
  ["Temperature", "The intake of the rack is above 27 degrees."],
  ["Door does not close", "The rear door of the rack does not lock."],
] as const;

const handwork = [
  "Please reseat the optics of the uplink.",
  "Please press the reset button of the device and tell us the colour of the lamp.",
  "Please check the label of the cable against the letter.",
] as const;

/** Every kind of request in every state that it can be in, with its part. tenant1 and tenant2 have a third of them each. */
export function seedRequests(
  ground: Ground,
  organization: Organization,
  accounts: Accounts,
  inventory: Inventory,
): void {
  const { db, media } = ground;
  const { sites, tenants } = organization;
  const types = insertAll(
    db,
    "activitytype",
    ["type"],
    Object.keys(kindCodes).map((kind) => [kind]),
  );
  const customers = [...tenants]
    .filter(([name]) => name !== operator && name !== "PT Pasir Putih Telematika")
    .map(([, id]) => id)
    .filter((id) => accounts.heads.has(id));
  const [first, second, ...others] = customers as [number, number, ...number[]];
  const interconnections = planInterconnections(ground, organization, inventory, customers);
  const pool = new Pool(ground, inventory, interconnections);

  const plans: Plan[] = [...interconnections];
  let filed = 0;
  const everyLife = (plan: (tenant: number, turn: number) => Omit<Plan, "life" | "age">) => {
    lives.forEach((life, turn) => {
      const tenant = [first, second, others[filed % others.length] as number][filed % 3] as number;
      filed += 1;
      plans.push({ ...plan(tenant, turn), life, age: ageOf(turn, filed) });
    });
  };
  const siteOf = (tenant: number) =>
    get(sites, inventory.racks.find((rack) => rack.tenant === tenant)?.site ?? "DC Kuningan");
  const placed = ({ tenant, rack }: PlacedDevice) => ({ tenant, site: get(sites, rack.site) });

  const chart = media.save("ticket/ticket", {
    bytes: temperatureChart([22, 22, 23, 22, 23, 24, 25, 27, 29, 30, 31, 31]),
  });
  everyLife((tenant, turn) => {
    const [subject, description] = troubles[turn % troubles.length] as (typeof troubles)[number];
    const site = siteOf(tenant);
    const attachment = subject === "Temperature" ? chart : null;
    const about = { email: "noc@tenants.example", subject, description, attachment };
    const place = { tenant, datacenter: site, activitytypes: get(types, "Trouble Ticket") };
    const part = (activities: number, created_at: string) =>
      void db.insert("ticket", { activities, created_at, ...place, ...about });
    return { kind: "Trouble Ticket", tenant, site, part };
  });
  everyLife((tenant, turn) => {
    const [device] = pool.take(tenant, 1) as [PlacedDevice];
    const dateactivities = `${daysAgo(ground, -turn).slice(0, 10)}T${10 + turn}:00:00.000000+07:00`;
    const place = placed(device);
    const about = { rack: device.rack.id, device: device.id, description: handwork[turn % handwork.length] };
    const part = (activities: number) =>
      void db.insert("smarthandactivity", { activities, tenant, datacenter: place.site, dateactivities, ...about });
    return { kind: "Smart Hand", ...place, dateactivities, part };
  });
  everyLife((tenant) => {
    const [device] = pool.take(tenant, 1) as [PlacedDevice];
    return { kind: "Goods In", ...placed(device), part: (request, at) => goodsIn(db, device, request, at) };
  });
  for (const [kind, count] of [
    ["Goods Out", 2],
    ["Goods Out Replace", 1],
  ] as const) {
    everyLife((tenant) => {
      const devices = pool.take(tenant, count);
      return { kind, ...placed(devices[0] as PlacedDevice), part: (request) => goodsOut(db, devices, request) };
    });
  }
  pool.connectedSince(longAgo, lives.length).forEach((device, turn) => {
    let replaced = 0;
    const twin = twinOf(db, device);
    const part = (request: number) => {
      replaced = request;
      goodsOut(db, [device], request);
    };
    const age = ageOf(turn, turn);
    plans.push({ kind: "Goods Out Replace", ...placed(device), life: closed, age: age + 3, part });
    plans.push({
      ...{ kind: "Goods In Replace", ...placed(device), life: lives[turn] ?? [], age },
      ...{ replaces: () => replaced, part: twin },
    });
  });

  const old = interconnections.filter(({ kind, age }) => kind === "Cross Connect" && age > longAgo);
  everyLife((_tenant, turn) => {
    const { tenant, site, made } = old[turn * 2] as InterconnectionPlan;
    const part = (activities: number) => void db.insert("dismantle", { activities, tenant, crossconnect: made() });
    return { kind: "Dismantle", tenant, site, part };
  });
  for (const kind of ["MMR Colocation", "Rack Colocation", "Electricity"] satisfies Kind[]) {
    everyLife((tenant) => ({ kind, tenant, site: siteOf(tenant) }));
  }

  fulfil(ground, accounts, plans);
  drafts(db, pool.withRoom(first, 2), daysAgo(ground, 0));
}

/** In days: the further a request has come, the older it is. No two are of the same age. */
const ageOf = (turn: number, filed: number) => 0.01 + turn * 1.4 + filed * 0.037;
