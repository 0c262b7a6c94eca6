import type { Message } from "~/language/language";

export const m = {
  settings: { en: "Settings", id: "Pengaturan" },
  session: { en: "Session", id: "Sesi" },
  company: { en: "Company", id: "Perusahaan" },
  manuals: { en: "User guide", id: "Panduan pengguna" },
  others: { en: "Other settings", id: "Pengaturan lain" },
  print: { en: "Printed pages", id: "Halaman cetak" },
  sessionIdle: { en: "Idle limit", id: "Batas waktu tanpa aktivitas" },
  companyName: { en: "Company name", id: "Nama perusahaan" },
  companyEmail: { en: "Company email", id: "Email perusahaan" },
  companyPhone: { en: "Company telephone", id: "Telepon perusahaan" },
  manualAdmin: { en: "Manual for admins", id: "Panduan admin" },
  manualTenant: { en: "Manual for tenants", id: "Panduan tenant" },
  headerImage: { en: "Picture at the head", id: "Gambar kepala surat" },
  sessionIdleHint: {
    en: "A session ends after so many minutes without activity.",
    id: "Sesi berakhir setelah sekian menit tanpa aktivitas.",
  },
  companyHint: { en: "At the head of printed pages", id: "Pada kepala halaman cetak" },
  manualHint: {
    en: "Address of a PDF in place of the portal's guide",
    id: "Alamat PDF sebagai pengganti panduan portal",
  },
  headerImageHint: {
    en: "Path of a picture on the data service, in place of name and contact",
    id: "Jalur gambar pada layanan data, sebagai pengganti nama dan kontak",
  },
  noteHint: { en: "Empty: lines to write on", id: "Kosong: garis untuk ditulisi" },
  rackNoteHint: { en: "Empty: how units are counted", id: "Kosong: cara menghitung unit" },
  choose: { en: "Choose …", id: "Pilih …" },
  on: { en: "On", id: "Aktif" },
  off: { en: "Off", id: "Nonaktif" },
  none: { en: "There are no settings.", id: "Tidak ada pengaturan." },

  saved: { en: "The settings have been updated", id: "Pengaturan telah diperbarui" },
  unused: {
    en: "Without effect, because the data service does not give it to the portal's pages: {fields}",
    id: "Tidak berpengaruh, karena tidak diberikan layanan data kepada halaman portal: {fields}",
  },
  unchanged: { en: "Nothing was changed", id: "Tidak ada yang diubah" },
  badMinutes: { en: "{field} must be a number of minutes from 1 to 9999", id: "{field} harus 1 sampai 9999 menit" },
  badAddress: {
    en: "{field} must be an address that begins with https:// or http://",
    id: "{field} harus berupa alamat yang dimulai dengan https:// atau http://",
  },
  badSwitch: { en: "{field}: choose On or Off", id: "{field}: pilih Aktif atau Nonaktif" },
  conflict: {
    en: "{field} has meanwhile been changed to “{value}”. Your value is still here: submit again to put it in its place.",
    id: "{field} sementara itu telah diubah menjadi “{value}”. Nilai Anda masih ada: kirim lagi untuk menggantikannya.",
  },
  conflictEmptied: {
    en: "{field} has meanwhile been emptied. Your value is still here: submit again to put it in its place.",
    id: "{field} sementara itu telah dikosongkan. Nilai Anda masih ada: kirim lagi untuk mengisinya.",
  },
  meanwhile: {
    en: "Saved. Changed meanwhile: {fields}. The current values are shown below.",
    id: "Tersimpan. Sementara itu telah diubah: {fields}. Nilainya tampil di bawah.",
  },
} as const satisfies Record<string, Message>;
