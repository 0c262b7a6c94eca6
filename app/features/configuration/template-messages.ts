import type { Message } from "~/language/language";

export const m = {
  isActiveSet: {
    en: "This set is active: mails are written with it.",
    id: "Set ini aktif: email ditulis dengan set ini.",
  },
  templateEmail: { en: "Template Email", id: "Templat Email" },
  sets: { en: "Sets", id: "Set" },
  templates: { en: "Templates", id: "Templat" },
  types: { en: "Types", id: "Jenis" },

  set: { en: "Template set", id: "Set templat" },
  createSet: { en: "Create Template Set", id: "Buat Set Templat" },
  editSet: { en: "Edit Template Set", id: "Ubah Set Templat" },
  setNote: { en: "Mails use the texts of the active set.", id: "Email ditulis menurut set yang aktif." },
  name: { en: "Name", id: "Nama" },
  active: { en: "Active", id: "Aktif" },
  activeHint: {
    en: "One set is active: activating this one ends the other.",
    id: "Hanya satu set yang aktif: mengaktifkan set ini menonaktifkan yang lain.",
  },
  yes: { en: "Yes", id: "Ya" },
  no: { en: "No", id: "Tidak" },
  keepOneActive: {
    en: "Make another set the active one instead",
    id: "Aktifkan set lain sebagai gantinya",
  },

  templatesOf: { en: "Templates of {name}", id: "Templat {name}" },

  type: { en: "Type", id: "Jenis" },
  templateType: { en: "Template type", id: "Jenis templat" },
  createType: { en: "Create Template Type", id: "Buat Jenis Templat" },
  editType: { en: "Edit Template Type", id: "Ubah Jenis Templat" },
  typeNote: { en: "The event that a mail is sent for", id: "Peristiwa yang memicu email" },
  code: { en: "Code", id: "Kode" },
  codeHint: { en: "Small letters and underscores", id: "Huruf kecil dan garis bawah" },
  codeInvalid: {
    en: "Code accepts only small letters, digits and underscores, and begins with a letter",
    id: "Kode hanya boleh berisi huruf kecil, angka, dan garis bawah, dan diawali huruf",
  },

  template: { en: "Template", id: "Templat" },
  createTemplate: { en: "Create Template", id: "Buat Templat" },
  editTemplate: { en: "Edit Template", id: "Ubah Templat" },
  templateNote: { en: "Set, type and wording", id: "Set, jenis, dan isi" },
  chooseSet: { en: "Choose a set", id: "Pilih set" },
  chooseType: { en: "Choose a type", id: "Pilih jenis" },
  subject: { en: "Subject", id: "Subjek" },
  body: { en: "Text", id: "Isi" },
  bodyHint: {
    en: "Plain text or HTML; scripts, forms and frames are removed",
    id: "Teks biasa atau HTML; skrip, formulir, dan bingkai akan dihapus",
  },
  preview: { en: "Preview", id: "Pratinjau" },
  previewNote: { en: "With example values, as it would be sent", id: "Dengan nilai contoh, seperti saat dikirim" },
  placeholders: { en: "Placeholders", id: "Placeholder" },
  placeholdersNote: {
    en: "A value takes their place in the mail.",
    id: "Digantikan oleh nilai di dalam email.",
  },
  insert: { en: "Insert {name}", id: "Sisipkan {name}" },
  untold: {
    en: "Its placeholders are not known",
    id: "Placeholder-nya tidak diketahui",
  },
  unknown: {
    en: "This type of mail has no {unknown}. It has {known}.",
    id: "Jenis email ini tidak memiliki {unknown}. Yang ada: {known}.",
  },
  nothing: { en: "nothing", id: "tidak ada" },
  bodyEmpty: { en: "The text is empty once it is cleaned", id: "Isi menjadi kosong setelah dibersihkan" },
} as const satisfies Record<string, Message>;
