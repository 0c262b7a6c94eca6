import type { Message } from "~/language/language";

export const m = {
  replaceDevice: { en: "Replace Device", id: "Ganti Perangkat" },
  twoSteps: { en: "A device is replaced in two steps:", id: "Perangkat diganti dalam dua langkah:" },
  firstStep: {
    en: "First this form asks the NOC to take the old device out.",
    id: "Pertama, formulir ini meminta NOC mengeluarkan perangkat lama.",
  },
  secondStep: {
    en: "Then, on the page of that request, you bring in the new device; it takes over the ports in use.",
    id: "Lalu, di halaman permintaan itu, Anda memasukkan perangkat baru, yang mengambil alih port yang terpakai.",
  },
  chooseDevice: { en: "Choose the device to be replaced", id: "Pilih perangkat yang akan diganti" },
  deviceNote: {
    en: "Choose the device to be replaced. Its interconnections stay and move to the new device.",
    id: "Pilih perangkat yang akan diganti. Interkoneksinya tetap ada dan pindah ke perangkat baru.",
  },

  newDevice: { en: "New device", id: "Perangkat baru" },
  comesInBy: { en: "It comes in by the request", id: "Masuk melalui permintaan" },
  takesOver: { en: "Takes over the ports", id: "Mengambil alih port" },
  bringIn: { en: "Bring in the new device", id: "Masukkan perangkat baru" },
  bringInNote: {
    en: "Second step: bring in the new device, which takes over the ports in use.",
    id: "Langkah kedua: masukkan perangkat baru, yang mengambil alih port yang terpakai.",
  },
  oldPlace: {
    en: "The place of the old device is free when {number} is done.",
    id: "Tempat perangkat lama kosong setelah {number} selesai.",
  },
  notBroughtIn: {
    en: "The tenant has not brought in the new device yet.",
    id: "Tenant belum memasukkan perangkat baru.",
  },

  transferTable: { en: "Ports and where they move", id: "Port dan tujuan pindahnya" },
  transfers: { en: "Port transfers", id: "Pemindahan port" },
  replaces: { en: "Replaces {device}, request", id: "Menggantikan {device}, permintaan" },
  noTransfers: { en: "No port has to be moved.", id: "Tidak ada port yang perlu dipindahkan." },
  interconnection: { en: "Interconnection", id: "Interkoneksi" },
  oldPort: { en: "Old device and port", id: "Perangkat dan port lama" },
  cableType: { en: "Cable type", id: "Tipe kabel" },
  newPort: { en: "New device and port", id: "Perangkat dan port baru" },
  notChosen: { en: "Not chosen yet", id: "Belum dipilih" },
  oneLeft: {
    en: "One port in use has no new port yet.",
    id: "Satu port yang terpakai belum memiliki port baru.",
  },
  severalLeft: {
    en: "{count} ports in use have no new port yet.",
    id: "{count} port yang terpakai belum memiliki port baru.",
  },
  waitsForPorts: {
    en: "Until then the request can be neither approved nor done.",
    id: "Sebelum itu permintaan tidak dapat disetujui atau diselesaikan.",
  },
  portsNotOffered: {
    en: "The data service names no new ports, so none can be chosen here; the request does not wait for that.",
    id: "Layanan data tidak menyebut port baru, jadi tidak ada yang dapat dipilih di sini; permintaan tidak menunggunya.",
  },
  portsFirst: {
    en: "Ports in use have no new port yet. The tenant chooses them first; until then the request can be neither approved nor done.",
    id: "Ada port terpakai yang belum memiliki port baru. Tenant memilihnya terlebih dahulu; sebelum itu permintaan tidak dapat disetujui atau diselesaikan.",
  },
  takesOverPorts: {
    en: "The new device takes over the ports in use: {ports}.",
    id: "Perangkat baru mengambil alih port yang terpakai: {ports}.",
  },
  needsPorts: {
    en: "{kind} ports for the ports in use: the new device needs {needed}, the devices listed here have {given}.",
    id: "Port {kind} untuk port yang terpakai: perangkat baru memerlukan {needed}, perangkat pada daftar ini memiliki {given}.",
  },
  chooseNewPorts: { en: "Choose new ports", id: "Pilih port baru" },

  newPortNote: {
    en: "Free ports of the same type are offered; where one has the same number, it is chosen already. What you leave open can be chosen later.",
    id: "Port kosong dengan tipe yang sama ditawarkan; yang bernomor sama sudah dipilih. Yang belum dipilih dapat dipilih nanti.",
  },
  newDeviceUntold: {
    en: "The data service does not tell which device comes in, so its ports cannot be offered. Please ask the NOC.",
    id: "Layanan data tidak memberi tahu perangkat mana yang masuk, sehingga port-nya tidak dapat ditawarkan. Silakan hubungi NOC.",
  },
  newPortOf: { en: "New port for {port}, {interconnection}", id: "Port baru untuk {port}, {interconnection}" },
  choosePort: { en: "Choose a port", id: "Pilih port" },
  noFreePort: { en: "No free port of this type", id: "Tidak ada port kosong dengan tipe ini" },
  portUntold: {
    en: "The data service does not tell which port this is. Please ask the NOC.",
    id: "Layanan data tidak memberi tahu port ini. Silakan hubungi NOC.",
  },
  chooseNewPort: { en: "Choose at least one new port", id: "Pilih sedikitnya satu port baru" },
  portTwice: { en: "This port is chosen twice", id: "Port ini dipilih dua kali" },
  movePorts: { en: "Save new ports", id: "Simpan port baru" },
  portTaken: { en: "This port is taken by now: choose another one", id: "Port ini sudah dipakai: pilih port lain" },
  movedElsewhere: {
    en: "{port} moves to {to} already. Nothing was changed.",
    id: "{port} sudah dipindahkan ke {to}. Tidak ada yang diubah.",
  },
  tooFewFree: {
    en: "{kind} ports in use without a free port on the new device: {count}. Ask for the dismantling of interconnections that are no longer needed; or, while the request is not approved, cancel it and bring in a device with more ports.",
    id: "Port {kind} terpakai yang tidak mendapat port kosong pada perangkat baru: {count}. Ajukan pembongkaran interkoneksi yang tidak diperlukan lagi; atau, selama permintaan belum disetujui, batalkan dan masukkan perangkat dengan port lebih banyak.",
  },
  movedBefore: {
    en: "Saved before that: {count}. The table shows what is left.",
    id: "Tersimpan sebelum itu: {count}. Tabel menunjukkan sisanya.",
  },
  portsMoved: { en: "The new ports have been saved", id: "Port baru telah disimpan" },
  nothingLeft: { en: "All ports have a new port.", id: "Semua port sudah memiliki port baru." },
} as const satisfies Record<string, Message>;
