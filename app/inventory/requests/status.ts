import type { Message } from "~/language/language";
import type { StatusStyle } from "~/ui/status";
import type { State } from "./transitions";

/** The ten statuses of a request with their names (spec 2 §4). */
export const statuses = {
  OR: { en: "Waiting Approval - NOC", id: "Perlu Persetujuan - NOC" },
  OP: { en: "Open To Request", id: "Siap Diproses" },
  WL: { en: "Waiting List", id: "Daftar Tunggu" },
  WD: { en: "Waiting Destination", id: "Menunggu Tujuan" },
  AP: { en: "Approved or Done", id: "Disetujui atau Selesai" },
  SU: { en: "Suspend - NOC", id: "Ditangguhkan - NOC" },
  RJ: { en: "Reject", id: "Ditolak" },
  CN: { en: "Cancel", id: "Dibatalkan" },
  CL: { en: "Close", id: "Ditutup" },
  DS: { en: "Dismentled", id: "Dibongkar" },
} as const satisfies Record<string, Message>;
export type Status = keyof typeof statuses;

const over: readonly string[] = ["RJ", "CN", "CL", "DS"] satisfies Status[];

/** Whether somebody still has something to do for a request. */
export const isOpen = (status: string): boolean => !over.includes(status);

const marks: Readonly<Record<State, StatusStyle>> = {
  OR: { word: statuses.OR, tone: "yellow", icon: "clock" },
  OP: { word: statuses.OP, tone: "blue", icon: "open" },
  WL: { word: statuses.WL, tone: "gray", icon: "list" },
  WD: { word: statuses.WD, tone: "violet", icon: "hand" },
  AP0: { word: { en: "Approved - NOC", id: "Disetujui - NOC" }, tone: "blue", icon: "ok" },
  AP1: { word: { en: "Done", id: "Selesai" }, tone: "green", icon: "done" },
  SU: { word: statuses.SU, tone: "orange", icon: "pause" },
  RJ: { word: statuses.RJ, tone: "red", icon: "stop" },
  CN: { word: statuses.CN, tone: "gray", icon: "ban" },
  CL: { word: statuses.CL, tone: "gray", icon: "closed" },
  DS: { word: statuses.DS, tone: "gray", icon: "unplug" },
};

/** How a request's state is displayed; an unknown one as it came. */
export const stateStyle = (state: string): StatusStyle =>
  Object.hasOwn(marks, state) ? marks[state as State] : { word: { en: state, id: state }, tone: "gray", icon: "info" };
