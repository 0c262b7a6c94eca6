import type { Message } from "~/language/language";

export const m = {
  profile: { en: "Profile", id: "Profil" },
  account: { en: "Account", id: "Akun" },
  username: { en: "Username", id: "Nama pengguna" },
  tenant: { en: "Tenant", id: "Tenant" },
  groups: { en: "Groups", id: "Grup" },
  head: { en: "Role", id: "Peran" },
  headOfTenant: { en: "Head of the tenant", id: "Penanggung jawab (PIC) tenant" },
  whatICanDo: { en: "What I can do", id: "Yang dapat saya lakukan" },
  changePassword: { en: "Change password", id: "Ubah kata sandi" },
  photo: { en: "Photo", id: "Foto" },
  photoHint: { en: "JPG or PNG, up to 10 MB", id: "JPG atau PNG, maksimal 10 MB" },
  removePhoto: { en: "Remove photo", id: "Hapus foto" },
  photoRemoved: { en: "The photo has been removed", id: "Foto telah dihapus" },
  photoNotRemoved: { en: "The photo could not be removed", id: "Foto tidak dapat dihapus" },
  photoStillShown: {
    en: "The data service has accepted the removal, but still shows the photo.",
    id: "Layanan data telah menerima penghapusan, tetapi fotonya masih ditampilkan.",
  },
  person: { en: "Contact details", id: "Data kontak" },
  personNote: { en: "How the NOC reaches you", id: "Cara NOC menghubungi Anda" },
  saved: { en: "Your profile has been updated", id: "Profil Anda telah diperbarui" },

  sessions: { en: "Signed in from", id: "Sedang masuk dari" },
  sessionsNote: {
    en: "Unknown to you? Change your password: all other sessions end.",
    id: "Ada yang tidak Anda kenal? Ubah kata sandi Anda: semua sesi lain berakhir.",
  },
  browser: { en: "Browser", id: "Peramban" },
  address: { en: "Address", id: "Alamat" },
  lastSeen: { en: "Last active", id: "Terakhir aktif" },
  thisSession: { en: "This browser, now", id: "Peramban ini, sekarang" },
  unknownBrowser: { en: "Unknown browser", id: "Peramban tidak dikenal" },
} as const satisfies Record<string, Message>;
