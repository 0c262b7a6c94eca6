import type { Message } from "~/language/language";

export const m = {
  goodsIn: { en: "Goods In", id: "Barang Masuk" },
  goodsNote: {
    en: "Rack and origin of the devices",
    id: "Rak tujuan dan asal perangkat",
  },
  chooseRack: { en: "Choose a rack", id: "Pilih rak" },
  fromPlace: {
    en: "You chose unit U{unit} in the drawing. It will be chosen on the next page.",
    id: "Anda memilih unit U{unit} pada gambar. Unit itu akan terpilih di halaman berikutnya.",
  },
  continue: { en: "Continue", id: "Lanjut" },
  replaces: {
    en: "Goods In Replace: these devices come in for those that go out with request {number}.",
    id: "Barang Masuk Pengganti: perangkat ini menggantikan perangkat yang keluar dengan permintaan {number}.",
  },
  replaceIsOver: {
    en: "{number} was refused or cancelled: no device can come in for it.",
    id: "{number} telah ditolak atau dibatalkan: tidak ada perangkat yang dapat masuk sebagai penggantinya.",
  },
  replaceIsAnswered: {
    en: "The devices that replace those of {number} come in with {answer} already.",
    id: "Perangkat pengganti untuk {number} sudah diajukan dengan {answer}.",
  },
  drafts: { en: "Devices of this request", id: "Perangkat permintaan ini" },
  deviceName: { en: "Device name", id: "Nama perangkat" },
  serialNumber: { en: "Serial number", id: "Nomor seri" },
  type: { en: "Device type", id: "Tipe perangkat" },
  frontAndBack: { en: "{place}, front and back", id: "{place}, depan dan belakang" },
  position: { en: "Position", id: "Posisi" },
  ports: { en: "Ports", id: "Port" },
  weightKg: { en: "Weight (Kg)", id: "Berat (Kg)" },
  powerA: { en: "Power (A)", id: "Daya (A)" },
} as const satisfies Record<string, Message>;
