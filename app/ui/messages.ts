import type { Message } from "~/language/language";

export const m = {
  delete: { en: "Delete", id: "Hapus" },
  deleteRow: { en: "Delete {name}", id: "Hapus {name}" },
  edit: { en: "Edit", id: "Ubah" },
  back: { en: "Back", id: "Kembali" },
  logOut: { en: "Logout", id: "Keluar" },
  copyright: { en: "© {year} {operator}. All rights reserved.", id: "© {year} {operator}. Hak cipta dilindungi." },

  error: { en: "Error: {title}", id: "Kesalahan: {title}" },

  tableOf: { en: "{title}, table", id: "{title}, tabel" },
  figures: { en: "Figures", id: "Angka" },

  high: { en: "high", id: "tinggi" },
  full: { en: "full", id: "penuh" },

  active: { en: "Active", id: "Aktif" },
  nonActive: { en: "Non Active", id: "Tidak Aktif" },
} as const satisfies Record<string, Message>;
