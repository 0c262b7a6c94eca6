import type { Message } from "~/language/language";

export const m = {
  rackNote: { en: "Rack and destination of the devices", id: "Rak dan tujuan perangkat" },
  chooseRack: { en: "Choose a rack", id: "Pilih rak" },
  rackChanged: {
    en: "Press Update choices to see the devices in this rack",
    id: "Tekan Perbarui pilihan untuk melihat perangkat di rak ini",
  },
  scopeNote: {
    en: "Internal: the goods stay in the office building, please coordinate with the NOC. External: the goods leave the building.",
    id: "Internal: barang tetap di gedung kantor, harap berkoordinasi dengan NOC. Eksternal: barang keluar dari gedung.",
  },

  devicesNote: {
    en: "Choose every device that leaves. A device with a live interconnection cannot leave: dismantle that first.",
    id: "Pilih setiap perangkat yang keluar. Perangkat yang masih dipakai interkoneksi tidak dapat keluar: bongkar interkoneksinya terlebih dahulu.",
  },
  devicesOf: { en: "Your devices in {rack}", id: "Perangkat Anda di {rack}" },
  chooseRackFirst: {
    en: "Choose a rack to see your devices in it.",
    id: "Pilih rak untuk melihat perangkat Anda di dalamnya.",
  },
  noDevices: {
    en: "You have no device in {rack}. Choose the rack that the device stands in.",
    id: "Tidak ada perangkat Anda di {rack}. Pilih rak tempat perangkat itu berada.",
  },
  chooseDevices: { en: "Choose at least one device", id: "Pilih sedikitnya satu perangkat" },
  choose: { en: "Choose", id: "Pilih" },
  chooseOne: { en: "Choose {name}", id: "Pilih {name}" },
  type: { en: "Type", id: "Tipe" },
  position: { en: "Position", id: "Posisi" },
  portsInUse: { en: "Ports in use", id: "Port terpakai" },
  none: { en: "None", id: "Tidak ada" },
  use: { en: "{port}, {interconnection}", id: "{port}, {interconnection}" },
  notInstalled: { en: "Cannot leave: {state}", id: "Tidak dapat keluar: {state}" },
  leaving: {
    en: "Cannot leave: request {number} takes it out",
    id: "Tidak dapat keluar: sudah diajukan dengan permintaan {number}",
  },
  connected: {
    en: "Cannot leave: has a live interconnection",
    id: "Tidak dapat keluar: masih memiliki interkoneksi aktif",
  },
} as const satisfies Record<string, Message>;
