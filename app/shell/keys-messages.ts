import type { Message } from "~/language/language";

/** Words of the keys of the portal. */
export const m = {
  keys: { en: "Keyboard", id: "Papan ketik" },
  closeKeys: { en: "Close", id: "Tutup" },
  keySearch: {
    en: "Search everything: screens, records, and “approve gi 10”",
    id: "Cari apa saja: halaman, data, dan “setujui gi 10”",
  },
  keyFilter: { en: "Search in the list", id: "Cari dalam daftar" },
  keyNext: { en: "Next row", id: "Baris berikutnya" },
  keyPrevious: { en: "Previous row", id: "Baris sebelumnya" },
  keyOpen: { en: "Open the row", id: "Buka baris" },
  keyChoose: { en: "Select the row", id: "Pilih baris" },
  keyAct: { en: "The next step of a request", id: "Langkah berikutnya dari permintaan" },
  keySubmit: { en: "Submit the form", id: "Kirim formulir" },
  keyPrint: { en: "Print the page", id: "Cetak halaman" },
  keyHelp: { en: "Show these keys", id: "Tampilkan daftar ini" },
  singleKeys: { en: "Use keys of one letter", id: "Gunakan tombol satu huruf" },
} as const satisfies Record<string, Message>;
