import { compareNames } from "~/language/compare";
import { z } from "zod";
import type { Provider } from "~/provider/index.server";
import { id, text } from "~/provider/rows.server";
import { recordId } from "~/session/record-id.server";
import { nullIf } from "~/session/thrown-answer";
import { drawRack, type Viewer } from "./drawing";
import { rackDetail, type RackRow, rackRow } from "./rows.server";

/** In a site of more racks than these, one beyond them is shown without its neighbours. */
const NEIGHBOURS_READ = 200;
/** How old the names of the racks beside one may be, in milliseconds. */
const NEIGHBOURS_MS = 30_000;

const namedRack = z.object({ id, rack_name: text });

/**
 * A rack and what stands in it. A provider may keep another tenant's rack from the one that it is shared with, but tells what stands
 * there (contract §8): then that is all that is known of the rack.
 */
export async function readRackDetail(provider: Provider, rackId: string) {
  const [row, detail] = await Promise.all([
    nullIf(provider.read(`racks/${rackId}`, rackRow), "missing"),
    provider.read("racks/detail", rackDetail, { rack_id: rackId }),
  ]);
  const told = Object.fromEntries(Object.entries(detail).filter(([, fact]) => fact !== null));
  return { rack: row ?? rackRow.parse({ ...told, id: rackId }), detail };
}

/**
 * A rack with its drawing. Devices of the viewer are drawn as own, of the rack's tenant where no viewer is given.
 * A rack that is not there, or not the person's to see, is 404.
 */
export async function readRack(provider: Provider, asked: string | undefined, viewer?: Viewer) {
  const { rack, detail } = await readRackDetail(provider, recordId(asked));
  const { racktype_height: height, racktype_height_size: size, racktype_width: width } = detail;
  return { rack, type: { height, size, width }, drawing: drawRack(detail, viewer ?? rack) };
}

export type ReadRack = Awaited<ReturnType<typeof readRack>>;

/** The racks before and after this one by name, among those of its site that the reader may see. */
export async function readNeighbours(provider: Provider, { id, datacenter }: RackRow) {
  if (datacenter === null) return { previous: null, next: null };
  const asked = { datacenter_id: datacenter, ordering: "rack_name", limit: NEIGHBOURS_READ };
  const { results } = await provider.recent(NEIGHBOURS_MS).list("racks", namedRack, asked);
  const racks = [...results].sort((a, b) => compareNames(a.rack_name, b.rack_name));
  const at = racks.findIndex((rack) => rack.id === id);
  return at < 0 ? { previous: null, next: null } : { previous: racks[at - 1] ?? null, next: racks[at + 1] ?? null };
}

export type Neighbours = Awaited<ReturnType<typeof readNeighbours>>;
