import type { Message } from "~/language/language";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { IconName } from "~/ui/icon";

/** The request kinds that the portal knows, by the provider's activity type (contract §5). */
export type KindName = keyof typeof kinds;

export interface Kind {
  /** The last segment of the path of the kind's request pages. */
  path: string;
  label: Message;
  icon: IconName;
  /** While it waits for the NOC, the tenant may have to choose something first. */
  mayNeedTenant?: true;
  /** Whether it brings devices in or takes them out. */
  goods?: "in" | "out";
  /** What it does to a cable. */
  cable?: "laid" | "removed";
  /** The feature is discontinued: its requests are read-only (spec 2 §2 "MMR Colocation"). */
  isReadOnly?: true;
}

/** Request kinds by the provider's activity type (spec 1 §2). */
export const kinds = {
  "Trouble Ticket": {
    path: "troubleticket",
    label: { en: "Trouble Ticket", id: "Tiket Gangguan" },
    icon: "ticket",
  },
  "Smart Hand": { path: "smarthand", label: { en: "Smart Hand", id: "Smart Hand" }, icon: "tool" },
  "Goods Out": { path: "goodsout", label: { en: "Goods Out", id: "Barang Keluar" }, goods: "out", icon: "out" },
  "Goods Out Replace": {
    path: "goodsoutreplace",
    label: { en: "Goods Out Replace", id: "Barang Keluar Penggantian" },
    goods: "out",
    icon: "swap",
  },
  "Goods In": { path: "goodsin", label: { en: "Goods In", id: "Barang Masuk" }, goods: "in", icon: "in" },
  "Goods In Replace": {
    path: "goodsinreplace",
    mayNeedTenant: true,
    label: { en: "Goods In Replace", id: "Barang Masuk Pengganti" },
    goods: "in",
    icon: "swap",
  },
  Dismantle: { path: "dismantle", label: { en: "Dismantle", id: "Pembongkaran" }, cable: "removed", icon: "unplug" },
  "Cross Connect": {
    path: "crossconnect",
    label: { en: "Cross Connect", id: "Cross Connect" },
    cable: "laid",
    icon: "link",
  },
  "IIX Interconnection": {
    path: "iixinterconnection",
    label: { en: "IIX Interconnection", id: "Interkoneksi IIX" },
    cable: "laid",
    icon: "globe",
  },
  "MMR Colocation": {
    path: "mmrcolocation",
    label: { en: "MMR Colocation", id: "Kolokasi MMR" },
    isReadOnly: true,
    icon: "rack",
  },
  "Rack Colocation": {
    path: "rackcolocation",
    label: { en: "Rack Colocation", id: "Kolokasi Rak" },
    icon: "rack",
  },
  Electricity: { path: "electricity", label: { en: "Electricity", id: "Kelistrikan" }, icon: "lite" },
} as const satisfies Record<string, Kind>;

/** The kind of an activity type; undefined if the portal does not know it. */
export const kindOf = (activityType: string): Kind | undefined =>
  Object.hasOwn(kinds, activityType) ? kinds[activityType as KindName] : undefined;

/** What links need of a request. */
interface RequestLink {
  kind: string;
  request: number | null;
}

/** The page of a request on a role's side; the request list if there is none (spec 1 §2). */
export function requestPath(role: Role, { kind, request }: RequestLink): string {
  const list = requestListPath(role);
  const known = kindOf(kind);
  if (!known || request === null) return list;
  return `${list}/${known.path}?id=${request}`;
}

/** The name of a request's kind; an unknown activity type is shown as it came. */
export const kindLabel = (activityType: string): Message =>
  kindOf(activityType)?.label ?? { en: activityType, id: activityType };

/** The icon of a request's kind. */
export const kindIcon = (activityType: string): IconName => kindOf(activityType)?.icon ?? "bell";
