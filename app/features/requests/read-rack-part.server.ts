import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import type { Reading } from "~/session/guards.server";
import type { Goods } from "./goods-rows.server";
import type { RequestRead } from "./request-kind";
import { nullIf } from "~/session/thrown-answer";

/**
 * The rack of a request's work as it is now, with what waits for it; null once the work is done, or if the reader may
 * not see it. Devices of the request's tenant are highlighted.
 */
async function readRackPart({ provider }: Reading, request: RequestRow, id: number | null | undefined) {
  if (!id || !isPending(stateOf(request))) return null;
  const read = await nullIf(readRackDetail(provider, String(id)), "missing", "refused");
  if (!read) return null;
  const { rack, detail } = read;
  // A request may only have its tenant's name, a rack's units only the id: the rack has both.
  const isTheirs = request.tenant === null ? rack.tenantName === request.tenantName : rack.tenant === request.tenant;
  return { rack, drawing: drawRack(detail, isTheirs ? rack : request) };
}

type ReadContent<Content> = (context: Reading, request: RequestRead) => Promise<Content>;

/** A content reader that also reads the rack. */
export const withRack =
  <Content extends object>(read: ReadContent<Content>, rackOf: (content: Content) => number | null | undefined) =>
  async (context: Reading, request: RequestRead): Promise<Content & { rack: RackPartRead }> => {
    const [row, content] = await Promise.all([request.row, read(context, request)]);
    return { ...content, rack: await readRackPart(context, row, rackOf(content)) };
  };

/** The same for goods. */
export const withGoodsRack = <Content extends { goods: Goods | null }>(read: ReadContent<Content>) =>
  withRack(read, ({ goods }) => goods?.rack);

export type RackPartRead = Awaited<ReturnType<typeof readRackPart>>;
