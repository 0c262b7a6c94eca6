import type { Message, Translate } from "~/language/language";

/** Words of every form and delete page. */
export const m = {
  recordChanged: {
    en: "Somebody else has changed this record meanwhile. Send the form again to save it as it stands here.",
    id: "Data ini telah diubah orang lain sementara itu. Kirim lagi untuk menyimpan isian seperti di bawah ini.",
  },
  changedTo: { en: "Changed meanwhile to: {value}", id: "Telah diubah menjadi: {value}" },
  changedMeanwhile: { en: "Changed meanwhile", id: "Telah diubah sementara itu" },
  chooseAnew: {
    en: "{field}: choose again, the choices have changed",
    id: "{field}: pilih kembali, pilihannya telah berubah",
  },
  notSaved: { en: "Not saved by the data service: {fields}", id: "Tidak disimpan oleh layanan data: {fields}" },
  deleteRecord: { en: "Delete", id: "Hapus" },
  created: { en: "Record data has been created", id: "Data telah dibuat" },
  updated: { en: "Record data has been updated", id: "Data telah diperbarui" },
  removed: { en: "The record has been removed", id: "Data telah dihapus" },
  areYouSure: { en: "Are You Sure?", id: "Apakah Anda Yakin?" },
  willBeDeleted: { en: "The record will be delete", id: "Data akan dihapus" },
  severalWillBeDeleted: { en: "{count} records will be deleted.", id: "{count} data akan dihapus." },
  oneWillBeDeleted: { en: "One record will be deleted.", id: "Satu data akan dihapus." },
  onlyFirst: {
    en: "These are the first of {count}: more are not deleted at a time.",
    id: "Ini yang pertama dari {count}: tidak lebih dari ini yang dihapus sekaligus.",
  },
  alreadyGone: { en: "This record is not there any more", id: "Data ini sudah tidak ada" },
  oneGone: {
    en: "One of the chosen records is not there any more.",
    id: "Satu dari data yang dipilih sudah tidak ada.",
  },
  severalGone: {
    en: "{count} of the chosen records are not there any more.",
    id: "{count} dari data yang dipilih sudah tidak ada.",
  },
  noneFits: {
    en: "No records match this search and these filters",
    id: "Tidak ada data yang cocok dengan pencarian dan filter ini",
  },
  allGone: { en: "The chosen records are not there any more", id: "Data yang dipilih sudah tidak ada" },
  severalRemoved: { en: "{count} records have been removed", id: "{count} data telah dihapus" },
  othersRemoved: {
    en: "Deleted, as not in use: {count}.",
    id: "Dihapus karena tidak digunakan: {count}.",
  },
  stillUsedBy: { en: "Still in use by:", id: "Masih digunakan oleh:" },
  countedOfFirst: {
    en: "Uses are counted for the first {count} only.",
    id: "Yang merujuk hanya dihitung untuk {count} data pertama.",
  },
  cannotBeUndone: { en: "This cannot be undone.", id: "Tindakan ini tidak dapat dibatalkan." },
  hasRelations: { en: "Record ini memiliki relasi :", id: "Record ini memiliki relasi :" },
  wasNotDeleted: { en: "Not deleted", id: "Tidak dihapus" },
  isKept: { en: "This record cannot be deleted.", id: "Data ini tidak dapat dihapus." },
  notDeleted: {
    en: "The record could not be deleted. It may be in use.",
    id: "Data tidak dapat dihapus. Mungkin data ini masih digunakan.",
  },
} as const satisfies Record<string, Message>;

/** What the provider's relations are called on the screens. */
const relationNames: Readonly<Record<string, Message>> = {
  accessactivity: { en: "Visits", id: "Kunjungan" },
  activities: { en: "Requests", id: "Permintaan" },
  circuitconnector: { en: "Cable connectors", id: "Konektor kabel" },
  circuitconnectors: { en: "Cable connectors", id: "Konektor kabel" },
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

/** Tells relations apart however a provider spells them: "goods_in", "goodsins". */
const spelled = (relation: string) =>
  relation
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/s+$/, "");
const bySpelling = new Map(Object.entries(relationNames).map(([relation, name]) => [spelled(relation), name]));

/** A relation in the words of the screens; as the provider calls it where they have none. */
export function relationName(relation: string, t: Translate): string {
  const name = bySpelling.get(spelled(relation));
  return name ? t(name) : relation;
}
