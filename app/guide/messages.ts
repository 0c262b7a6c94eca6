import type { Message } from "~/language/language";

export const m = {
  adminGuide: { en: "User guide for the NOC", id: "Panduan pengguna untuk NOC" },
  tenantGuide: { en: "User guide for tenants", id: "Panduan pengguna untuk tenant" },
  contents: { en: "Contents", id: "Isi" },
  start: { en: "Getting started", id: "Memulai" },
  startAdmin: {
    en: "The menu on the left shows the screens that your group may open. A list is searched, filtered and sorted at its top; its address keeps all of that, so it can be bookmarked. What waits for you stands on the dashboard and behind the bell.",
    id: "Menu di kiri menampilkan layar yang boleh dibuka grup Anda. Daftar dicari, disaring, dan diurutkan di bagian atasnya; alamatnya menyimpan semua itu sehingga dapat ditandai. Yang perlu tindakan Anda ada di dasbor dan di balik lonceng.",
  },
  startTenant: {
    en: "The menu on the left shows what is yours in the data center and the requests that you can file. Requests need a confirmed tenant. What waits for you stands on the dashboard and behind the bell.",
    id: "Menu di kiri menampilkan milik Anda di data center dan permintaan yang dapat diajukan. Permintaan memerlukan tenant yang sudah dikonfirmasi. Yang perlu tindakan Anda ada di dasbor dan di balik lonceng.",
  },
  startBrowser: {
    en: "Everything works without JavaScript too. The flash in the top bar switches to lite mode, which is light on slow lines. Language and colors are chosen beside it.",
    id: "Semuanya berfungsi juga tanpa JavaScript. Tanda kilat di bilah atas beralih ke mode ringan untuk koneksi lambat. Bahasa dan warna dipilih di sebelahnya.",
  },
  screens: { en: "Screens", id: "Layar" },
  screen: { en: "Screen", id: "Layar" },
  purpose: { en: "What it is for", id: "Kegunaan" },
  general: { en: "General", id: "Umum" },
  ownAccount: { en: "Own account", id: "Akun sendiri" },
  requests: { en: "The life of a request", id: "Perjalanan sebuah permintaan" },
  requestsNote: {
    en: "Downwards the straight way; beside it the actions that lead aside. A suspended request goes on where it was.",
    id: "Ke bawah jalan lurusnya; di sampingnya tindakan yang menyimpang. Permintaan yang ditangguhkan dilanjutkan dari tempatnya semula.",
  },
  statuses: { en: "Statuses", id: "Status" },
  status: { en: "Status", id: "Status" },
  next: { en: "What comes next", id: "Langkah berikutnya" },
  theTenant: { en: "the tenant", id: "tenant" },
  actBy: { en: "{act} ({actor})", id: "{act} ({actor})" },
  byNoc: { en: "NOC", id: "NOC" },
  byTenant: { en: "tenant", id: "tenant" },
  byOtherTenant: { en: "tenant at the other end", id: "tenant di ujung lain" },
  keys: { en: "Keyboard", id: "Papan tik" },
  key: { en: "Key", id: "Tombol" },
  keyUse: { en: "What it does", id: "Fungsinya" },

  whatICanDo: { en: "What I can do", id: "Yang dapat saya lakukan" },
  groups: { en: "Your groups: {groups}", id: "Grup Anda: {groups}" },
  onRequests: { en: "On requests", id: "Pada permintaan" },
  act: { en: "Action", id: "Tindakan" },
  when: { en: "When the request is", id: "Saat permintaan" },
  openGuide: { en: "User guide", id: "Panduan pengguna" },
  noRequests: {
    en: "Requests need a confirmed tenant and the permission for them.",
    id: "Permintaan memerlukan tenant yang sudah dikonfirmasi dan izinnya.",
  },
} as const satisfies Record<string, Message>;
