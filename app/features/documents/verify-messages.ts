import type { Message } from "~/language/language";

export const m = {
  verify: { en: "Verify a document", id: "Periksa dokumen" },
  hint: {
    en: "Every document of this portal has a code beside its QR code. Scan the QR code, or type or paste the code here.",
    id: "Setiap dokumen portal ini memiliki kode di samping kode QR. Pindai kode QR-nya, atau ketik atau tempel kodenya di sini.",
  },
  code: { en: "Code", id: "Kode" },
  codeHint: {
    en: "Spaces, hyphens and letter case do not matter.",
    id: "Spasi, tanda hubung, dan huruf besar atau kecil tidak berpengaruh.",
  },
  check: { en: "Verify", id: "Periksa" },
  codeRequired: { en: "Enter the code of the document", id: "Masukkan kode dokumen" },
  genuine: { en: "This document was printed by this portal", id: "Dokumen ini dicetak oleh portal ini" },
  compare: {
    en: "Printed by this portal on {day} by {name}, as follows. Compare it with the paper.",
    id: "Dicetak oleh portal ini pada {day} oleh {name}, sebagai berikut. Bandingkan dengan dokumennya.",
  },
  notGenuine: { en: "Not a document of this portal", id: "Bukan dokumen portal ini" },
  notGenuineHint: {
    en: "This code was not made by this portal, or it was changed. Check it for typing errors.",
    id: "Kode ini tidak dibuat oleh portal ini, atau telah diubah. Periksa apakah ada salah ketik.",
  },
  document: { en: "Document", id: "Dokumen" },
  number: { en: "Number", id: "Nomor" },
  tenant: { en: "Tenant", id: "Tenant" },
  printedOn: { en: "Printed on", id: "Dicetak pada" },
  printedBy: { en: "Printed by", id: "Dicetak oleh" },
  openRecord: { en: "Open {number}", id: "Buka {number}" },
  another: { en: "Verify another document", id: "Periksa dokumen lain" },
} as const satisfies Record<string, Message>;
