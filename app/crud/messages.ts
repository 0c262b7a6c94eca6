import type { Message } from "~/language/language";

/** Words of every list, form and delete page. */
export const m = {
  export: { en: "Export", id: "Ekspor" },
  csvComma: { en: "CSV, all {count} rows", id: "CSV, semua {count} baris" },
  csvSemicolon: { en: "CSV with semicolons, all {count} rows", id: "CSV dengan titik koma, semua {count} baris" },
  records: { en: "{count} records", id: "{count} data" },
  pageTitle: { en: "{title}, page {page} of {pages}", id: "{title}, halaman {page} dari {pages}" },
  edit: { en: "Edit {name}", id: "Ubah {name}" },
  delete: { en: "Delete {name}", id: "Hapus {name}" },
  deleteRecord: { en: "Delete", id: "Hapus" },
  created: { en: "Record data has been created", id: "Data telah dibuat" },
  updated: { en: "Record data has been updated", id: "Data telah diperbarui" },
  removed: { en: "The record has been removed", id: "Data telah dihapus" },
  areYouSure: { en: "Are You Sure?", id: "Apakah Anda Yakin?" },
  willBeDeleted: { en: "The record will be delete", id: "Data akan dihapus" },
  cannotBeUndone: { en: "This cannot be undone.", id: "Tindakan ini tidak dapat dibatalkan." },
  hasRelations: { en: "Record ini memiliki relasi :", id: "Record ini memiliki relasi :" },
  oops: { en: "Oops sorry...", id: "Oops, maaf..." },
  generic: {
    en: "Something went wrong and nothing was saved. Please try again.",
    id: "Terjadi kesalahan dan tidak ada yang disimpan. Silakan coba lagi.",
  },
  noAnswer: {
    en: "The data service gave no usable answer. What you typed is still here; look whether it was saved before you send it again.",
    id: "Layanan data tidak memberi jawaban. Isian Anda masih ada; periksa apakah sudah tersimpan sebelum mengirim lagi.",
  },
  notDeleted: {
    en: "The record could not be deleted. It may be in use.",
    id: "Data tidak dapat dihapus. Mungkin data ini masih digunakan.",
  },
  fieldMessage: { en: "{field}: {message}", id: "{field}: {message}" },
  unreadable: {
    en: "The form could not be read. Please send it again.",
    id: "Formulir tidak dapat dibaca. Silakan kirim lagi.",
  },
  required: { en: "{field} is required", id: "{field} wajib diisi" },
  invalid: { en: "This value is not valid", id: "Nilai ini tidak valid" },
  number: { en: "{field} must be a number", id: "{field} harus berupa angka" },
  digitsAndDot: { en: "{field} accepts only digits and a dot", id: "{field} hanya boleh berisi angka dan titik" },
  imageType: { en: "The image must be a jpg, jpeg or png file", id: "Gambar harus berupa file jpg, jpeg, atau png" },
  imageSize: { en: "The image may have 10 MB at most", id: "Ukuran gambar maksimal 10 MB" },
  tooLarge: { en: "The file is too large: 10 MB at most", id: "File terlalu besar: maksimal 10 MB" },
} as const satisfies Record<string, Message>;

/** What the provider's relations are called on the screens. */
export const relationNames: Readonly<Record<string, Message>> = {
  activities: { en: "Requests", id: "Permintaan" },
  circuitconnector: { en: "Cable connectors", id: "Konektor kabel" },
  circuitconnectors: { en: "Cable connectors", id: "Konektor kabel" },
  crossconnects: { en: "Interconnections", id: "Interkoneksi" },
  datacenters: { en: "Sites", id: "Lokasi" },
  devices: { en: "Devices", id: "Perangkat" },
  racks: { en: "Racks", id: "Rak" },
  rackshare: { en: "Rack shares", id: "Rak bersama" },
  servicerackdetails: { en: "Services", id: "Layanan" },
  tenants: { en: "Tenants", id: "Tenant" },
  user: { en: "Accounts", id: "Akun" },
  userdatacenteraccess: { en: "Datacenter access", id: "Akses data center" },
};
