import type { Message } from "~/language/language";

export const m = {
  to: { en: "To", id: "Kepada Yth." },
  salutation: { en: "Dear Sir or Madam,", id: "Dengan hormat," },
  mayComeIn: {
    en: "We request permission to bring the following goods of {tenant} into {site}, rack {rack}:",
    id: "Dengan ini kami mohon izin untuk memasukkan barang milik {tenant} ke {site}, rak {rack}, dengan rincian sebagai berikut:",
  },
  mayGoOut: {
    en: "We request permission to take the following goods of {tenant} out of {site}, rack {rack}:",
    id: "Dengan ini kami mohon izin untuk mengeluarkan barang milik {tenant} dari {site}, rak {rack}, dengan rincian sebagai berikut:",
  },
  mayBeReplaced: {
    en: "We request permission to replace the following goods of {tenant} at {site}, rack {rack}:",
    id: "Dengan ini kami mohon izin untuk mengganti barang milik {tenant} di {site}, rak {rack}, dengan rincian sebagai berikut:",
  },
  closing: {
    en: "Thank you for your attention and cooperation.",
    id: "Demikian permohonan ini kami sampaikan. Atas perhatian dan kerja sama Bapak/Ibu, kami ucapkan terima kasih.",
  },
  address: { en: "Address", id: "Alamat" },
  applicant: { en: "Applicant", id: "Pemohon" },
  identityNumber: { en: "Identity number", id: "NIK" },
  phone: { en: "Telephone", id: "Telepon" },
  site: { en: "Site", id: "Lokasi" },
  scope: { en: "Scope", id: "Cakupan" },
  planned: { en: "Planned for", id: "Rencana" },
  status: { en: "Request status", id: "Status permintaan" },
  goods: { en: "Goods", id: "Barang" },
  in: { en: "In", id: "Masuk" },
  out: { en: "Out", id: "Keluar" },
  goodsIn: { en: "Goods in", id: "Barang masuk" },
  goodsOut: { en: "Goods out", id: "Barang keluar" },
  no: { en: "No", id: "No" },
  quantity: { en: "Quantity", id: "Jumlah" },
  units: { en: "Units", id: "Unit" },
  weight: { en: "Weight", id: "Berat" },
  power: { en: "Power", id: "Daya" },
  together: { en: "Total", id: "Total" },
  noData: { en: "No Data", id: "Tidak Ada Data" },
  unitCount: { en: "{n}U", id: "{n}U" },
} as const satisfies Record<string, Message>;
