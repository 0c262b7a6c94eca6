import type { Message } from "~/language/language";

/** Texts of the error pages. */
export const m = {
  expired: { en: "Session expired", id: "Sesi berakhir" },
  expiredText: {
    en: "The user session has expired, please log in again. 3 seconds for redirection...",
    id: "Sesi pengguna telah berakhir, silakan masuk kembali. Anda dialihkan dalam 3 detik...",
  },
  logInAgain: { en: "Log in again", id: "Masuk kembali" },
  refused: { en: "Not permitted", id: "Tidak diizinkan" },
  refusedText: { en: "Your group has no access to this page.", id: "Grup Anda tidak memiliki akses ke halaman ini." },
  refusedByService: {
    en: "The data service refuses your account something that this page needs.",
    id: "Layanan data tidak memberi akun Anda sesuatu yang diperlukan halaman ini.",
  },
  refusedPermission: { en: "Required permission: {permission}.", id: "Izin yang diperlukan: {permission}." },
  noStartPage: {
    en: "Your account has no start page: its group has no access to this portal, or it belongs to no tenant.",
    id: "Akun Anda tidak memiliki halaman awal: grupnya tidak boleh membuka portal ini, atau akunnya bukan milik tenant.",
  },
  askAdministrator: {
    en: "Ask an administrator of the portal if you need it.",
    id: "Hubungi administrator portal jika Anda memerlukannya.",
  },
  missing: { en: "Page not found", id: "Halaman tidak ditemukan" },
  missingText: {
    en: "There is no page at this address. It may be mistyped, or the record has been removed.",
    id: "Tidak ada halaman di alamat ini. Mungkin salah ketik, atau datanya telah dihapus.",
  },
  busy: { en: "Too many requests", id: "Terlalu banyak permintaan" },
  notAccepted: {
    en: "The data service did not accept this address",
    id: "Layanan data tidak menerima alamat ini",
  },
  notAcceptedText: {
    en: "Part of this address is not known there, for example a filter.",
    id: "Bagian dari alamat ini tidak dikenal di sana, misalnya filter.",
  },
  withoutFilters: { en: "Open it without filters", id: "Buka tanpa filter" },
  unavailable: { en: "The data service is not responding", id: "Layanan data tidak menjawab" },
  unavailableText: {
    en: "The portal works, but the data service sent no valid response.",
    id: "Portal berfungsi, tetapi layanan data tidak memberi jawaban yang sah.",
  },
  tryInAMinute: {
    en: "Try again in a minute. If this continues, contact the NOC.",
    id: "Coba lagi dalam satu menit. Jika berlanjut, hubungi NOC.",
  },
  kept: {
    en: "What you typed is kept and comes back.",
    id: "Isian Anda tersimpan dan akan muncul kembali.",
  },
  crossOrigin: { en: "The form was not accepted", id: "Formulir tidak diterima" },
  crossOriginText: {
    en: "It was sent from another site, so nothing was changed. Send the form from its page in the portal.",
    id: "Formulir dikirim dari situs lain, jadi tidak ada yang diubah. Kirim dari halamannya di portal.",
  },
  formlessText: {
    en: "This page takes no forms, so nothing was changed.",
    id: "Halaman ini tidak menerima formulir, jadi tidak ada yang diubah.",
  },
  failed: { en: "Something went wrong", id: "Terjadi kesalahan" },
  failedText: {
    en: "The fault is ours and has been logged.",
    id: "Kesalahan ada pada kami dan telah dicatat.",
  },
  noAnswerText: { en: "No answer came. Check your connection.", id: "Tidak ada jawaban. Periksa koneksi Anda." },
  formArrived: {
    en: "If you just sent a form, it has arrived.",
    id: "Jika Anda baru mengirim formulir, formulir itu sudah sampai.",
  },
  tryAgain: { en: "Try again", id: "Coba lagi" },
  toStart: { en: "Go to the start page", id: "Ke halaman awal" },
} as const satisfies Record<string, Message>;
