import type { Message } from "~/language/language";

export const m = {
  choose: {
    en: "Choose the interconnection to dismantle.",
    id: "Pilih interkoneksi yang akan dibongkar.",
  },
  dismantle: { en: "Dismantle", id: "Bongkar" },
  chooseOne: { en: "Dismantle {name}", id: "Bongkar {name}" },
  connectedOnes: { en: "Connected interconnections", id: "Interkoneksi yang terhubung" },
  noneConnected: {
    en: "You have no connected interconnection of this kind: there is nothing to dismantle.",
    id: "Anda tidak memiliki interkoneksi jenis ini yang terhubung: tidak ada yang perlu dibongkar.",
  },
  path: { en: "Cable path", id: "Jalur kabel" },
  cable: { en: "The cable", id: "Kabel" },
  whatHappens: {
    en: "After approval the NOC removes the cable, and both ports are free again.",
    id: "Setelah NOC menyetujui permintaan, kabel dicabut dan kedua port kosong kembali.",
  },
  remark: { en: "Remark", id: "Keterangan" },
  remarkHint: { en: "What the NOC should know, such as when", id: "Yang perlu diketahui NOC, misalnya waktunya" },
  interconnection: { en: "Interconnection", id: "Interkoneksi" },
  another: { en: "Choose another", id: "Pilih yang lain" },
  asked: { en: "Dismantling is requested already", id: "Pembongkaran sudah diajukan" },
  notConnected: {
    en: "This interconnection is not connected: there is nothing to dismantle.",
    id: "Interkoneksi ini tidak terhubung: tidak ada yang perlu dibongkar.",
  },
} as const satisfies Record<string, Message>;
