import type { Message, Translate } from "~/language/language";

/**
 * The field messages of stock Django and its REST framework, and the commonest of FastAPI, with their Indonesian
 * translation; {n} stands for the captured value. English words replace those that name the provider's fields or keys.
 */
const standard: readonly (readonly [RegExp, id: string, en?: string])[] = [
  [/^(?:This field is required\.|Field required)$/i, "Isian ini wajib diisi."],
  [/^This field may not be (?:blank|null)\.$/, "Isian ini tidak boleh kosong."],
  [/^This list may not be empty\.$/, "Daftar ini tidak boleh kosong."],
  [/^(?:This field must be unique|.* with (?:this|that) .* already exists)\.$/, "Data dengan nilai ini sudah ada."],
  [
    /^The fields .* must make a unique set\.$/,
    "Data dengan gabungan nilai ini sudah ada.",
    "A record with this combination of values already exists.",
  ],
  [/^Ensure this field has no more than (\d+) characters\.$/, "Isian ini maksimal {n} karakter."],
  [/^Ensure this value has at most (\d+) characters? \(/, "Isian ini maksimal {n} karakter."],
  [/^Ensure this field has at least (\d+) characters\.$/, "Isian ini minimal {n} karakter."],
  [/^Ensure this value is less than or equal to (\S+)\.$/, "Nilai ini harus kurang dari atau sama dengan {n}."],
  [/^Ensure this value is greater than or equal to (\S+)\.$/, "Nilai ini harus lebih dari atau sama dengan {n}."],
  [/^Ensure that there are no more than (\d+) digits in total\.$/, "Angka ini maksimal {n} digit."],
  [/^Ensure that there are no more than (\d+) decimal places\.$/, "Angka ini maksimal {n} digit di belakang koma."],
  [/^A valid integer is required\.$/, "Isian ini harus berupa bilangan bulat."],
  [/^A valid number is required\.$/, "Isian ini harus berupa angka."],
  [/^(?:Not a valid string|Must be a valid boolean)\.$/, "Nilai ini tidak valid."],
  [/^Incorrect type\. Expected pk value/, "Nilai ini tidak valid."],
  [/^Enter a valid (?:value|URL|email address)\.$/, "Nilai ini tidak valid."],
  [/^Enter a valid username\./, "Nama pengguna hanya boleh berisi huruf, angka, dan tanda @ . + - _"],
  [/^Date has wrong format\./, "Tanggal ini harus ditulis seperti 31/12/2026."],
  [/^Datetime has wrong format\./, "Tanggal dan jam ini harus ditulis seperti 31/12/2026 14:00."],
  [/^"(.*)" is not a valid choice\.$/, "“{n}” bukan pilihan yang tersedia."],
  [
    /^Invalid pk ".*" - object does not exist\.$/,
    "Data yang dipilih sudah tidak ada: pilih lagi.",
    "The chosen record is not there any more: choose again.",
  ],
  [/^Upload a valid image\./, "Unggah gambar yang valid."],
  [/^The submitted file is empty\.$/, "File ini kosong."],
  [/^No file was submitted\.$/, "Tidak ada file yang dikirim."],
  // Those of Django's own rules for passwords.
  [
    /^This password is too short\. It must contain at least (\d+) characters?\.$/,
    "Kata sandi ini minimal {n} karakter.",
  ],
  [/^This password is too common\.$/, "Kata sandi ini terlalu umum."],
  [/^This password is entirely numeric\.$/, "Kata sandi ini hanya terdiri dari angka."],
  [/^The password is too similar to the .*\.$/, "Kata sandi ini terlalu mirip dengan data akun."],
];

/** A provider's field message in the page's language if it is a standard one, else unchanged. */
export function inPageLanguage(text: string, t: Translate): string {
  for (const [pattern, id, en = text] of standard) {
    const found = pattern.exec(text);
    const message: Message = { en, id };
    if (found) return t(message, { n: found[1] ?? "" });
  }
  return text;
}
