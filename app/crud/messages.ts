import type { Message } from "~/language/language";

/** Words of every form and delete page. */
export const m = {
  recordChanged: {
    en: "This record has been changed meanwhile. Send the form again to save it as it stands here.",
    id: "Data ini telah diubah sementara itu. Kirim lagi untuk menyimpan isian seperti di bawah ini.",
  },
  recordGone: {
    en: "This record is not there any more, so nothing was saved. What you typed is still here.",
    id: "Data ini sudah tidak ada, jadi tidak ada yang disimpan. Isian Anda masih ada.",
  },
  changedTo: { en: "Changed meanwhile to: {value}", id: "Telah diubah menjadi: {value}" },
  changedBeside: {
    en: "Changed meanwhile. It differs from this form in: {value}",
    id: "Telah diubah sementara itu. Yang berbeda dari isian ini: {value}",
  },
  changedMeanwhile: { en: "Changed meanwhile", id: "Telah diubah sementara itu" },
  notSaved: {
    en: "Not saved by the data service, or not shown yet: {fields}",
    id: "Tidak disimpan oleh layanan data, atau belum ditampilkan: {fields}",
  },
  deleteRecord: { en: "Delete", id: "Hapus" },
  created: { en: "Record data has been created", id: "Data telah dibuat" },
  updated: { en: "Record data has been updated", id: "Data telah diperbarui" },
  removed: { en: "The record has been removed", id: "Data telah dihapus" },
  willBeDeleted: { en: "The record will be delete", id: "Data akan dihapus" },
  severalWillBeDeleted: { en: "{records} will be deleted.", id: "{records} akan dihapus." },
  onlyFirst: {
    en: "These are the first of {count}: more are not deleted at a time.",
    id: "Ini yang pertama dari {count}: tidak lebih dari ini yang dihapus sekaligus.",
  },
  alreadyGone: { en: "This record is not there any more", id: "Data ini sudah tidak ada" },
  oneGone: {
    en: "One of the chosen records is not there any more.",
    id: "Satu dari data yang dipilih sudah tidak ada.",
  },
  severalGone: {
    en: "{count} of the chosen records are not there any more.",
    id: "{count} dari data yang dipilih sudah tidak ada.",
  },
  noneFits: {
    en: "No records match this search and these filters",
    id: "Tidak ada data yang cocok dengan pencarian dan filter ini",
  },
  allGone: { en: "The chosen records are not there any more", id: "Data yang dipilih sudah tidak ada" },
  severalRemoved: { en: "{count} records have been removed", id: "{count} data telah dihapus" },
  othersRemoved: {
    en: "Deleted: {count}.",
    id: "Dihapus: {count}.",
  },
  stillUsedBy: { en: "Still in use by:", id: "Masih digunakan oleh:" },
  mayBeOthers: { en: "Other records may use it too.", id: "Mungkin masih ada data lain yang menggunakannya." },
  countedOfFirst: {
    en: "Uses are counted for the first {count} only.",
    id: "Pemakaian hanya dihitung untuk {count} data pertama.",
  },
  cannotBeUndone: { en: "This cannot be undone.", id: "Tindakan ini tidak dapat dibatalkan." },
  hasRelations: { en: "Record ini memiliki relasi :", id: "Record ini memiliki relasi :" },
  wasNotDeleted: { en: "Not deleted", id: "Tidak dihapus" },
  isProtected: { en: "This record cannot be deleted", id: "Data ini tidak dapat dihapus" },
  notConfirmed: {
    en: "The data service did not confirm it. Check whether the record is still there before you try again.",
    id: "Layanan data tidak mengonfirmasinya. Periksa apakah data masih ada sebelum mencoba lagi.",
  },
  notDeleted: {
    en: "The record could not be deleted. It may be in use.",
    id: "Data tidak dapat dihapus. Mungkin data ini masih digunakan.",
  },
} as const satisfies Record<string, Message>;
