import type { Message } from "~/language/language";

/** Texts shared by all reports. */
export const m = {
  from: { en: "From", id: "Dari" },
  to: { en: "To", id: "Sampai" },
  today: { en: "Today", id: "Hari ini" },
  sevenDays: { en: "7 days", id: "7 hari" },
  thisMonth: { en: "This month", id: "Bulan ini" },
  lastMonth: { en: "Last month", id: "Bulan lalu" },
  thisQuarter: { en: "This quarter", id: "Kuartal ini" },
  thisYear: { en: "This year", id: "Tahun ini" },
  always: { en: "All days", id: "Semua hari" },
  ranges: { en: "Days of the report", id: "Hari laporan" },

  mend: { en: "Correct the filters to see the report.", id: "Perbaiki filter untuk melihat laporan." },

  others: { en: "Others", id: "Lainnya" },
  unknown: { en: "Not stated", id: "Tidak disebutkan" },
  totals: { en: "Totals", id: "Total" },
  count: { en: "Count", id: "Jumlah" },
  print: { en: "Print", id: "Cetak" },
  ownWindow: { en: "(new window)", id: "(jendela baru)" },
  period: { en: "Period", id: "Periode" },
  day: { en: "Day", id: "Hari" },
  week: { en: "Week from", id: "Minggu mulai" },
  month: { en: "Month", id: "Bulan" },
  quarter: { en: "Quarter", id: "Kuartal" },
  year: { en: "Year", id: "Tahun" },
  quarterOf: { en: "Q{n} {year}", id: "K{n} {year}" },
  hours: { en: "{n} h", id: "{n} jam" },
  days: { en: "{from} to {to}", id: "{from} sampai {to}" },
  since: { en: "from {from}", id: "mulai {from}" },
  until: { en: "until {to}", id: "sampai {to}" },

  leftOut: {
    en: "Left out because they do not fit these filters: {count} of the rows that the data service sent.",
    id: "Tidak disertakan karena tidak sesuai dengan filter ini: {count} dari baris yang dikirim layanan data.",
  },
  stopped: {
    en: "The data service stopped answering after {read} of {count} rows. The report counts only those.",
    id: "Layanan data berhenti menjawab setelah {read} dari {count} baris. Laporan ini hanya menghitung baris tersebut.",
  },
  onlyFirst: {
    en: "Only the first {read} of {count} rows are counted. Narrow the filters.",
    id: "Hanya {read} baris pertama dari {count} yang dihitung. Persempit filternya.",
  },
  tooMany: {
    en: "{count} rows are more than the {most} that can be printed. Choose fewer days, or export them all as a file.",
    id: "Ada {count} baris: lebih dari {most} yang dapat dicetak. Pilih rentang hari yang lebih pendek, atau ambil semuanya sebagai file.",
  },
  csv: { en: "CSV, all {count} rows", id: "CSV, semua {count} baris" },

  number: { en: "No", id: "No" },
  all: { en: "All", id: "Semua" },
  searched: { en: "Search", id: "Cari" },
  printed: { en: "Printed", id: "Dicetak" },
  printedBy: { en: "{at}, by {name}", id: "{at}, oleh {name}" },
  noData: { en: "No Data", id: "Tidak Ada Data" },
  drawn: {
    en: "{title}, from {from} to {to}. Highest: {most} ({place}).",
    id: "{title}, dari {from} sampai {to}. Terbanyak: {most} ({place}).",
  },
  by: { en: "by {name}", id: "oleh {name}" },
  filedLately: { en: "Filed in the last 30 days", id: "Diajukan dalam 30 hari terakhir" },
  notAllCounted: {
    en: "Only {read} of {count} requests are counted.",
    id: "Hanya {read} dari {count} permintaan yang dihitung.",
  },
} as const satisfies Record<string, Message>;
