import type { Message } from "~/language/language";

export const m = {
  plainHint: {
    en: "Plain text, or HTML with paragraphs, headings, lists, bold, italic and links. Anything else is removed.",
    id: "Teks biasa, atau HTML dengan paragraf, judul, daftar, tebal, miring, dan tautan. Selain itu dihapus.",
  },
  preview: { en: "Preview", id: "Pratinjau" },
  previewOf: { en: "Preview: {field}", id: "Pratinjau: {field}" },
  toolbar: { en: "Formatting: {field}", id: "Format: {field}" },
  bold: { en: "Bold", id: "Tebal" },
  italic: { en: "Italic", id: "Miring" },
  underline: { en: "Underline", id: "Garis bawah" },
  heading: { en: "Heading", id: "Judul" },
  subheading: { en: "Subheading", id: "Subjudul" },
  bulletList: { en: "Bullets", id: "Poin" },
  orderedList: { en: "Numbers", id: "Nomor" },
  blockquote: { en: "Quote", id: "Kutipan" },
  link: { en: "Link", id: "Tautan" },
  undo: { en: "Undo", id: "Urungkan" },
  redo: { en: "Redo", id: "Ulangi" },
  linkAddress: { en: "Link address", id: "Alamat tautan" },
  linkHint: {
    en: "An address such as https://example.co.id or mailto:noc@example.co.id",
    id: "Alamat seperti https://example.co.id atau mailto:noc@example.co.id",
  },
  setLink: { en: "Set link", id: "Pasang tautan" },
  removeLink: { en: "Remove link", id: "Hapus tautan" },
} as const satisfies Record<string, Message>;
