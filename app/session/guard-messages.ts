import type { Message } from "~/language/language";

/** Why somebody was redirected away from a page. */
export const m = {
  noAccess: { en: "You do not have access to that page", id: "Anda tidak memiliki akses ke halaman tersebut" },
  nothingSaved: { en: "Nothing was saved", id: "Tidak ada yang disimpan" },
  otherAccount: {
    en: "The form was opened with another account; now {name} is signed in",
    id: "Formulir itu dibuka dengan akun lain; sekarang {name} yang masuk",
  },
  notConfirmed: {
    en: "Requests can be filed and answered once the NOC has confirmed your company",
    id: "Permintaan dapat diajukan dan dijawab setelah NOC mengonfirmasi perusahaan Anda",
  },
} as const satisfies Record<string, Message>;
