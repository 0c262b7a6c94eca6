import type { Message } from "~/language/language";

export const m = {
  currentPassword: { en: "Current password", id: "Kata sandi saat ini" },
  currentPasswordWrong: {
    en: "The password was not changed. Check your current password.",
    id: "Kata sandi tidak diubah. Periksa kata sandi Anda saat ini.",
  },
  changePassword: { en: "Change Password", id: "Ubah Kata Sandi" },
  changePasswordNote: {
    en: "You stay signed in here. Everywhere else this account is signed out.",
    id: "Anda tetap masuk di sini. Di tempat lain akun ini dikeluarkan.",
  },
  passwordChanged: { en: "The password has been changed", id: "Kata sandi telah diubah" },
} as const satisfies Record<string, Message>;
