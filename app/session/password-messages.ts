import type { Message } from "~/language/language";

/** Words of every form with a new password. */
export const m = {
  password: { en: "Password", id: "Kata sandi" },
  currentPassword: { en: "Current password", id: "Kata sandi saat ini" },
  currentPasswordRequired: { en: "Current password is required", id: "Kata sandi saat ini wajib diisi" },
  currentPasswordWrong: {
    en: "The password was not changed. Check your current password.",
    id: "Kata sandi tidak diubah. Periksa kata sandi Anda saat ini.",
  },
  newPassword: { en: "New password", id: "Kata sandi baru" },
  confirmPassword: { en: "Confirm password", id: "Konfirmasi kata sandi" },
  newPasswordHint: {
    en: "At least 10 characters with a lower-case and an upper-case letter, a digit and a special character.",
    id: "Minimal 10 karakter, mengandung huruf kecil, huruf besar, angka, dan karakter khusus.",
  },
  passwordRules: {
    en: "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.",
    id: "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.",
  },
  passwordsMatch: { en: "Passwords must match", id: "Kata sandi harus sama" },
  changePassword: { en: "Change Password", id: "Ubah Kata Sandi" },
  changePasswordNote: {
    en: "You stay signed in here. Everywhere else this account is signed out.",
    id: "Anda tetap masuk di sini. Di tempat lain akun ini dikeluarkan.",
  },
  passwordChanged: { en: "The password has been changed", id: "Kata sandi telah diubah" },
  passwordLacks: { en: "Weak password. Still missing: {rules}.", id: "Kata sandi lemah. Masih kurang: {rules}." },
  passwordKeepsRules: {
    en: "Good password. A longer one is stronger.",
    id: "Kata sandi baik. Yang lebih panjang lebih kuat.",
  },
  passwordIsStrong: { en: "Strong password.", id: "Kata sandi kuat." },
} as const satisfies Record<string, Message>;

/** The message after a password change that ended the account's other sessions. */
export const sessionsEnded = (count: number): Message =>
  count === 1
    ? {
        en: "The account was signed in at 1 other place and has been signed out there",
        id: "Akun ini masih masuk di 1 tempat lain dan sudah dikeluarkan dari sana",
      }
    : {
        en: `The account was signed in at ${count} other places and has been signed out there`,
        id: `Akun ini masih masuk di ${count} tempat lain dan sudah dikeluarkan dari sana`,
      };
