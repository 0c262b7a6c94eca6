import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Service } from "~/inventory/services/rows.server";
import type { RequestRow } from "../rows.server";
import type { Goods, GoodsInDevice, GoodsOutDevice, SmartHand, Ticket } from "./rows.server";

/** What a request is about, by its kind; a part that the provider does not tell is null. */
export type Content =
  | { of: "goods-in"; goods: Goods | null; devices: GoodsInDevice[] }
  | { of: "goods-out"; goods: Goods | null; devices: GoodsOutDevice[] }
  | { of: "interconnection"; interconnection: Interconnection | null; service: Service | null; remark: string }
  | { of: "smart-hand"; work: SmartHand | null }
  | { of: "ticket"; ticket: Ticket | null; about: RequestRow | null }
  | { of: "nothing" };
