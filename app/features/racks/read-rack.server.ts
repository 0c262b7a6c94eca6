import type { Provider } from "~/provider/index.server";
import { answer } from "~/session/answers.server";
import { drawRack, type Viewer } from "./drawing";
import { rackDetail, rackRow } from "./rack";

/**
 * A rack with its drawing. Devices of the viewer are drawn as own, of the rack's tenant where no viewer is given.
 * A rack that is not there, or not the person's to see, is 404.
 */
export async function readRack(provider: Provider, id: string | undefined, viewer?: Viewer) {
  if (!id || !/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  const [rack, detail] = await Promise.all([
    provider.read(`racks/${id}`, rackRow),
    provider.read("racks/detail", rackDetail, { rack_id: id }),
  ]);
  const { racktype_height: height, racktype_height_size: size, racktype_width: width } = detail;
  return { rack, type: { height, size, width }, drawing: drawRack(detail, viewer ?? rack) };
}

export type ReadRack = Awaited<ReturnType<typeof readRack>>;
