import type { Message } from "~/language/language";

export const m = {
  problem: { en: "There is a problem with one field", id: "Ada masalah pada satu isian" },
  problems: { en: "There is a problem with {count} fields", id: "Ada masalah pada {count} isian" },
  requiredNote: { en: "Fields with {star} are required.", id: "Isian bertanda {star} wajib diisi." },
  atLeastOne: { en: "choose at least one", id: "pilih sedikitnya satu" },
  unit: { en: "Unit: {unit}", id: "Satuan: {unit}" },
  submit: { en: "Submit", id: "Kirim" },
  sending: { en: "Sending", id: "Sedang mengirim" },
  shortcut: { en: "Ctrl+Enter to submit", id: "Ctrl+Enter untuk mengirim" },
  tooLarge: { en: "The file is too large: 10 MB at most", id: "File terlalu besar: maksimal 10 MB" },
  tooManyPixels: {
    en: "The picture is too large: 100 megapixels at most",
    id: "Gambar terlalu besar: maksimal 100 megapiksel",
  },
  withoutFile: { en: "Continue without a file", id: "Lanjutkan tanpa file" },
  chooseAgain: {
    en: "Please choose the file again",
    id: "Pilih kembali file-nya",
  },
  typeAgain: {
    en: "Please type the password again",
    id: "Ketik kembali kata sandinya",
  },
  currentImage: { en: "Current image", id: "Gambar saat ini" },
  chosenImage: { en: "Chosen image", id: "Gambar yang dipilih" },
  moreChoices: { en: "Not all are shown: search by name.", id: "Masih ada yang lain: cari menurut nama." },
  searchChoices: { en: "Search: {field}", id: "Cari: {field}" },
  updateChoices: { en: "Update choices", id: "Perbarui pilihan" },
  draftRestored: {
    en: "Your input has been restored. If you had submitted it, check whether it was saved.",
    id: "Isian Anda dipulihkan. Bila sudah dikirim, periksa apakah tersimpan.",
  },
  filesNotKept: { en: "Files are not kept.", id: "File tidak ikut disimpan." },
  discardDraft: { en: "Discard draft", id: "Buang draf" },

  oops: { en: "Oops sorry...", id: "Oops, maaf..." },
  generic: {
    en: "Something went wrong and nothing was saved. Please try again.",
    id: "Terjadi kesalahan dan tidak ada yang disimpan. Silakan coba lagi.",
  },
  tooMuchForService: {
    en: "The data service does not accept this much, and nothing was saved. Send a smaller file or a shorter text.",
    id: "Layanan data tidak menerima data sebesar ini, dan tidak ada yang disimpan. Kirim file yang lebih kecil atau teks yang lebih singkat.",
  },
  kept: { en: "What you typed is still here.", id: "Isian Anda masih ada." },
  noAnswer: {
    en: "The data service sent no valid response.{kept} Check whether it was saved before you submit it again.",
    id: "Layanan data tidak memberi jawaban yang sah.{kept} Periksa apakah sudah tersimpan sebelum mengirim lagi.",
  },
  openList: { en: "Open the list in a new window", id: "Buka daftarnya di jendela baru" },
  refused: {
    en: "You are not permitted to do this. Nothing was saved.{kept}",
    id: "Anda tidak diizinkan melakukan ini. Tidak ada yang disimpan.{kept}",
  },
  missing: {
    en: "A record that this form needs is not there any more.{kept}",
    id: "Data yang diperlukan formulir ini sudah tidak ada.{kept}",
  },
  busy: {
    en: "Too many requests at the moment.{kept} {again}",
    id: "Terlalu banyak permintaan saat ini.{kept} {again}",
  },
  fieldMessage: { en: "{field}: {message}", id: "{field}: {message}" },
  unreadable: {
    en: "The form could not be read. Please send it again.",
    id: "Formulir tidak dapat dibaca. Silakan kirim lagi.",
  },
  tooMuch: {
    en: "What was sent is too large: a file may have 10 MB at most, a text {most} characters",
    id: "Data yang dikirim terlalu besar: file maksimal 10 MB, teks maksimal {most} karakter",
  },
  moment: {
    en: "{field} must be a day and an hour, as in 31/12/2026 14:00",
    id: "{field} harus berupa tanggal dan jam, seperti 31/12/2026 14:00",
  },
  textTooLong: {
    en: "This text is too long: {most} characters at most",
    id: "Teks ini terlalu panjang: maksimal {most} karakter",
  },
  required: { en: "{field} is required", id: "{field} wajib diisi" },
  invalid: { en: "This value is not valid", id: "Nilai ini tidak valid" },
  number: { en: "{field} must be a number, as in 12.5", id: "{field} harus berupa angka, seperti 12,5" },
  wholeNumber: {
    en: "{field} must be a whole number, as in 12",
    id: "{field} harus berupa bilangan bulat, seperti 12",
  },
  day: { en: "{field} must be a date, as in 31/12/2026", id: "{field} harus berupa tanggal, seperti 31/12/2026" },
  digitsAndDot: {
    en: "{field} accepts only digits and a dot",
    id: "{field} hanya boleh berisi angka dan satu tanda desimal, seperti 12,5",
  },
  imageType: { en: "The image must be a jpg, jpeg or png file", id: "Gambar harus berupa file jpg, jpeg, atau png" },
  documentType: { en: "The file must be a PDF, JPG or PNG", id: "File harus berupa PDF, JPG, atau PNG" },
  emptyFile: { en: "The file is empty", id: "File ini kosong" },
  areYouSure: { en: "Are You Sure?", id: "Apakah Anda Yakin?" },
} as const satisfies Record<string, Message>;

/** What is wrong with an address that is none, on every form; only the server says it. */
export const badEmail: Message = {
  en: "{field} must be an email address, as in name@company.co.id",
  id: "{field} harus berupa alamat email, seperti nama@perusahaan.co.id",
};
