import type { Message } from "~/language/language";

export const m = {
  search: { en: "Search", id: "Cari" },
  apply: { en: "Apply", id: "Terapkan" },
  all: { en: "All", id: "Semua" },
  choose: { en: "Choose", id: "Pilih" },
  columns: { en: "Columns", id: "Kolom" },
  showColumns: { en: "Show columns", id: "Tampilkan kolom" },
  allColumns: { en: "All columns", id: "Semua kolom" },
  acts: { en: "Acts", id: "Tindakan" },
  noData: { en: "No Data", id: "Tidak Ada Data" },
  nothingFits: {
    en: "Nothing fits this search and these filters.",
    id: "Tidak ada yang cocok dengan pencarian dan filter ini.",
  },
  nothingYet: { en: "There is no record yet.", id: "Belum ada data." },
  removeFilters: { en: "Remove all filters", id: "Hapus semua filter" },
  sortedAscending: { en: "{title}, sorted by {column}, ascending", id: "{title}, diurutkan menurut {column}, menaik" },
  sortedDescending: {
    en: "{title}, sorted by {column}, descending",
    id: "{title}, diurutkan menurut {column}, menurun",
  },
  range: { en: "{from}–{to} of {count}", id: "{from}–{to} dari {count}" },
  rows: { en: "Rows", id: "Baris" },
  rowsPerPage: { en: "Rows per page", id: "Baris per halaman" },
  rowCount: { en: "{count} rows", id: "{count} baris" },
  pages: { en: "Pages", id: "Halaman" },
  page: { en: "Page {page}", id: "Halaman {page}" },
  previous: { en: "Previous", id: "Sebelumnya" },
  next: { en: "Next", id: "Berikutnya" },
} as const satisfies Record<string, Message>;
