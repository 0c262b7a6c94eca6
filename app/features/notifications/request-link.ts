import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { IconName } from "~/ui/icon";
import type { Notification } from "./rows";

interface Kind {
  /** The last piece of the path of the kind's request pages. */
  path: string;
  icon: IconName;
  /** Tenants have no page of this kind, only the list. */
  adminOnly?: true;
}

/** Request kinds by the provider's activity type (spec 1 §2). */
const kinds = new Map<string, Kind>([
  ["Trouble Ticket", { path: "troubleticket", icon: "ticket" }],
  ["Smart Hand", { path: "smarthand", icon: "tool" }],
  ["Goods Out", { path: "goodsout", icon: "out" }],
  ["Goods Out Replace", { path: "goodsoutreplace", icon: "swap" }],
  ["Goods In", { path: "goodsin", icon: "in" }],
  ["Goods In Replace", { path: "goodsinreplace", icon: "swap" }],
  ["Dismantle", { path: "dismantle", icon: "unplug" }],
  ["Cross Connect", { path: "crossconnect", icon: "link" }],
  ["IIX Interconnection", { path: "iixinterconnection", icon: "globe" }],
  ["MMR Colocation", { path: "mmrcolocation", icon: "rack", adminOnly: true }],
  ["Rack Colocation", { path: "rackcolocation", icon: "rack", adminOnly: true }],
  ["Electricity", { path: "electricity", icon: "lite", adminOnly: true }],
]);

/** The page of a notification's request; the request list where there is none (spec 1 §2). */
export function requestPath(role: Role, about: Pick<Notification, "activitytype_type" | "activities_id">): string {
  const list = requestListPath(role);
  const kind = kinds.get(about.activitytype_type);
  if (!kind || about.activities_id === null || (kind.adminOnly && role !== "admin")) return list;
  return `${list}/${kind.path}?id=${about.activities_id}`;
}

/** The icon of a notification: that of its request's kind. */
export const kindIcon = (activityType: string): IconName => kinds.get(activityType)?.icon ?? "bell";
