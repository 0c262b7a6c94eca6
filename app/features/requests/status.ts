import type { Message } from "~/language/language";
import { m } from "~/ui/messages";

/** The ten statuses of a request with their words (spec 2 §4). */
export const statuses = {
  OR: m.openRequest,
  OP: m.openToRequest,
  WL: m.waitingList,
  WD: m.waitingDestination,
  AP: { en: "Approved or Done", id: "Disetujui atau Selesai" },
  SU: m.suspended,
  RJ: m.rejected,
  CN: m.cancelled,
  CL: m.closed,
  DS: m.dismantled,
} as const satisfies Record<string, Message>;
export type Status = keyof typeof statuses;

const over: readonly string[] = ["RJ", "CN", "CL", "DS"] satisfies Status[];

/** Whether somebody still has to do something for a request. */
export const isOpen = (status: string): boolean => !over.includes(status);
