import type { Message } from "~/language/language";

export const m = {
  problem: { en: "There is a problem with one field", id: "Ada masalah pada satu isian" },
  problems: { en: "There is a problem with {count} fields", id: "Ada masalah pada {count} isian" },
  requiredNote: { en: "Fields with {star} are required.", id: "Isian bertanda {star} wajib diisi." },
  atLeastOne: { en: "choose at least one", id: "pilih sedikitnya satu" },
  unit: { en: "Unit: {unit}", id: "Satuan: {unit}" },
  submit: { en: "Submit", id: "Kirim" },
  sending: { en: "Sending", id: "Sedang mengirim" },
  back: { en: "Back", id: "Kembali" },
  edit: { en: "Edit", id: "Ubah" },
  delete: { en: "Delete", id: "Hapus" },
  shortcut: { en: "Ctrl+Enter submits", id: "Ctrl+Enter mengirim" },
  tooLarge: { en: "The file is too large: 10 MB at most", id: "File terlalu besar: maksimal 10 MB" },
  chooseAgain: {
    en: "Choose the file again: it did not come back",
    id: "Pilih kembali file-nya: file tidak ikut kembali",
  },
  typeAgain: {
    en: "Type the password again: it did not come back",
    id: "Ketik kembali kata sandinya: kata sandi tidak ikut kembali",
  },
  currentImage: { en: "Current image", id: "Gambar saat ini" },
  chosenImage: { en: "Chosen image", id: "Gambar yang dipilih" },
  moreChoices: { en: "There are more than are shown: search by name.", id: "Masih ada yang lain: cari menurut nama." },
  searchChoices: { en: "Search: {field}", id: "Cari: {field}" },
  updateChoices: { en: "Update choices", id: "Perbarui pilihan" },
  kept: {
    en: "You were interrupted; what you had typed is here again. If you had sent it, look first whether it was saved.",
    id: "Anda sempat terputus; yang Anda ketik ada di sini lagi. Bila sudah dikirim, periksa dahulu apakah sudah tersimpan.",
  },
  keptWithoutFiles: { en: "Choose the files again.", id: "Pilih kembali berkasnya." },
  discardKept: { en: "Discard draft", id: "Buang draf" },
} as const satisfies Record<string, Message>;
