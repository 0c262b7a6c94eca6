import type { z } from "zod";
import { tenantAndSiteNames } from "~/inventory/names.server";
import { readBatches } from "~/lists/batches.server";
import type { AnyRow } from "~/lists/list";
import { oneWithNames, withNames } from "~/lists/names.server";
import type { Query, Reads } from "~/provider/index.server";
import { recentAnswer } from "~/session/recent-answers.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { type Arrivals, arrivalsOf, plus } from "./arrivals";
import { drawRack } from "./drawing";
import { readShares } from "./read-shares.server";
import { rackDetailAndFacts, type RackRow, rackRow, rackShare, rackTypeHeight, deviceFootprint } from "./rows.server";
import { type RackSpace, spaceOf, type Taken, unitsOf } from "./space";

/** How old the space of all racks may be; it is cached per session, since readers may see different racks. */
const SPACE_MS = 20_000;
/** How old the heights of rack types may be. */
const HEIGHTS_MS = 300_000;

/** At most this many rows are read. */
const MAX_RACKS = 5_000;
const MAX_DEVICES = 100_000;

/** How many racks' drawings are read for one page, and how many at a time. */
const MAX_DRAWINGS = 120;
const CALLS_AT_ONCE = 8;

/** The racks that the reader may see, with their free space. */
interface Space {
  /** When it was read. */
  at: string;
  racks: RackSpace[];
  /** Arrivals at each site by month; null for readers who do not see all devices. */
  arrivals: Arrivals | null;
  /** There are more racks or devices than are read. */
  isCut: boolean;
}

/**
 * The free space of all racks that the reader may see, or of those of a site. The NOC reads racks and devices, in
 * batches. A tenant does not see others' devices in a shared rack: there, and wherever racks and devices contradict
 * each other, `gaps` is null until `readGaps` reads the drawing.
 */
export const readSpace = (context: SignedIn, site?: number): Promise<Space> =>
  recentAnswer(context.session.id, `space of site ${site ?? "all"}`, SPACE_MS, () => computeSpace(context, site));

async function computeSpace({ provider, role, user }: SignedIn, site?: number): Promise<Space> {
  const narrowed = site === undefined ? {} : { datacenter_id: site };
  const at = new Date().toISOString();
  const racks = new Map<number, RackRow>();
  const [isCut, devices, shares] = await Promise.all([
    readAll(provider, "racks", rackRow, { query: narrowed, most: MAX_RACKS }, (rack) => {
      // The provider may ignore the filter.
      if (site === undefined || rack.site === null || rack.site === site) racks.set(rack.id, rack);
    }),
    role === "admin" ? nullIf(readDevices(provider, narrowed), "refused") : null,
    role === "tenant" ? readShares(provider, rackShare, { tenant_id: user.tenant }) : [],
  ]);
  // A provider may omit a shared rack from its tenant's list, but not its drawing (contract §8).
  for (const { rack, rackName, tenant } of shares)
    if (rack !== null && tenant === user.tenant && !racks.has(rack))
      racks.set(rack, rackRow.parse({ id: rack, rack_name: rackName }));
  const known = await withNames(provider, await withHeights(provider, [...racks.values()]), tenantAndSiteNames);
  return {
    at,
    racks: known.map((rack) =>
      devices ? spaceOf(rack, devices.taken.get(rack.id)) : { ...rack, gaps: null, waiting: null },
    ),
    arrivals: devices && arrivalsOf(known, devices.byRack),
    isCut: isCut || (devices?.isCut ?? false),
  };
}

/** Gives racks that are listed without a height the one of their type. */
async function withHeights(provider: SignedIn["provider"], racks: RackRow[]): Promise<RackRow[]> {
  if (racks.every(({ height }) => height !== null)) return racks;
  const types = await nullIf(provider.recent(HEIGHTS_MS).all("racktype", rackTypeHeight), "refused");
  const heights = new Map(types?.map(({ id, height }) => [id, height]));
  return racks.map((rack) => ({ ...rack, height: rack.height ?? heights.get(rack.type ?? 0) ?? null }));
}

/** What the devices take up in each rack, and arrivals by month. */
async function readDevices(provider: Reads, query: Query) {
  const taken = new Map<number, Taken & { installed: Set<number>; waiting: Set<number> }>();
  const byRack = new Map<number, Arrivals[number]>();
  const isCut = await readAll(provider, "devices", deviceFootprint, { query, most: MAX_DEVICES }, (device) => {
    const { rack, height, weight, power, isWaiting, month } = device;
    if (rack === null) return;
    const units = unitsOf(device);
    const found = taken.get(rack) ?? { installed: new Set(), waiting: new Set(), isVague: false };
    taken.set(rack, found);
    for (const unit of units) found[isWaiting ? "waiting" : "installed"].add(unit);
    if (units.length === 0) found.isVague = true;
    const months = byRack.get(rack) ?? {};
    byRack.set(rack, months);
    months[month] = plus(months[month], { units: units.length || (height ?? 0), weight, power });
  });
  return { taken, byRack, isCut };
}

/** Reads all rows of a family in batches; returns whether there are more than `most`. */
async function readAll<Row extends AnyRow>(
  provider: Reads,
  family: string,
  row: Row,
  { query, most }: { query: Query; most: number },
  take: (row: z.output<Row>) => void,
): Promise<boolean> {
  const ask = (offset: number, limit: number) =>
    provider.list(family, row, { ...query, ordering: "id", limit, offset });
  let isCut = false;
  for await (const { rows, reading } of readBatches<z.output<Row>>(ask, { most })) {
    rows.forEach(take);
    isCut = reading.ended !== null;
  }
  return isCut;
}

/**
 * Completes racks whose space is unknown from their drawings; `unread` are those that were not read because there were
 * too many, and that a narrower search would include.
 */
export async function readGaps(context: SignedIn, racks: readonly RackSpace[]) {
  const lacking = racks.filter(({ gaps }) => gaps === null);
  const read = new Map<number, RackSpace>();
  for (let from = 0; from < Math.min(lacking.length, MAX_DRAWINGS); from += CALLS_AT_ONCE) {
    const some = lacking.slice(from, Math.min(from + CALLS_AT_ONCE, MAX_DRAWINGS));
    for (const rack of await Promise.all(some.map((rack) => readGapsOf(context, rack)))) read.set(rack.id, rack);
  }
  return {
    racks: racks.map((rack) => read.get(rack.id) ?? rack),
    unread: Math.max(0, lacking.length - MAX_DRAWINGS),
  };
}

const readGapsOf = ({ session, provider }: SignedIn, rack: RackSpace): Promise<RackSpace> =>
  recentAnswer(session.id, `space of rack ${rack.id}`, SPACE_MS, async () => {
    const asking = provider.read("racks/detail", rackDetailAndFacts, { rack_id: rack.id });
    const answer = await nullIf(asking, "missing", "refused");
    if (!answer) return rack;
    const { gaps, use, height } = drawRack(answer.detail, answer.facts);
    // Of a rack that is missing from the list, the drawing is all that is known.
    const facts = await oneWithNames(provider, answer.facts, tenantAndSiteNames);
    const lacking = Object.entries(facts).filter(([name]) => !Reflect.get(rack, name));
    const unitsUsed = rack.unitsUsed ?? height - use.free;
    return { ...rack, ...Object.fromEntries(lacking), height, unitsUsed, gaps, waiting: use.waiting };
  });
