import type { Message } from "~/language/language";

export const m = {
  notifications: { en: "Notifications", id: "Notifikasi" },
  systemUpdates: { en: "System updates", id: "Pembaruan sistem" },
  requests: { en: "Requests", id: "Permintaan" },
  kinds: { en: "Kinds", id: "Jenis" },
  unreadNotification: { en: "unread notification", id: "notifikasi belum dibaca" },
  unreadNotifications: { en: "unread notifications", id: "notifikasi belum dibaca" },
  unreadUpdate: { en: "unread system update", id: "pembaruan sistem belum dibaca" },
  unreadUpdates: { en: "unread system updates", id: "pembaruan sistem belum dibaca" },
  unreadCount: { en: "{count} unread", id: "{count} belum dibaca" },
  unread: { en: "Unread: ", id: "Belum dibaca: " },
  markAll: { en: "Mark all as read", id: "Tandai semua sudah dibaca" },
  newSince: {
    en: "Something new has arrived meanwhile, so nothing was marked as read",
    id: "Ada yang baru masuk sementara itu, jadi belum ada yang ditandai sudah dibaca",
  },
  allMarked: { en: "All are marked as read", id: "Semua sudah ditandai dibaca" },
  allNotifications: { en: "All notifications", id: "Semua notifikasi" },
  allUpdates: { en: "All updates", id: "Semua pembaruan" },
  noNotifications: { en: "There are no notifications yet.", id: "Belum ada notifikasi." },
  noUpdates: { en: "There are no system updates yet.", id: "Belum ada pembaruan sistem." },
  versionOf: { en: "Version {version}, {day}", id: "Versi {version}, {day}" },
  close: { en: "Close", id: "Tutup" },
} as const satisfies Record<string, Message>;
