import type { KindName } from "~/inventory/requests/kinds";
import { dismantle } from "./dismantle/kind";
import { goodsIn } from "./goods-in/kind";
import { goodsOut } from "./goods-out/kind";
import { crossConnect, iixInterconnection } from "./interconnection/kind";
import { goodsInReplace, goodsOutReplace } from "./replace/kind";
import type { RequestKind } from "./request-kind";
import { smartHand } from "./smart-hand/kind";
import { troubleTicket } from "./trouble-ticket/kind";

const requestKinds: Readonly<Record<KindName, RequestKind>> = {
  "Trouble Ticket": troubleTicket,
  "Smart Hand": smartHand,
  "Goods Out": goodsOut,
  "Goods Out Replace": goodsOutReplace,
  "Goods In": goodsIn,
  "Goods In Replace": goodsInReplace,
  Dismantle: dismantle,
  "Cross Connect": crossConnect,
  "IIX Interconnection": iixInterconnection,
  "MMR Colocation": {},
  "Rack Colocation": {},
  Electricity: {},
};

/** The kinds whose requests may have to wait for something before they can go on. */
export const kindsWithPrecondition = Object.entries(requestKinds).flatMap(([name, { preconditionOf }]) =>
  preconditionOf ? [name] : [],
);

/** What is particular to the kind of this activity type; nothing where the portal does not know it. */
export const requestKindOf = (activityType: string): RequestKind =>
  Object.hasOwn(requestKinds, activityType) ? requestKinds[activityType as KindName] : {};
