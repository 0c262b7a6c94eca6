import { drawRack } from "~/inventory/racks/drawing";
import { readRackDetail } from "~/inventory/racks/read-rack.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import type { Reading } from "~/session/guards.server";
import { type GoodsFamily, type GoodsRead, readGoodsOnly } from "./goods-rows.server";
import type { RequestRead } from "./request-kind";
import { nullIf } from "~/session/thrown-answer";

/**
 * The rack of a request's work as it is now, with what waits for it; null once the work is done, or if the reader may
 * not see it. Devices of the request's tenant are highlighted.
 */
async function readRackPart(
  { provider }: Reading,
  { row, withoutRack }: RequestRead,
  reading: Promise<number | null | undefined>,
) {
  const [request, id] = await Promise.all([row, reading]);
  if (withoutRack || !id || !isPending(stateOf(request))) return null;
  const read = await nullIf(readRackDetail(provider, String(id)), "missing", "refused");
  if (!read) return null;
  const { rack, detail } = read;
  // A request may only have its tenant's name, a rack's units only the id: the rack has both.
  const isTheirs = request.tenant === null ? rack.tenantName === request.tenantName : rack.tenant === request.tenant;
  return { rack, drawing: drawRack(detail, isTheirs ? rack : request) };
}

type ReadContent<Content, Request = RequestRead> = (context: Reading, request: Request) => Promise<Content>;
type WithRack<Content> = ReadContent<Content & { rack: RackPartRead }>;

/** A content reader that also reads the rack. */
export const withRack =
  <Content extends object>(
    read: ReadContent<Content>,
    rackOf: (content: Content) => number | null | undefined,
  ): WithRack<Content> =>
  async (context, request) => {
    const reading = read(context, request);
    const [content, rack] = await Promise.all([reading, readRackPart(context, request, reading.then(rackOf))]);
    return { ...content, rack };
  };

/** The same for goods, whose rack is read beside their devices. */
export const withGoodsRack =
  <Content extends object>(
    family: GoodsFamily,
    read: ReadContent<Content, RequestRead & GoodsRead>,
  ): WithRack<Content> =>
  async (context, request) => {
    const goods = readGoodsOnly(context.provider, family, request.id);
    const rackOf = goods.then((one) => one?.rack);
    const [content, rack] = await Promise.all([
      read(context, { ...request, goods }),
      readRackPart(context, request, rackOf),
    ]);
    return { ...content, rack };
  };

export type RackPartRead = Awaited<ReturnType<typeof readRackPart>>;
