import type { Message } from "~/language/language";
import type { IconName } from "~/ui/icon";
import type { Action } from "~/inventory/requests/transitions";

/** The texts of an action: its button, its confirmation, and the toast afterwards, which names the request. */
export interface ActionWords {
  label: Message;
  icon: IconName;
  question: Message;
  toast: Message;
  danger?: true;
}

/** The words of every action that a request page offers (spec 2 §4). */
export const actionWords: Readonly<Record<Action, ActionWords>> = {
  approve: {
    label: { en: "Approve", id: "Setujui" },
    icon: "ok",
    question: { en: "Approve this request", id: "Setujui permintaan ini" },
    toast: { en: "{number} has been approved", id: "{number} telah disetujui" },
  },
  app_cc: {
    label: { en: "Approve …", id: "Setujui …" },
    icon: "ok",
    question: { en: "Approve this interconnection", id: "Setujui interkoneksi ini" },
    toast: { en: "{number} has been approved", id: "{number} telah disetujui" },
  },
  waiting: {
    label: { en: "Put on waiting list", id: "Masukkan ke daftar tunggu" },
    icon: "list",
    question: { en: "Put this request on the waiting list", id: "Masukkan permintaan ini ke daftar tunggu" },
    toast: { en: "{number} is on the waiting list", id: "{number} masuk daftar tunggu" },
  },
  open: {
    label: { en: "Open to request", id: "Buka lagi" },
    icon: "open",
    question: { en: "Open this request again, it is its turn now", id: "Buka lagi permintaan ini, kini gilirannya" },
    toast: { en: "{number} is open again", id: "{number} dibuka lagi" },
  },
  reject: {
    label: { en: "Reject", id: "Tolak" },
    icon: "stop",
    question: { en: "Reject this request", id: "Tolak permintaan ini" },
    toast: { en: "{number} has been rejected", id: "{number} telah ditolak" },
    danger: true,
  },
  suspend: {
    label: { en: "Suspend", id: "Tangguhkan" },
    icon: "pause",
    question: { en: "Suspend this request", id: "Tangguhkan permintaan ini" },
    toast: { en: "{number} has been suspended", id: "{number} telah ditangguhkan" },
  },
  resume: {
    label: { en: "Resume", id: "Lanjutkan" },
    icon: "open",
    question: { en: "Resume this request", id: "Lanjutkan permintaan ini" },
    toast: { en: "{number} has been resumed", id: "{number} dilanjutkan" },
  },
  cancel: {
    label: { en: "Cancel request", id: "Batalkan permintaan" },
    icon: "ban",
    question: { en: "Cancel this request", id: "Batalkan permintaan ini" },
    toast: { en: "{number} has been cancelled", id: "{number} telah dibatalkan" },
    danger: true,
  },
  done: {
    label: { en: "Mark as done", id: "Tandai selesai" },
    icon: "done",
    question: { en: "Mark this request as done", id: "Tandai permintaan ini selesai" },
    toast: { en: "{number} is done", id: "{number} selesai" },
  },
  close: {
    label: { en: "Close Request", id: "Tutup Permintaan" },
    icon: "closed",
    question: { en: "Close this request", id: "Tutup permintaan ini" },
    toast: { en: "{number} has been closed", id: "{number} telah ditutup" },
  },
};

/** What a person did, following their name, by the provider's actions (contract §5, §11). */
export const historyWords = {
  create: { en: "filed the request", id: "mengajukan permintaan" },
  approve: { en: "approved the request", id: "menyetujui permintaan" },
  app_cc: { en: "approved the interconnection", id: "menyetujui interkoneksi" },
  waiting: { en: "put the request on the waiting list", id: "memasukkan permintaan ke daftar tunggu" },
  open: { en: "opened the request again", id: "membuka lagi permintaan" },
  reject: { en: "rejected the request", id: "menolak permintaan" },
  suspend: { en: "suspended the request", id: "menangguhkan permintaan" },
  resume: { en: "resumed the request", id: "melanjutkan permintaan" },
  cancel: { en: "cancelled the request", id: "membatalkan permintaan" },
  done: { en: "marked the request as done", id: "menandai permintaan selesai" },
  close: { en: "closed the request", id: "menutup permintaan" },
} as const satisfies Record<Action | "create", Message>;

export const m = {
  andNext: { en: "{action} and go to the next ({count})", id: "{action} lalu ke berikutnya ({count})" },
  otherActions: { en: "Other actions", id: "Tindakan lain" },
  reason: { en: "Reason", id: "Alasan" },
  reasonRequired: { en: "Reason is required", id: "Alasan wajib diisi" },
  reasonRead: { en: "Visible to the tenant", id: "Terlihat oleh tenant" },
  reasonReadByAsker: {
    en: "Visible to the tenant that filed the request and to the NOC",
    id: "Terlihat oleh tenant pengaju dan NOC",
  },
  reasonReadByNoc: { en: "Visible to the NOC", id: "Terlihat oleh NOC" },
  troubleTicket: { en: "Trouble Ticket", id: "Tiket Gangguan" },
  opensTicket: {
    en: "Opens a ticket with the subject {number} for {site}.",
    id: "Membuka tiket dengan subjek {number} untuk {site}.",
  },
  writeTicket: { en: "Write ticket", id: "Tulis tiket" },
  changed: {
    en: "The request has changed while you were writing: your action may no longer apply.",
    id: "Permintaan berubah selagi Anda menulis: tindakan ini mungkin terlambat.",
  },
  yourReason: { en: "Your reason was: “{reason}”", id: "Alasan Anda: “{reason}”" },
  yourReasonWas: {
    en: "You were interrupted while you wrote a reason, and the request does not allow that action now. Your reason was: “{reason}”",
    id: "Anda terputus saat menulis alasan, dan permintaan kini tidak mengizinkan tindakan itu. Alasan Anda: “{reason}”",
  },
  noc: { en: "NOC", id: "NOC" },
  by: { en: "by {name}", id: "oleh {name}" },
  byNoc: { en: "by {name} (NOC)", id: "oleh {name} (NOC)" },
  destinationApproved: {
    en: "The destination tenant approved the interconnection",
    id: "Tenant tujuan menyetujui interkoneksi",
  },
} as const satisfies Record<string, Message>;
