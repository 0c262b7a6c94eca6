import type { MailOccasion } from "../domain/mails.ts";
import { get, insertAll, type Ground } from "./ground.ts";

interface Wording {
  readonly name: string;
  readonly en: readonly [subject: string, ...paragraphs: string[]];
  readonly id: readonly [subject: string, ...paragraphs: string[]];
}

const wordings: Record<MailOccasion, Wording> = {
  verification: {
    name: "Verification of an account",
    en: [
      "Verify your account",
      "Dear {{name}},",
      "please confirm that this address is yours:",
      '<a href="{{link}}">{{link}}</a>',
      "The link serves once, for seven days.",
    ],
    id: [
      "Verifikasi akun Anda",
      "Yth. {{name}},",
      "mohon konfirmasi bahwa alamat ini milik Anda:",
      '<a href="{{link}}">{{link}}</a>',
      "Tautan ini berlaku satu kali, selama tujuh hari.",
    ],
  },
  generated_password: {
    name: "New account with a generated password",
    en: [
      "Your account at the colocation portal",
      "Dear {{name}},",
      "an account has been made for you. User name: <strong>{{username}}</strong>, password: <strong>{{password}}</strong>",
      'Please verify it first: <a href="{{link}}">{{link}}</a>',
      "Then sign in and choose a password of your own.",
    ],
    id: [
      "Akun Anda di portal kolokasi",
      "Yth. {{name}},",
      "akun untuk Anda telah dibuat. Nama pengguna: <strong>{{username}}</strong>, kata sandi: <strong>{{password}}</strong>",
      'Mohon verifikasi terlebih dahulu: <a href="{{link}}">{{link}}</a>',
      "Setelah itu masuk dan pilih kata sandi Anda sendiri.",
    ],
  },
  otp: {
    name: "One-time code",
    en: [
      "Your verification code",
      "Dear {{name}},",
      "your code is <strong>{{code}}</strong>.",
      "It serves for ten minutes. Nobody of the NOC will ever ask you for it.",
    ],
    id: [
      "Kode verifikasi Anda",
      "Yth. {{name}},",
      "kode Anda adalah <strong>{{code}}</strong>.",
      "Kode berlaku sepuluh menit. NOC tidak pernah meminta kode ini.",
    ],
  },
  reset: {
    name: "Forgotten password",
    en: [
      "Reset your password",
      "Dear {{name}},",
      'choose a new password here: <a href="{{link}}">{{link}}</a>',
      "The link serves once, for one hour. If you did not ask for it, nothing has changed.",
    ],
    id: [
      "Atur ulang kata sandi Anda",
      "Yth. {{name}},",
      'pilih kata sandi baru di sini: <a href="{{link}}">{{link}}</a>',
      "Tautan ini berlaku satu kali, selama satu jam. Jika Anda tidak memintanya, tidak ada yang berubah.",
    ],
  },
  request: {
    name: "News of a request",
    en: [
      "{{kind}} {{number}}: {{status}}",
      "Dear {{name}},",
      "{{message}}",
      "Request {{number}}, {{kind}}, {{tenant}}. Status: <strong>{{status}}</strong>",
      '<a href="{{link}}">Open the portal</a>',
    ],
    id: [
      "{{kind}} {{number}}: {{status}}",
      "Yth. {{name}},",
      "{{message}}",
      "Permintaan {{number}}, {{kind}}, {{tenant}}. Status: <strong>{{status}}</strong>",
      '<a href="{{link}}">Buka portal</a>',
    ],
  },
  blast: {
    name: "Mail to groups",
    en: ["{{subject}}", "Dear {{name}},", '<span style="white-space: pre-line">{{body}}</span>', "Your NOC"],
    id: ["{{subject}}", "Yth. {{name}},", '<span style="white-space: pre-line">{{body}}</span>', "Salam, NOC"],
  },
  test: {
    name: "Test mail",
    en: ["Test mail of the colocation portal", "This mail was sent by {{account}}. It needs no answer."],
    id: ["Email uji portal kolokasi", "Email ini dikirim oleh {{account}}. Tidak perlu dibalas."],
  },
};

/** A template set for each language, the English one active, and the accounts that mails are sent from. */
export function seedTemplates({ db }: Ground, encryptPassword: (password: string) => string): void {
  insertAll(
    db,
    "masteremail",
    ["name", "email", "password", "host", "port", "status"],
    [
      [
        "NOC Titik Temu",
        "noc@titiktemu.example",
        encryptPassword("Surat-Keluar-1"),
        "smtp.titiktemu.example",
        587,
        "Y",
      ],
      ["Billing", "billing@titiktemu.example", encryptPassword("Surat-Keluar-2"), "smtp.titiktemu.example", 465, "N"],
    ],
  );
  const sets = insertAll(
    db,
    "templateset",
    ["name", "active"],
    [
      ["English", 1],
      ["Bahasa Indonesia", 0],
    ],
  );
  const types = insertAll(
    db,
    "templatetype",
    ["code", "name"],
    Object.entries(wordings).map(([code, { name }]) => [code, name]),
  );
  for (const [code, { en, id }] of Object.entries(wordings)) {
    for (const [set, [subject, ...paragraphs]] of [
      ["English", en],
      ["Bahasa Indonesia", id],
    ] as const) {
      const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
      db.insert("templates", { templateset: get(sets, set), templatetype: get(types, code), subject, body });
    }
  }
}
