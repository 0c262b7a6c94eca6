import type { Message } from "~/language/language";

export const m = {
  adminGuide: { en: "User guide for the NOC", id: "Panduan pengguna untuk NOC" },
  tenantGuide: { en: "User guide for tenants", id: "Panduan pengguna untuk tenant" },
  contents: { en: "Contents", id: "Isi" },
  start: { en: "Getting started", id: "Memulai" },
  startAdmin: {
    en: "The menu on the left shows the screens that your group may open. Search, filter and sort a list at its top; its address keeps all of that, so you can bookmark it. What needs your action is on the dashboard and under the bell.",
    id: "Menu di kiri menampilkan halaman yang boleh dibuka grup Anda. Daftar dapat dicari, disaring, dan diurutkan di bagian atasnya; alamatnya memuat semua itu, sehingga dapat disimpan sebagai bookmark. Hal yang perlu tindakan Anda tampil di dasbor dan di ikon lonceng.",
  },
  startTenant: {
    en: "The menu on the left shows what you have in the data center and the requests you can file. Requests need a confirmed tenant. What needs your action is on the dashboard and under the bell.",
    id: "Menu di kiri berisi aset Anda di data center dan permintaan yang dapat Anda ajukan. Permintaan memerlukan tenant yang sudah dikonfirmasi. Hal yang perlu tindakan Anda tampil di dasbor dan di ikon lonceng.",
  },
  startBrowser: {
    en: "Everything also works without JavaScript. The page icon in the top bar switches to lite mode, which is light on slow lines. Language and colors are chosen beside it. Without JavaScript, save a half-filled form as a draft before you change them.",
    id: "Semua fitur juga berfungsi tanpa JavaScript. Ikon halaman di bilah atas beralih ke mode ringan untuk koneksi lambat. Bahasa dan warna dipilih di sebelahnya. Tanpa JavaScript, simpan formulir yang belum selesai sebagai draf sebelum menggantinya.",
  },
  screens: { en: "Screens", id: "Halaman" },
  screen: { en: "Screen", id: "Halaman" },
  purpose: { en: "What it is for", id: "Kegunaan" },
  general: { en: "General", id: "Umum" },
  ownAccount: { en: "Own account", id: "Akun sendiri" },
  requests: { en: "The life of a request", id: "Alur permintaan" },
  requestsNote: {
    en: "The usual path runs downwards; beside it are the actions that leave it. A resumed request continues where it was suspended.",
    id: "Alur biasa berjalan dari atas ke bawah; di sampingnya, tindakan yang keluar dari alur itu. Permintaan yang ditangguhkan dilanjutkan dari tempatnya semula.",
  },
  statuses: { en: "Statuses", id: "Status" },
  status: { en: "Status", id: "Status" },
  next: { en: "What comes next", id: "Langkah berikutnya" },
  theTenant: { en: "the tenant", id: "tenant" },
  actionBy: { en: "{action} ({actor})", id: "{action} ({actor})" },
  byNoc: { en: "NOC", id: "NOC" },
  byTenant: { en: "tenant", id: "tenant" },
  byOtherTenant: { en: "tenant at the other end", id: "tenant di ujung lain" },
  keys: { en: "Keyboard", id: "Papan ketik" },
  key: { en: "Key", id: "Tombol" },
  keyUse: { en: "What it does", id: "Fungsinya" },

  whatICanDo: { en: "What I can do", id: "Yang dapat saya lakukan" },
  groups: { en: "Your groups: {groups}", id: "Grup Anda: {groups}" },
  onRequests: { en: "On requests", id: "Pada permintaan" },
  action: { en: "Action", id: "Tindakan" },
  when: { en: "When the request is", id: "Saat permintaan" },
  openGuide: { en: "User guide", id: "Panduan pengguna" },
  noRequestList: { en: "Your group may not see requests.", id: "Grup Anda tidak boleh melihat permintaan." },
  noRequests: {
    en: "Requests need a confirmed tenant and permission to file them.",
    id: "Permintaan memerlukan tenant yang sudah dikonfirmasi dan izinnya.",
  },
} as const satisfies Record<string, Message>;
