import type { Message } from "~/language/language";

export const m = {
  shortCode: { en: "Short code", id: "Kode singkat" },
  qrCode: { en: "QR code of the request {code}", id: "Kode QR permintaan {code}" },
  hint: {
    en: "Scan it or search for the code to reopen this request.",
    id: "Pindai atau cari kodenya untuk membuka kembali permintaan ini.",
  },
} as const satisfies Record<string, Message>;
