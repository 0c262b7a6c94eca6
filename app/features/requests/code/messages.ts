import type { Message } from "~/language/language";

export const m = {
  shortCode: { en: "Short code", id: "Kode singkat" },
  qrCode: { en: "QR code of the request {code}", id: "Kode QR permintaan {code}" },
  hint: {
    en: "Scan it, or type the code into the search, to come back to this request.",
    id: "Pindai, atau ketik kodenya di pencarian, untuk kembali ke permintaan ini.",
  },
} as const satisfies Record<string, Message>;
