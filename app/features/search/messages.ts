import type { Message } from "~/language/language";

export const m = {
  search: { en: "Search everything", id: "Cari apa saja" },
  resultsFor: { en: "Results for “{words}”", id: "Hasil untuk “{words}”" },
  nothingAsked: {
    en: "Type a part of a name, label or number into the field above.",
    id: "Ketik sebagian nama, label, atau nomor pada kolom di atas.",
  },
  nothingFound: { en: "Nothing found for “{words}”", id: "Tidak ada hasil untuk “{words}”" },
  nothingFoundHint: {
    en: "Only what your group may see is searched. Try fewer letters.",
    id: "Hanya data yang boleh dilihat grup Anda yang dicari. Coba dengan huruf yang lebih sedikit.",
  },
  notSearched: { en: "{title} could not be searched just now.", id: "{title} tidak dapat dicari saat ini." },
  all: { en: "View all ({count})", id: "Lihat semua ({count})" },
  actOn: { en: "{action}: {name}", id: "{action}: {name}" },
  racks: { en: "Racks", id: "Rak" },
  devices: { en: "Devices", id: "Perangkat" },
  sites: { en: "Sites", id: "Lokasi" },
  services: { en: "Services", id: "Layanan" },
  people: { en: "People with access", id: "Personel dengan akses" },
  userAccounts: { en: "User Accounts", id: "Akun Pengguna" },
  adminAccounts: { en: "Admin Accounts", id: "Akun Admin" },
  tenants: { en: "Tenants", id: "Tenant" },
  interconnections: { en: "Interconnections", id: "Interkoneksi" },
  interconnectionsIix: { en: "IIX Interconnections", id: "Interkoneksi IIX" },
  requests: { en: "Requests", id: "Permintaan" },
} as const satisfies Record<string, Message>;
