import { smallRack } from "~/inventory/racks/rack-fronts";
import { rackDetail } from "~/inventory/racks/rows.server";
import { lastPage } from "~/lists/list-query";
import type { Provider } from "~/provider/index.server";
import { nullIf } from "~/session/thrown-answer";
import { DRAWINGS_PER_PAGE } from "./site-drawings";

/**
 * One page of rack drawings. Each rack costs a call, so they are read only on request, all at once; a rack that is gone
 * meanwhile, or that the reader may not see drawn, is left out and named.
 */
export async function readDrawings(
  provider: Provider,
  racks: readonly { id: number; name: string }[],
  asked: string | null,
) {
  const last = lastPage(racks.length, DRAWINGS_PER_PAGE);
  const page = Math.min(last, Math.max(1, Math.trunc(Number(asked)) || 1));
  const shown = racks.slice((page - 1) * DRAWINGS_PER_PAGE, page * DRAWINGS_PER_PAGE);
  const drawn = await Promise.all(
    shown.map(async ({ id }) => {
      const detail = await nullIf(provider.read("racks/detail", rackDetail, { rack_id: id }), "missing", "refused");
      return detail && smallRack(id, detail);
    }),
  );
  return {
    page,
    last,
    racks: drawn.filter((rack) => rack !== null),
    notDrawn: shown.flatMap(({ name }, at) => (drawn[at] ? [] : name)),
  };
}
