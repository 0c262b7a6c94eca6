import type { Message } from "~/language/language";

export const m = {
  place: { en: "Where", id: "Tempat" },
  placeNote: {
    en: "Choose the site, the rack and, if needed, the device.",
    id: "Pilih lokasi, rak, dan bila perlu perangkatnya.",
  },
  site: { en: "Site", id: "Lokasi" },
  chooseSite: { en: "Choose a site", id: "Pilih lokasi" },
  rack: { en: "Rack", id: "Rak" },
  chooseRack: { en: "Choose a rack", id: "Pilih rak" },
  siteFirst: { en: "Choose a site first", id: "Pilih lokasi terlebih dahulu" },
  device: { en: "Device", id: "Perangkat" },
  noDevice: { en: "No device in particular", id: "Tanpa perangkat tertentu" },
  work: { en: "Work requested", id: "Pekerjaan yang diminta" },
  workNote: { en: "NOC staff do this at your rack.", id: "Dikerjakan staf NOC di rak Anda." },
  planned: { en: "Planned date and time", id: "Tanggal dan jam rencana" },
  plannedHint: { en: "Western Indonesian Time", id: "Waktu Indonesia Barat" },
  isPast: { en: "The planned time is already past", id: "Waktu rencana sudah lewat" },
  description: { en: "Description", id: "Deskripsi" },
  descriptionHint: {
    en: "For example: press the power button of the device for 5 seconds and report which lights are on.",
    id: "Misalnya: tekan tombol daya perangkat selama 5 detik dan sebutkan lampu yang menyala.",
  },
} as const satisfies Record<string, Message>;
