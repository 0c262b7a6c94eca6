import type { Message } from "~/language/language";

/** Texts of the top bar, the side menu's frame and the footer; menu texts are in the menu tables. */
export const m = {
  skip: { en: "Skip to content", id: "Langsung ke isi" },
  hideMenu: { en: "Hide side menu", id: "Sembunyikan menu samping" },
  showMenu: { en: "Show side menu", id: "Tampilkan menu samping" },
  menu: { en: "Menu", id: "Menu" },
  mainMenu: { en: "Main", id: "Utama" },
  trail: { en: "Breadcrumb", id: "Jejak halaman" },
  youAreHere: { en: "You in here : ", id: "Anda di sini : " },
  version: { en: "Version : {version}", id: "Versi : {version}" },
  sessionEnds: { en: "Press a key or click to stay logged in.", id: "Tekan tombol atau klik agar tetap masuk." },
  backToTop: { en: "Back to top", id: "Kembali ke atas" },

  language: { en: "Language", id: "Bahasa" },
  findAnything: { en: "Search everything", id: "Cari apa saja" },
  findHint: { en: "Search by name, label or number", id: "Cari nama, label, atau nomor" },
  find: { en: "Find", id: "Temukan" },

  appearance: { en: "Appearance", id: "Tampilan" },
  accent: { en: "Accent", id: "Aksen" },
  keep: { en: "Apply", id: "Terapkan" },
  lite: { en: "Lite mode (no JavaScript)", id: "Mode ringan (tanpa JavaScript)" },
  favoriteApps: { en: "Favorite Apps", id: "Aplikasi Favorit" },
  noApps: { en: "There are no applications yet.", id: "Belum ada aplikasi." },
  profileOf: { en: "Profile of {name}", id: "Profil {name}" },
  waitingForYou: { en: "waiting for you", id: "perlu tindakan Anda" },
} as const satisfies Record<string, Message>;
