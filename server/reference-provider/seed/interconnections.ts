import { sourceFacts } from "../domain/interconnections.ts";
import { freePorts, type PortType } from "../domain/ports.ts";
import { nextOf } from "../domain/series.ts";
import type { Row } from "../database/open.ts";
import { dayBefore, daysAgo, get, insertAll, type Ground } from "./ground.ts";
import type { Inventory, PlacedDevice } from "./inventory.ts";
import { closed, connected, crossConnectLives, isDone, lives, type Life, type Plan } from "./lives.ts";
import { operator, type Organization } from "./organization.ts";

const crossConnectCount = 59;
const iixCount = 16;
const copperCount = 5;

/** From here on, in days, interconnections are closed. */
export const longAgo = 70;

/** Ends are chosen among devices with at least so many ports of the kind. */
const wellEquipped = 16;

export interface InterconnectionPlan extends Plan {
  readonly source: PlacedDevice;
  readonly target: PlacedDevice;
  /** The id of the interconnection, when the plan is fulfilled. */
  readonly made: () => number;
}

interface Cables {
  readonly types: ReadonlyMap<string, number>;
  /** Connectors of "FIBER OPTIC" by name. */
  readonly fiber: ReadonlyMap<string, number>;
  readonly multiMode: number;
  readonly rj45: number;
}

function seedCables({ db }: Ground): Cables {
  const types = insertAll(
    db,
    "circuittype",
    ["type", "des"],
    [
      ["FIBER OPTIC", "Single mode, between all racks"],
      ["FIBER OPTIC MM", "Multi mode OM4, up to 100 m"],
      ["UTP", "Cat 6, between meet-me racks only"],
      ["COAXIAL", "75 ohm, for clock signals"],
    ],
  );
  const connectors = (cable: string, ...names: readonly string[]) =>
    insertAll(
      db,
      "circuitconnector",
      ["name", "circuittype"],
      names.map((name) => [name, get(types, cable)]),
    );
  const fiber = connectors("FIBER OPTIC", "LC", "SC", "FC", "ST");
  const multiMode = get(connectors("FIBER OPTIC MM", "LC"), "LC");
  connectors("COAXIAL", "BNC");
  return { types, fiber, multiMode, rj45: get(connectors("UTP", "RJ45"), "RJ45") };
}

/** The requests for interconnections in all their states, most of them connected long ago. */
export function planInterconnections(
  ground: Ground,
  { sites, tenants }: Organization,
  { devices }: Inventory,
  customers: readonly number[],
): InterconnectionPlan[] {
  const { db, random } = ground;
  const { types, fiber, multiMode, rj45 } = seedCables(ground);
  const withPorts = (type: PortType, isMeetMe: boolean) =>
    devices.filter(({ model, rack }) => model[lower[type]] >= wellEquipped && rack.isMeetMe === isMeetMe);
  const ofCustomers = (type: PortType) => withPorts(type, false).filter(({ tenant }) => customers.includes(tenant));
  const sources = ofCustomers("SFP");
  const panels = ofCustomers("FIB");
  const switches = withPorts("SFP", true).filter(({ model }) => model.prefix === "iix-sw");

  const end = (name: "src" | "dst", device: PlacedDevice, type: PortType, connector: number): Row => {
    const port = db.one<{ id: number }>(`${freePorts("?", "?")} LIMIT 1`, device.id, type);
    return {
      [`device${name}rack`]: device.rack.id,
      [`device${name}`]: device.id,
      [`jenisport${name}`]: type,
      [`device${name}port`]: port.id,
      [`connector${name}type`]: connector,
    };
  };
  const accept = (target: PlacedDevice, type: PortType, connector: number) => (request: number) => {
    const { id } = db.one<{ id: number }>("SELECT id FROM crossconnects WHERE activities = ?", request);
    db.update("crossconnects", id, end("dst", target, type, connector));
  };
  const store = (source: PlacedDevice, type: PortType, connector: number, more: Row) =>
    db.insert("crossconnects", {
      tenant: source.tenant,
      ...end("src", source, type, connector),
      ...sourceFacts(db, source.id),
      cable: random.between(4, 45),
      iix_interconnection: "N",
      ...more,
    });
  const pairs = (choices: readonly PlacedDevice[], source: PlacedDevice) =>
    choices.filter(({ rack, tenant }) => rack.site === source.rack.site && tenant !== source.tenant);
  const anyPair = (turn: number, choices: readonly PlacedDevice[]): Pair => {
    const source = sources[(turn * 7) % sources.length] as PlacedDevice;
    const near = pairs(choices, source);
    return [source, near[turn % near.length] as PlacedDevice];
  };
  /** The first two customers ask each other in turn. */
  const betweenTheFirst = (turn: number): Pair => {
    const [asking, asked] = turn % 2 ? [customers[1], customers[0]] : customers;
    const source = sources.find(({ tenant, rack }) => tenant === asking && rack.site === "DC Kuningan") as PlacedDevice;
    return [source, pairs(panels, source).find(({ tenant }) => tenant === asked) as PlacedDevice];
  };

  const plans: InterconnectionPlan[] = [];
  const plan = (
    [source, target]: Pair,
    [life, age]: Stage,
    make: (request: Row) => number,
    rest: Pick<Plan, "kind" | "accept" | "destination">,
  ) => {
    let id = 0;
    const part = (activities: number, created_at: string) => {
      id = make({ activities, created_at, destination_tenant: target.tenant });
    };
    const site = get(sites, source.rack.site);
    plans.push({ source, target, tenant: source.tenant, site, life, age, part, made: () => id, ...rest });
  };

  for (let turn = 0; turn < crossConnectCount; turn += 1) {
    const pair = turn < crossConnectLives.length ? betweenTheFirst(turn) : anyPair(turn, panels);
    const isMultiMode = turn % 6 === 5;
    const circuittype = get(types, isMultiMode ? "FIBER OPTIC MM" : "FIBER OPTIC");
    const connector = isMultiMode ? multiMode : get(fiber, turn % 5 === 0 ? "SC" : "LC");
    const remark = turn % 4 === 0 ? "Spare length in the tray" : null;
    const [source, target] = pair;
    plan(
      pair,
      stage(crossConnectLives, connected, turn),
      (request) => store(source, "SFP", connector, { ...request, circuittype, remark }),
      { kind: "Cross Connect", destination: target.tenant, accept: accept(target, "FIB", connector) },
    );
  }

  const lc = get(fiber, "LC");
  for (let turn = 0; turn < iixCount; turn += 1) {
    const pair = anyPair(turn * 2 + 1, switches);
    const [source, target] = pair;
    const [life, age] = stage(lives, closed, turn);
    const make = (request: Row) => {
      const { id: iixservice } = db.one<{ id: number }>(
        "SELECT id FROM servicerackdetails WHERE tenant = ? AND detail_service = 5",
        source.tenant,
      );
      const ends = isDone(life) ? end("dst", target, "SFP", lc) : {};
      const circuittype = get(types, "FIBER OPTIC");
      return store(source, "SFP", lc, { ...request, ...ends, circuittype, iixservice, iix_interconnection: "Y" });
    };
    plan(pair, [life, age], make, { kind: "IIX Interconnection" });
  }

  // The operator's own cables between its meet-me racks were there before the portal: they have no request.
  const noc = get(tenants, operator);
  const copper = withPorts("ETH", true);
  for (let turn = 0; turn < copperCount; turn += 1) {
    const [first, second] = [turn, turn + 1].map((index) => copper[index % copper.length] as PlacedDevice);
    if (!first || !second) throw new Error("the demo data has no patch panels in its meet-me racks");
    store(first, "ETH", rj45, {
      ...end("dst", second, "ETH", rj45),
      ...{ status: "C", destination_tenant: noc, circuittype: get(types, "UTP") },
      label: `${first.rack.name}/${second.rack.name}`,
      label_number: `CC-${nextOf(db, "label CC")}`,
      connect_date: dayBefore(ground, 880 - turn),
      created_at: daysAgo(ground, 885 - turn),
    });
  }
  return plans;
}

const lower = { ETH: "eth", FIB: "fib", SFP: "sfp" } as const;

type Pair = readonly [source: PlacedDevice, target: PlacedDevice];
type Stage = readonly [life: Life, age: number];

/** The first ones show every stage, the youngest the earliest; the others have long been closed. */
function stage(stages: readonly Life[], over: Life, turn: number): Stage {
  const life = stages[turn];
  return life ? [life, 0.02 + turn * 0.9] : [over, longAgo + turn * 6];
}
