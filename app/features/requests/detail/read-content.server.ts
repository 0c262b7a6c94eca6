import type { z } from "zod";
import { withNames } from "~/lists/names.server";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import type { KindName } from "~/inventory/requests/kinds";
import { type RequestRow, requestRow } from "../rows.server";
import type { Content } from "./content";
import {
  dismantleRow,
  goodsInDevice,
  goodsOutDevice,
  goodsRow,
  type SmartHand,
  smartHandRow,
  type Ticket,
  ticketRow,
} from "./rows.server";

const TICKETS = "ticket/ticket";

/** Reads what a request is about, by its kind (contract §5 "Reading the parts of one request"). */
export async function readContent(context: SignedIn, { id, activitytype_type }: RequestRow): Promise<Content> {
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
      const family = activitytype_type === "Cross Connect" ? "crossconnects" : "crossconnectsiix";
      const interconnection = await part("crossconnects/activities", rowSeenBy(context, family));
      return interconnectionContent(context, interconnection, interconnection?.remark);
    }
    case "Dismantle": {
      const dismantle = await part("dismantle", dismantleRow);
      const interconnection = await readInterconnection(context, dismantle?.crossconnect ?? null);
      return interconnectionContent(context, interconnection, dismantle?.remark);
    }
    case "Smart Hand":
      return { of: "smart-hand", work: await namedWork(provider, await part("smarthandactivity", smartHandRow)) };
    case "Trouble Ticket": {
      const ticket = await part(TICKETS, ticketRow);
      return { of: "ticket", ticket, about: ticket && (await readNumbered(provider, ticket.subject.trim())) };
    }
    case "Electricity":
    case "Rack Colocation":
    case "MMR Colocation":
    default:
      return { of: "nothing" };
  }
}

/** The ticket that a request is about; null where it is of another kind. */
export async function readTicket(
  { provider }: SignedIn,
  { id, activitytype_type }: RequestRow,
): Promise<Ticket | null> {
  const kind: KindName = "Trouble Ticket";
  return activitytype_type === kind ? partOf(provider, TICKETS, ticketRow, id) : null;
}

async function interconnectionContent(
  context: SignedIn,
  interconnection: Interconnection | null,
  remark = "",
): Promise<Content> {
  const service = interconnection && (await readIixService(context, interconnection));
  return { of: "interconnection", interconnection, service, remark };
}

/** The work of a smart hand with the names of its rack and device, which a provider may tell only the ids of. */
async function namedWork(provider: Provider, work: SmartHand | null): Promise<SmartHand | null> {
  const [named = null] = await withNames(provider, work ? [work] : [], workNames);
  return named;
}

const workNames = {
  rack_name: { of: "rack", family: "racks", label: "rack_name" },
  device_name: { of: "device", family: "devices", label: "devicename" },
};

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

/** The request with this number; null where the words are none that the reader may see. */
async function readNumbered(provider: Provider, words: string): Promise<RequestRow | null> {
  if (words === "") return null;
  const { results } = await provider.list("activities", requestRow, { search: words, limit: 5 });
  return results.find(({ activities_number }) => activities_number === words) ?? null;
}

/** The interconnection that is dismantled, of either family; null where the reader may not see it. */
export async function readInterconnection(context: SignedIn, id: number | null): Promise<Interconnection | null> {
  if (id === null) return null;
  for (const family of ["crossconnects", "crossconnectsiix"] as const) {
    const found = await nullIf(context.provider.read(`${family}/${id}`, rowSeenBy(context, family)), "missing");
    if (found) return found;
  }
  return null;
}
