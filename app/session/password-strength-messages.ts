import type { Message } from "~/language/language";

export const m = {
  passwordLacks: { en: "Weak password. Still missing: {rules}.", id: "Kata sandi lemah. Masih kurang: {rules}." },
  passwordKeepsRules: {
    en: "Good password. A longer one is stronger.",
    id: "Kata sandi baik. Yang lebih panjang lebih kuat.",
  },
  passwordIsStrong: { en: "Strong password.", id: "Kata sandi kuat." },
} as const satisfies Record<string, Message>;
