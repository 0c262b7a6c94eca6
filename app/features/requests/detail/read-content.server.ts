import type { z } from "zod";
import { type Interconnection, rowSeenBy } from "~/features/interconnections/interconnection";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { tenantOf } from "~/session/permissions";
import { isMissing } from "~/session/thrown-answer";
import type { KindName } from "../kinds";
import type { Request } from "../request";
import {
  type Content,
  dismantleRow,
  goodsInDevice,
  goodsOutDevice,
  goodsRow,
  smartHandRow,
  ticketRow,
} from "./content";

/** Reads what a request is about, by its kind (contract §5 "Reading the parts of one request"). */
export async function readContent(context: SignedIn, { id, activitytype_type }: Request): Promise<Content> {
  const { provider } = context;
  const part = <Row extends z.ZodType>(family: string, row: Row) => partOf(provider, family, row, id);
  switch (activitytype_type as KindName) {
    case "Goods In":
    case "Goods In Replace": {
      const goods = await part("goodsin", goodsRow);
      const devices = goods ? await provider.all("goodsindetail", goodsInDevice, { goodsin_id: goods.id }) : [];
      return { of: "goods-in", goods, devices };
    }
    case "Goods Out":
    case "Goods Out Replace": {
      const goods = await part("goodsout", goodsRow);
      const devices = goods ? await provider.all("goodsoutdetail", goodsOutDevice, { goodsout_id: goods.id }) : [];
      return { of: "goods-out", goods, devices };
    }
    case "Cross Connect":
    case "IIX Interconnection": {
      const interconnection = await part("crossconnects/activities", seenBy(context));
      return { of: "interconnection", interconnection, remark: interconnection?.remark ?? "" };
    }
    case "Dismantle": {
      const dismantle = await part("dismantle", dismantleRow);
      const interconnection = await readInterconnection(context, dismantle?.crossconnect ?? null);
      return { of: "interconnection", interconnection, remark: dismantle?.remark ?? "" };
    }
    case "Smart Hand":
      return { of: "smart-hand", work: await part("smarthandactivity", smartHandRow) };
    case "Trouble Ticket":
      return { of: "ticket", ticket: await part("ticket/ticket", ticketRow) };
    default:
      return { of: "nothing" };
  }
}

const seenBy = (context: SignedIn) => rowSeenBy(tenantOf(context));

/** The part of a request that a family keeps; null where it keeps none. */
async function partOf<Row extends z.ZodType>(
  provider: Provider,
  family: string,
  row: Row,
  request: number,
): Promise<z.output<Row> | null> {
  const { results } = await provider.list(family, row, { activities_id: request, limit: 1 });
  return results[0] ?? null;
}

/** The interconnection that is dismantled, of either family; null where the reader may not see it. */
export async function readInterconnection(context: SignedIn, id: number | null): Promise<Interconnection | null> {
  if (id === null) return null;
  for (const family of ["crossconnects", "crossconnectsiix"]) {
    try {
      return await context.provider.read(`${family}/${id}`, seenBy(context));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return null;
}
