import type { Message } from "~/language/language";

/** Texts of the history of a rack, a device or a tenant. */
export const m = {
  openRequests: { en: "Open requests", id: "Permintaan terbuka" },
  history: { en: "History", id: "Riwayat" },
  filed: { en: "Filed", id: "Diajukan" },
  kind: { en: "Kind", id: "Jenis" },
  request: { en: "Request", id: "Permintaan" },
  status: { en: "Status", id: "Status" },
  noneFound: { en: "No requests found.", id: "Tidak ada permintaan." },
  notKnown: {
    en: "The data service did not show all requests: some may be missing here.",
    id: "Layanan data tidak menampilkan semua permintaan: sebagian mungkin tidak ada di sini.",
  },
  ofRack: {
    en: "Goods and Smart Hand requests that name this rack.",
    id: "Permintaan barang dan Smart Hand yang menyebut rak ini.",
  },
  ofDevice: {
    en: "Interconnection and Smart Hand requests that name this device. Its goods in and out are not listed: the data service names no device with them.",
    id: "Permintaan interkoneksi dan Smart Hand yang menyebut perangkat ini; barang masuk dan keluarnya tidak tercantum karena layanan data tidak menyebut perangkatnya.",
  },
  lookedAt: {
    en: "Only {n} requests were looked at: others may be missing here.",
    id: "Hanya {n} permintaan yang dilihat: yang lain mungkin tidak tercantum di sini.",
  },
} as const satisfies Record<string, Message>;
