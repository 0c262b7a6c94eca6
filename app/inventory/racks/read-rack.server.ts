import { compareNames } from "~/language/compare";
import { z } from "zod";
import { nameOrId } from "~/language/language";
import { rackNames } from "~/inventory/names.server";
import { oneWithNames } from "~/lists/names.server";
import type { Provider } from "~/provider/index.server";
import { id, reference, text } from "~/provider/rows.server";
import { recordId } from "~/session/record-id.server";
import { nullIf } from "~/session/thrown-answer";
import { drawRack, type Viewer } from "./drawing";
import { rackDetailAndFacts, type RackRow, rackRow } from "./rows.server";

/** At a site with more racks than these, a rack beyond them is shown without its neighbours. */
const NEIGHBOURS_READ = 200;
/** How old the neighbours' names may be. */
const NEIGHBOURS_MS = 30_000;

const namedRack = z
  .object({ id, rack_name: text, datacenter: reference })
  .transform((row) => ({ id: row.id, name: nameOrId(row.rack_name, row.id), site: row.datacenter }));

/**
 * A rack and its devices. A provider may refuse another tenant's rack to the tenant it is shared with, but still list
 * its devices (contract §8): then nothing else is known of the rack.
 */
export async function readRackDetail(provider: Provider, rackId: string) {
  const [rack, { detail, facts }] = await Promise.all([
    nullIf(provider.read(`racks/${rackId}`, rackRow), "missing"),
    provider.read("racks/detail", rackDetailAndFacts, { rack_id: rackId }),
  ]);
  return { rack: await oneWithNames(provider, rack ?? { id: Number(rackId), ...facts }, rackNames), detail };
}

/**
 * A rack with its drawing. The viewer's devices are highlighted, by default those of the rack's tenant. A rack that
 * does not exist, or that the person may not see, is 404.
 */
export async function readRack(provider: Provider, asked: string | undefined, viewer?: Viewer) {
  const { rack, detail } = await readRackDetail(provider, recordId(asked));
  const { height, heightInInches: size, widthInInches: width } = detail;
  const named = { ...rack, name: nameOrId(rack.name, rack.id) };
  return { rack: named, type: { height, size, width }, drawing: drawRack(detail, viewer ?? rack) };
}

export type ReadRack = Awaited<ReturnType<typeof readRack>>;

/** The previous and next rack by name, among the site's racks that the reader may see. */
export async function readNeighbours(provider: Provider, { id, site }: RackRow) {
  if (site === null) return { previous: null, next: null };
  const asked = { datacenter_id: site, ordering: "rack_name", limit: NEIGHBOURS_READ };
  const { results } = await provider.recent(NEIGHBOURS_MS).list("racks", namedRack, asked);
  // The provider may ignore the filter.
  const racks = results
    .filter((rack) => rack.site === null || rack.site === site)
    .sort((a, b) => compareNames(a.name, b.name));
  const at = racks.findIndex((rack) => rack.id === id);
  return at < 0 ? { previous: null, next: null } : { previous: racks[at - 1] ?? null, next: racks[at + 1] ?? null };
}

export type Neighbours = Awaited<ReturnType<typeof readNeighbours>>;
