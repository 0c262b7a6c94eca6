import type { Message } from "~/language/language";

/** Texts of an action on several requests at once. */
export const m = {
  several: { en: "Several requests", id: "Beberapa permintaan" },
  happensTo: { en: "What happens", id: "Yang terjadi" },
  happened: { en: "What happened", id: "Yang telah terjadi" },
  allGo: { en: "{action}: {count} requests.", id: "{action}: {count} permintaan." },
  oneGoes: { en: "{action}: 1 request.", id: "{action}: 1 permintaan." },
  someGo: {
    en: "{action}: {possible} of {count} requests. The others stay as they are.",
    id: "{action}: {possible} dari {count} permintaan. Yang lain tetap seperti semula.",
  },
  noneGoes: {
    en: "None of these requests allows this now.",
    id: "Tindakan ini sekarang tidak dapat dilakukan pada satu pun permintaan berikut.",
  },
  stays: { en: "Stays as it is: {reason}", id: "Tetap seperti semula: {reason}" },
  gone: {
    en: "{count} of the chosen requests could not be found any more.",
    id: "{count} permintaan yang dipilih tidak ditemukan lagi.",
  },
  onlyFirst: {
    en: "{most} requests at a time: the others stay on the list.",
    id: "{most} permintaan sekaligus: yang lain tetap di daftar.",
  },
  noneIsThere: {
    en: "None of the chosen requests could be found any more.",
    id: "Tidak ada permintaan yang dipilih yang masih ditemukan.",
  },
  notAny: { en: "No request is chosen.", id: "Tidak ada permintaan yang dipilih." },
  done: { en: "{action}: {done} of {count} requests.", id: "{action}: {done} dari {count} permintaan." },
  isGone: { en: "It is not there any more.", id: "Sudah tidak ada." },
  noAnswer: {
    en: "The data service sent no valid response. Check the request before you try again: it may have been done.",
    id: "Layanan data tidak memberi jawaban yang sah. Periksa permintaan sebelum mencoba lagi: mungkin sudah dilakukan.",
  },
  notAllowed: { en: "The data service did not allow it.", id: "Layanan data tidak mengizinkannya." },
  toList: { en: "Back to the list", id: "Kembali ke daftar" },
} as const satisfies Record<string, Message>;
