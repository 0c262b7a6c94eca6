import type { Language, Message, Translate } from "~/language/language";
import { formatNumber } from "~/language/numbers";

/** The names of the provider's relations on the screens. */
const relationNames: Readonly<Record<string, Message>> = {
  accessactivity: { en: "Visits", id: "Kunjungan" },
  activities: { en: "Requests", id: "Permintaan" },
  circuitconnector: { en: "Cable connectors", id: "Konektor kabel" },
  crossconnects: { en: "Interconnections", id: "Interkoneksi" },
  crossconnectsiix: { en: "IIX interconnections", id: "Interkoneksi IIX" },
  datacenters: { en: "Sites", id: "Lokasi" },
  devices: { en: "Devices", id: "Perangkat" },
  devicetypes: { en: "Device types", id: "Tipe perangkat" },
  dismantle: { en: "Dismantle requests", id: "Permintaan Pembongkaran" },
  goodsin: { en: "Goods In requests", id: "Permintaan Barang Masuk" },
  goodsindetail: { en: "Devices of Goods In requests", id: "Perangkat permintaan Barang Masuk" },
  goodsout: { en: "Goods Out requests", id: "Permintaan Barang Keluar" },
  goodsoutdetail: { en: "Devices of Goods Out requests", id: "Perangkat permintaan Barang Keluar" },
  racks: { en: "Racks", id: "Rak" },
  rackshare: { en: "Rack shares", id: "Rak bersama" },
  servicerackdetails: { en: "Services", id: "Layanan" },
  smarthandactivity: { en: "Smart Hand requests", id: "Permintaan Smart Hand" },
  templates: { en: "Templates", id: "Templat" },
  tenants: { en: "Tenants", id: "Tenant" },
  ticket: { en: "Trouble Tickets", id: "Tiket Gangguan" },
  transferport: { en: "Port transfers", id: "Pemindahan port" },
  user: { en: "Accounts", id: "Akun" },
  userdatacenter: { en: "People with access", id: "Personel dengan akses" },
  userdatacenteraccess: { en: "Datacenter access", id: "Akses data center" },
  smarthands: { en: "Smart Hand requests", id: "Permintaan Smart Hand" },
  activityhistory: { en: "History of requests", id: "Riwayat permintaan" },
  waitinglist: { en: "Waiting list", id: "Daftar tunggu" },
};

/** Normalizes a relation's spelling, which differs between providers: "goods_in", "goodsins", "ticket/ticket". */
const spelled = (relation: string) =>
  relation
    .replace(/.*\//, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/s+$/, "");
const bySpelling = new Map(Object.entries(relationNames).map(([relation, name]) => [spelled(relation), name]));

/** A relation's name on the screens, or the provider's name if there is none. */
export function relationName(relation: string, t: Translate): string {
  const name = bySpelling.get(spelled(relation));
  return name ? t(name) : relation;
}

/** The same with the number of its records: "Devices (11)". */
export const countedRelation = (
  relation: string,
  count: number,
  { t, language }: { t: Translate; language: Language },
): string => `${relationName(relation, t)} (${formatNumber(count, language)})`;
