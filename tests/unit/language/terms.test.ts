import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Language } from "~/language/language";

/** All texts of the portal, from its sources. */
const texts = globSync("app/**/*.{ts,tsx}").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\b(en|id):\s*(["`])((?:\\.|(?!\2).)*)\2/gs)].map(
    ([, language = "", , text = ""]) => ({ language, text, file }),
  ),
);

/** Words that the screens avoid, with the words that they use instead: one word for one thing. */
const terms: Record<Language, [not: RegExp, but: string][]> = {
  en: [
    [/\be-mail/i, "Email"],
    [/\bacts\b/i, "Actions"],
    [/\bfacts\b/i, "Details"],
    [/\bin work\b/i, "In progress"],
    [/\bno usable\b|\bnot give a usable\b/i, "sent no valid response"],
    [/\bnot answer at the moment|^The data service does not answer/i, "is not responding"],
    [/\btries left\b/i, "attempts left"],
    [/\bwas faster\b/i, "has already acted"],
    [/\bwhat it is (called|about)\b|\bwhere it stands\b|\bwho it is\b/i, "the name of the thing"],
    [/\btells? the same\b/i, "has the same data"],
    [/\bnot told\b/i, "Not stated, unknown"],
    [/\bchosen rows\b|\bchoose (all|none)\b/i, "Selected, select all, clear selection"],
    [/\bcolour/i, "color, as spelled everywhere"],
    [/\b(throw away|empty the form)\b/i, "Discard, clear the form"],
    [/\bjpg, jpeg or png, |\bmail address\b/i, "JPG or PNG, up to 10 MB"],
    [/^(Company )?phone\b/i, "Telephone"],
    [/^Requested by$/, "Filed by"],
    [/\bDate In\b/, "Date in"],
    [/^Log out$/, "Logout"],
    [/\{unit\} free$|^Free \(\{unit\}\)|^Used and free\b/, "left, of weight and power"],
  ],
  id: [
    [/\b(buat|tambah|pilih) orang\b/i, "personel"],
    [/\bkepala (tenant|akun)\b|\bmemiliki kepala\b/i, "penanggung jawab (PIC) tenant"],
    [/\bdipesan\b/i, "direservasi"],
    [/\blingkup\b/i, "cakupan"],
    [/^Ruang$/, "Kapasitas (U)"],
    [/\bpapan tik\b/i, "papan ketik"],
    [/\bgalat\b/i, "kesalahan"],
    [/\bberkas\b/i, "file"],
    [/\brak penuh \(/i, "full rack"],
    [/\bkosong\b.*\b(Kg|A)$|\{unit\} kosong$|\bKosong \(\{unit\}\)|^Terpakai dan kosong\b/, "sisa"],
    [/\bterbuka untuk permintaan\b/i, "siap diproses"],
    [/\bbuka untuk permintaan\b/i, "buka lagi"],
    [/\bizin akses/i, "izin masuk"],
    [/\blayar\b/i, "halaman"],
    [/\borang-orang\b|\borang (aktif\b|dari (tenant|\{))/i, "pengguna"],
    [/\bantar [a-z]/i, "antarrak: antar is written together with what follows"],
    [/\btidak memberi jawaban(?! yang sah)/i, "tidak memberi jawaban yang sah"],
    [/\bmawar\b/i, "merah muda"],
    [/\bmenunggu saya\b/i, "perlu tindakan saya"],
    [/\bdulu\b|(?<!lebih )\bdahulu\b/i, "terlebih dahulu"],
    [/\bnomor identitas\b/i, "NIK"],
    [/\binch\b/i, "inci"],
  ],
};

test("no text says a thing in other words than the screens have for it", () => {
  expect(texts.length).toBeGreaterThan(2000);
  const wrong = texts.flatMap(({ language, text, file }) =>
    terms[language as Language].flatMap(([not, but]) => (not.test(text) ? [`${file}: “${text}”: ${but}`] : [])),
  );
  expect(wrong).toEqual([]);
});
