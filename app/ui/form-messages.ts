import type { Message } from "~/language/language";

export const m = {
  problem: { en: "There is a problem with one field", id: "Ada masalah pada satu isian" },
  problems: { en: "There is a problem with {count} fields", id: "Ada masalah pada {count} isian" },
  requiredNote: { en: "Fields with {star} are required.", id: "Isian bertanda {star} wajib diisi." },
  submit: { en: "Submit", id: "Kirim" },
  sending: { en: "Sending", id: "Sedang mengirim" },
  back: { en: "Back", id: "Kembali" },
  shortcut: { en: "Ctrl+Enter submits", id: "Ctrl+Enter mengirim" },
  currentImage: { en: "Current image", id: "Gambar saat ini" },
  moreChoices: { en: "There are more than are shown: search by name.", id: "Masih ada yang lain: cari menurut nama." },
  searchChoices: { en: "Search: {field}", id: "Cari: {field}" },
  updateChoices: { en: "Update choices", id: "Perbarui pilihan" },
} as const satisfies Record<string, Message>;
