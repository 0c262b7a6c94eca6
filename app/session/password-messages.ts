import type { Message } from "~/language/language";

/** Words of every form with a new password. */
export const m = {
  password: { en: "Password", id: "Kata sandi" },
  currentPasswordRequired: { en: "Current password is required", id: "Kata sandi saat ini wajib diisi" },
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
} as const satisfies Record<string, Message>;

/** The message after a password change that ended the account's other sessions. */
export const sessionsEnded = (count: number): Message =>
  count === 1
    ? {
        en: "The account was signed in at 1 other place and has been signed out there",
        id: "Akun ini tadinya juga masuk di 1 tempat lain dan telah dikeluarkan dari sana",
      }
    : {
        en: `The account was signed in at ${count} other places and has been signed out there`,
        id: `Akun ini tadinya juga masuk di ${count} tempat lain dan telah dikeluarkan dari sana`,
      };
