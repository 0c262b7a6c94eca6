import type { Message } from "~/language/language";

export const m = {
  notifications: { en: "Notifications", id: "Notifikasi" },
  systemUpdates: { en: "System updates", id: "Pembaruan sistem" },
  requests: { en: "Requests", id: "Permintaan" },
  kinds: { en: "Kinds", id: "Jenis" },
  unreadNotification: { en: "{count} unread notification", id: "{count} notifikasi belum dibaca" },
  unreadNotifications: { en: "{count} unread notifications", id: "{count} notifikasi belum dibaca" },
  unreadUpdate: { en: "{count} unread system update", id: "{count} pembaruan sistem belum dibaca" },
  unreadUpdates: { en: "{count} unread system updates", id: "{count} pembaruan sistem belum dibaca" },
  unreadCount: { en: "{count} unread", id: "{count} belum dibaca" },
  unread: { en: "Unread: ", id: "Belum dibaca: " },
  markAll: { en: "Mark all as read", id: "Tandai semua sudah dibaca" },
  allMarked: { en: "All are marked as read", id: "Semua sudah ditandai dibaca" },
  allNotifications: { en: "All notifications", id: "Semua notifikasi" },
  allUpdates: { en: "All updates", id: "Semua pembaruan" },
  noNotifications: { en: "There are no notifications yet.", id: "Belum ada notifikasi." },
  noUpdates: { en: "There are no system updates yet.", id: "Belum ada pembaruan sistem." },
  versionOf: { en: "Version {version}, {day}", id: "Versi {version}, {day}" },
  close: { en: "Close", id: "Tutup" },
} as const satisfies Record<string, Message>;
