import type { Message } from "~/language/language";

/** Words of the history of a rack, a device or a tenant. */
export const m = {
  openRequests: { en: "Open requests", id: "Permintaan terbuka" },
  history: { en: "History", id: "Riwayat" },
  filed: { en: "Filed", id: "Diajukan" },
  kind: { en: "Kind", id: "Jenis" },
  request: { en: "Request", id: "Permintaan" },
  status: { en: "Status", id: "Status" },
  noneFound: { en: "None was found.", id: "Tidak ada yang ditemukan." },
  notTold: {
    en: "The provider did not tell all requests: some may be missing here.",
    id: "Penyedia tidak memberitahukan semua permintaan: sebagian mungkin tidak ada di sini.",
  },
  ofRack: {
    en: "Goods and Smart Hand requests that name this rack.",
    id: "Permintaan barang dan Smart Hand yang menyebut rak ini.",
  },
  ofDevice: {
    en: "Interconnections and Smart Hand requests that name this device; in which goods it came or leaves is not told with them.",
    id: "Permintaan interkoneksi dan Smart Hand yang menyebut perangkat ini; permintaan barang masuk dan keluarnya tidak disebutkan.",
  },
  lookedAt: {
    en: "Only the newest {n} requests were looked at.",
    id: "Hanya {n} permintaan terbaru yang dilihat.",
  },
} as const satisfies Record<string, Message>;
