import type { Message } from "~/language/language";

export const m = {
  news: { en: "News", id: "Berita" },
  newsletter: { en: "Newslatter", id: "Buletin" },
  createNews: { en: "Create News", id: "Buat Berita" },
  editNews: { en: "Edit News", id: "Ubah Berita" },
  text: { en: "Title and text", id: "Judul dan isi" },
  textNote: { en: "Tenants and the NOC read it.", id: "Dibaca oleh tenant dan NOC." },
  title: { en: "Title", id: "Judul" },
  content: { en: "Content", id: "Isi" },
  image: { en: "Image", id: "Gambar" },
  imageHint: { en: "JPG or PNG, up to 10 MB", id: "JPG atau PNG, maksimal 10 MB" },
  publishing: { en: "Publishing", id: "Penerbitan" },
  publishingNote: {
    en: "A draft is seen here only. Published news is on the dashboards at once.",
    id: "Draf hanya terlihat di sini. Berita yang terbit langsung tampil di dasbor.",
  },
  status: { en: "Status", id: "Status" },
  published: { en: "Published", id: "Terbit" },
  draft: { en: "Draft", id: "Draf" },
  createdAt: { en: "Date", id: "Tanggal" },

  allNews: { en: "All news", id: "Semua berita" },
  noNews: { en: "There is no news yet.", id: "Belum ada berita." },
  unread: { en: "Unread", id: "Belum dibaca" },
  markAll: { en: "Mark all as read", id: "Tandai semua sudah dibaca" },
  allMarked: { en: "All are marked as read", id: "Semua sudah ditandai dibaca" },
  notPublished: {
    en: "This is a draft. Readers do not see it.",
    id: "Ini draf. Pembaca tidak melihatnya.",
  },
} as const satisfies Record<string, Message>;
