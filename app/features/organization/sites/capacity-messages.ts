import type { Message } from "~/language/language";

export const m = {
  capacity: { en: "Capacity", id: "Kapasitas" },
  caption: {
    en: "Capacity by site, the one that is full first at the top",
    id: "Kapasitas per lokasi, yang paling cepat penuh di atas",
  },
  site: { en: "Site", id: "Lokasi" },
  oneRack: { en: "1 rack", id: "1 rak" },
  racks: { en: "{n} racks", id: "{n} rak" },
  space: { en: "Space", id: "Kapasitas (U)" },
  weight: { en: "Weight", id: "Berat" },
  power: { en: "Power", id: "Daya" },
  trend: { en: "Units, 24 months", id: "Unit, 24 bulan" },
  trendOf: {
    en: "Units in use by month, from {from} to {to}",
    id: "Unit terpakai per bulan, dari {from} menjadi {to}",
  },
  show: { en: "Show the months of {site}", id: "Tampilkan bulan demi bulan untuk {site}" },
  chart: { en: "Units in use at {site}, by month", id: "Unit terpakai di {site}, per bulan" },
  month: { en: "Month", id: "Bulan" },
  unitsUsed: { en: "Units in use", id: "Unit terpakai" },
  full: { en: "full", id: "penuh" },
  fullInOne: { en: "full in about a month", id: "penuh dalam sekitar sebulan" },
  fullIn: { en: "full in about {n} months", id: "penuh dalam sekitar {n} bulan" },
  far: { en: "not full within ten years", id: "tidak penuh dalam sepuluh tahun" },
  noGrowth: { en: "no growth in a year", id: "tidak bertambah dalam setahun" },
  basis: {
    en: "As of {time}. Growth is what came in the last 12 months and is still there; what has left in the meantime is not known. Devices that wait for approval count. Sites without racks are not listed.",
    id: "Per {time}. Pertumbuhan adalah perangkat yang masuk dalam 12 bulan terakhir dan masih ada; yang sudah keluar tidak diketahui. Perangkat yang menunggu persetujuan ikut dihitung. Lokasi tanpa rak tidak ditampilkan.",
  },
  noDevices: {
    en: "Your group does not see devices: growth is not shown.",
    id: "Grup Anda tidak melihat perangkat: pertumbuhan tidak ditampilkan.",
  },
  cut: {
    en: "There are more racks and devices than were read: sites may be missing here, and sums are too small.",
    id: "Rak dan perangkat lebih banyak daripada yang dibaca: beberapa lokasi mungkin tidak ada di sini, dan jumlahnya terlalu kecil.",
  },
  notListed: {
    en: "The chosen site is not among these: the chart shows the first one.",
    id: "Lokasi yang dipilih tidak ada di antara ini: grafik menunjukkan yang pertama.",
  },
  noRacks: { en: "There are no racks.", id: "Tidak ada rak." },
} as const satisfies Record<string, Message>;
