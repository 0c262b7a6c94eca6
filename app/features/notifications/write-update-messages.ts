import type { Message } from "~/language/language";

export const m = {
  writeUpdate: { en: "Write Update", id: "Tulis Pembaruan" },
  createUpdate: { en: "Create Update", id: "Buat Pembaruan" },
  editUpdate: { en: "Edit Update", id: "Ubah Pembaruan" },
  update: { en: "System update", id: "Pembaruan sistem" },
  updateNote: {
    en: "Everybody's bell shows it as soon as it is submitted.",
    id: "Langsung tampil pada lonceng semua pengguna begitu dikirim.",
  },
  title: { en: "Title", id: "Judul" },
  version: { en: "Version", id: "Versi" },
  versionHint: { en: "e.g. 2.0.12", id: "Misalnya 2.0.12" },
  message: { en: "Message", id: "Pesan" },
  createdAt: { en: "Date", id: "Tanggal" },
  readBy: { en: "Read by", id: "Dibaca oleh" },
  nobody: { en: "Nobody yet", id: "Belum ada" },
  readers: { en: "{count} people", id: "{count} orang" },
  oneReader: { en: "1 person", id: "1 orang" },
} as const satisfies Record<string, Message>;
