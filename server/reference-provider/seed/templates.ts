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
      "Please confirm that this address is yours:",
      '<a href="{{link}}">{{link}}</a>',
      "The link works once and expires after seven days.",
    ],
    id: [
      "Verifikasi akun Anda",
      "Yth. {{name}},",
      "Mohon konfirmasi bahwa alamat email ini milik Anda:",
      '<a href="{{link}}">{{link}}</a>',
      "Tautan ini hanya dapat digunakan satu kali dan berlaku tujuh hari.",
    ],
  },
  generated_password: {
    name: "New account with a generated password",
    en: [
      "Your account at the colocation portal",
      "Dear {{name}},",
      "An account has been created for you. Username: <strong>{{username}}</strong>, password: <strong>{{password}}</strong>",
      'Please verify it first: <a href="{{link}}">{{link}}</a>',
      "Then log in and choose a password of your own.",
    ],
    id: [
      "Akun Anda di portal kolokasi",
      "Yth. {{name}},",
      "Akun Anda telah dibuat. Nama pengguna: <strong>{{username}}</strong>, kata sandi: <strong>{{password}}</strong>",
      'Mohon verifikasi terlebih dahulu: <a href="{{link}}">{{link}}</a>',
      "Setelah itu masuk dan pilih kata sandi Anda sendiri.",
    ],
  },
  otp: {
    name: "One-time code",
    en: [
      "Your verification code",
      "Dear {{name}},",
      "Your code is <strong>{{code}}</strong>.",
      "It is valid for ten minutes. The NOC will never ask you for it.",
    ],
    id: [
      "Kode verifikasi Anda",
      "Yth. {{name}},",
      "Kode Anda adalah <strong>{{code}}</strong>.",
      "Kode ini berlaku sepuluh menit. NOC tidak pernah memintanya.",
    ],
  },
  reset: {
    name: "Forgotten password",
    en: [
      "Reset your password",
      "Dear {{name}},",
      'Choose a new password here: <a href="{{link}}">{{link}}</a>',
      "The link works once and expires after one hour. If you did not ask for it, ignore this mail: your password stays as it is.",
    ],
    id: [
      "Atur ulang kata sandi Anda",
      "Yth. {{name}},",
      'Pilih kata sandi baru di sini: <a href="{{link}}">{{link}}</a>',
      "Tautan ini hanya dapat digunakan satu kali dan berlaku satu jam. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tetap.",
    ],
  },
  request: {
    name: "News of a request",
    en: [
      "{{kind}} {{number}}: {{status}}",
      "Dear {{name}},",
      "{{message}}",
      "Request {{number}}, {{kind}}, {{tenant}}. Status: <strong>{{status}}</strong>",
      '<a href="{{link}}">Open the request</a>',
    ],
    id: [
      "{{kind}} {{number}}: {{status}}",
      "Yth. {{name}},",
      "{{message}}",
      "Permintaan {{number}}, {{kind}}, {{tenant}}. Status: <strong>{{status}}</strong>",
      '<a href="{{link}}">Buka permintaan</a>',
    ],
  },
  blast: {
    name: "Mail to groups",
    en: ["{{subject}}", "Dear {{name}},", '<span style="white-space: pre-line">{{body}}</span>', "Your NOC"],
    id: ["{{subject}}", "Yth. {{name}},", '<span style="white-space: pre-line">{{body}}</span>', "Salam, NOC"],
  },
  test: {
    name: "Test mail",
    en: ["Test mail of the colocation portal", "This mail was sent by {{account}}. No reply is needed."],
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
