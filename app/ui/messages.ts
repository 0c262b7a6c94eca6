import type { Message } from "~/language/language";

export const m = {
  copyright: { en: "© {year} {operator}. All rights reserved.", id: "© {year} {operator}. Hak cipta dilindungi." },

  error: { en: "Error: {title}", id: "Galat: {title}" },

  high: { en: "high", id: "tinggi" },
  full: { en: "full", id: "penuh" },

  active: { en: "Active", id: "Aktif" },
  nonActive: { en: "Non Active", id: "Tidak Aktif" },
  openRequest: { en: "Waiting Approval - NOC", id: "Menunggu Persetujuan - NOC" },
  openToRequest: { en: "Open To Request", id: "Terbuka untuk Permintaan" },
  waitingList: { en: "Waiting List", id: "Daftar Tunggu" },
  waitingDestination: { en: "Waiting Destination", id: "Menunggu Tujuan" },
  approved: { en: "Approved - NOC", id: "Disetujui - NOC" },
  done: { en: "Done", id: "Selesai" },
  rejected: { en: "Reject", id: "Ditolak" },
  closed: { en: "Close", id: "Ditutup" },
  dismantled: { en: "Dismentled", id: "Dibongkar" },
  suspended: { en: "Suspend - NOC", id: "Ditangguhkan - NOC" },
  cancelled: { en: "Cancel", id: "Dibatalkan" },
} as const satisfies Record<string, Message>;
