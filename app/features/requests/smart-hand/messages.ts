import type { Message } from "~/language/language";

export const m = {
  place: { en: "Where", id: "Tempat" },
  placeNote: {
    en: "Choose the site, then the rack, then the device if it is about one.",
    id: "Pilih lokasi, lalu rak, lalu perangkat bila menyangkut satu perangkat.",
  },
  site: { en: "Site", id: "Lokasi" },
  chooseSite: { en: "Choose a site", id: "Pilih lokasi" },
  rack: { en: "Rack", id: "Rak" },
  chooseRack: { en: "Choose a rack", id: "Pilih rak" },
  siteFirst: { en: "Choose a site first", id: "Pilih lokasi dahulu" },
  device: { en: "Device", id: "Perangkat" },
  noDevice: { en: "No device in particular", id: "Tanpa perangkat tertentu" },
  work: { en: "Work requested", id: "Pekerjaan yang diminta" },
  workNote: { en: "NOC staff do this at your rack.", id: "Dikerjakan staf NOC di rak Anda." },
  date: { en: "Planned date", id: "Tanggal rencana" },
  dateHint: { en: "Today or later, Western Indonesian Time.", id: "Hari ini atau sesudahnya, Waktu Indonesia Barat." },
  datePast: { en: "The planned date must be today or later", id: "Tanggal rencana harus hari ini atau sesudahnya" },
  description: { en: "Description", id: "Deskripsi" },
  descriptionHint: {
    en: "For example: press the power button of the device for 5 seconds and tell which lights are on.",
    id: "Misalnya: tekan tombol daya perangkat selama 5 detik dan sebutkan lampu yang menyala.",
  },
} as const satisfies Record<string, Message>;
