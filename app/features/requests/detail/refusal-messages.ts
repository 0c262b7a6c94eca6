import type { Message } from "~/language/language";

/** Why an action on a request is not possible, or was not done. */
export const m = {
  notNow: {
    en: "The request is “{status}” and does not allow this.",
    id: "Status permintaan ini “{status}”, sehingga tindakan itu tidak dapat dilakukan.",
  },
  nothingDone: { en: "Nothing was done.", id: "Tidak ada yang dilakukan." },
  meanwhile: {
    en: "{name} {did}. It is now “{status}”.",
    id: "{name} {did}. Statusnya kini “{status}”.",
  },
  faster: {
    en: "{name} has already acted: the request is now “{status}”. Nothing was done.",
    id: "{name} sudah bertindak lebih dahulu: status permintaan kini “{status}”. Tidak ada yang dilakukan.",
  },
  changed: {
    en: "The request has changed since it was shown to you: it is now “{status}”. Nothing was done.",
    id: "Permintaan berubah sejak ditampilkan kepada Anda: statusnya kini “{status}”. Tidak ada yang dilakukan.",
  },
  stillPossible: {
    en: "It still allows your action: look at it and confirm again.",
    id: "Tindakan Anda masih mungkin: periksa dan konfirmasikan lagi.",
  },
  doneBefore: {
    en: "{number}: this had already been done. Nothing was done twice.",
    id: "{number}: ini sudah dilakukan sebelumnya. Tidak ada yang dilakukan dua kali.",
  },
} as const satisfies Record<string, Message>;
