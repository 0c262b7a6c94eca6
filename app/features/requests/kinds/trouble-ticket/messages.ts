import type { Message } from "~/language/language";

export const m = {
  title: { en: "Other / Trouble Ticket", id: "Lainnya / Tiket Gangguan" },
  about: { en: "Topic", id: "Perihal" },
  aboutNote: {
    en: "Report a fault, or anything without its own form.",
    id: "Laporkan gangguan, atau hal lain yang tidak memiliki formulir.",
  },
  email: { en: "Email", id: "Email" },
  emailHint: { en: "The NOC replies to this address.", id: "NOC membalas ke alamat ini." },
  subject: { en: "Subject", id: "Subjek" },
  subjectHint: {
    en: "The number of the request, or a few words",
    id: "Nomor permintaan, atau beberapa kata",
  },
  site: { en: "Site", id: "Lokasi" },
  chooseSite: { en: "Choose a site", id: "Pilih lokasi" },
  kind: { en: "Kind of request", id: "Jenis permintaan" },
  kindHint: {
    en: "Related request type, or Trouble Ticket",
    id: "Jenis permintaan terkait, atau Tiket Gangguan",
  },
  chooseKind: { en: "Choose a kind", id: "Pilih jenis" },
  message: { en: "Message", id: "Pesan" },
  messageNote: {
    en: "What happened, since when, and what you see",
    id: "Apa yang terjadi, sejak kapan, dan apa yang terlihat",
  },
  description: { en: "Description", id: "Deskripsi" },
  attachment: { en: "Attachment", id: "Lampiran" },
  attachmentHint: { en: "PDF, JPG or PNG, up to 10 MB", id: "PDF, JPG, atau PNG, maksimal 10 MB" },
} as const satisfies Record<string, Message>;
