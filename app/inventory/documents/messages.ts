import type { Message } from "~/language/language";

/** Titles and button labels of the documents of one record, and the texts around signatures. */
export const m = {
  information: { en: "Cross-Connect Information", id: "Informasi Cross-Connect" },
  informationButton: { en: "Print information", id: "Cetak informasi" },
  goodsLetter: { en: "Goods In / Out Request Letter", id: "Surat Permohonan Masuk/Keluar Barang" },
  goodsLetterButton: { en: "Request letter", id: "Surat permohonan" },
  handover: { en: "Cable Handover Form", id: "Berita Acara Serah Terima Kabel" },
  handoverButton: { en: "Handover form", id: "Berita acara" },
  deliveryOrder: { en: "Delivery Order: Cross-Connect", id: "Delivery Order Cross-Connect" },
  deliveryOrderButton: { en: "Delivery order", id: "Delivery order" },
  dismantleOrder: { en: "Delivery Order: Dismantle", id: "Delivery Order Pembongkaran" },
  dismantleOrderButton: { en: "Dismantle order", id: "Order pembongkaran" },
  place: { en: "Jakarta, {day}", id: "Jakarta, {day}" },
  identity: { en: "Identity number {number}", id: "NIK {number}" },
  phone: { en: "Telephone {number}", id: "Telepon {number}" },
} as const satisfies Record<string, Message>;
