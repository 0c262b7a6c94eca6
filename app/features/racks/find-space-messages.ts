import type { Message } from "~/language/language";

export const m = {
  findSpace: { en: "Find Space", id: "Cari Ruang Kosong" },
  units: { en: "Units in one piece (U)", id: "Unit berurutan (U)" },
  weight: { en: "Weight (Kg)", id: "Berat (Kg)" },
  power: { en: "Power (A)", id: "Daya (A)" },
  noCount: { en: "Type a whole number of 1 or more, such as 4", id: "Isi bilangan bulat 1 atau lebih, misalnya 4" },
  noQuantity: { en: "Type a number of 0 or more, such as 2.5", id: "Isi angka 0 atau lebih, misalnya 2,5" },
  inOnePiece: { en: "Free in one piece", id: "Kosong berurutan" },
  morePlaces: { en: "and {n} more", id: "dan {n} lagi" },
  freeInAll: { en: "Free units", id: "Unit kosong" },
  weightLeft: { en: "Weight left", id: "Sisa berat" },
  weightLeftInKg: { en: "Weight left (Kg)", id: "Sisa berat (Kg)" },
  powerLeft: { en: "Power left", id: "Sisa daya" },
  powerLeftInAmperes: { en: "Power left (A)", id: "Sisa daya (A)" },
  meetMeRoom: { en: "Meet-me room", id: "Ruang meet-me" },
  goodsInTo: { en: "Goods In to {name}", id: "Barang Masuk ke {name}" },
  asOf: {
    en: "As of {time}. Devices that wait for approval count as being there.",
    id: "Per {time}. Perangkat yang menunggu persetujuan dihitung sudah terpasang.",
  },
  unread: {
    en: "{n} more racks may have this room and were not looked at. Choose a site or ask for more.",
    id: "{n} rak lain mungkin masih muat dan belum diperiksa. Pilih lokasi atau minta ruang yang lebih besar.",
  },
  cut: {
    en: "There are more racks and devices than were read; some racks may be missing here.",
    id: "Rak dan perangkat lebih banyak daripada yang dibaca; beberapa rak mungkin tidak ada di sini.",
  },
} as const satisfies Record<string, Message>;
