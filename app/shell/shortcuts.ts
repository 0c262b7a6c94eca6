import type { Message } from "~/language/language";

/** Keys that are pressed together, and what they do. */
export interface Shortcut {
  keys: readonly string[];
  use: Message;
}

/** The portal's keyboard shortcuts, in the order in which they are listed. */
export const shortcuts: readonly Shortcut[] = [
  {
    keys: ["Ctrl", "K"],
    use: {
      en: "Search everything: screens, records, and “approve cc 10”",
      id: "Cari apa saja: halaman, data, dan “setujui cc 10”",
    },
  },
  { keys: ["/"], use: { en: "Search in the list", id: "Cari dalam daftar" } },
  { keys: ["j"], use: { en: "Next row", id: "Baris berikutnya" } },
  { keys: ["k"], use: { en: "Previous row", id: "Baris sebelumnya" } },
  { keys: ["Enter"], use: { en: "Open the row", id: "Buka baris" } },
  { keys: ["x"], use: { en: "Select the row", id: "Pilih baris" } },
  {
    keys: ["a"],
    use: {
      en: "The next step of a request, or what can be done with the selected rows",
      id: "Langkah berikutnya dari permintaan, atau tindakan untuk baris yang dipilih",
    },
  },
  { keys: ["Ctrl", "Enter"], use: { en: "Submit the form", id: "Kirim formulir" } },
  { keys: ["Ctrl", "P"], use: { en: "Print the page", id: "Cetak halaman" } },
  { keys: ["?"], use: { en: "Show the keys", id: "Tampilkan daftar pintasan" } },
  {
    keys: ["Ctrl", "/"],
    use: {
      en: "Show the keys, and turn single keys off or on",
      id: "Tampilkan daftar pintasan, dan matikan atau nyalakan tombol tunggal",
    },
  },
];
