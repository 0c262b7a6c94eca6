import type { Message } from "~/language/language";
import type { FollowUp, Precondition } from "./request-kind";
import { requestKindOf } from "./request-kinds";
import { isReadOnly, type Participant, type State, states, turnOf } from "~/inventory/requests/transitions";

/** The next step of a request. */
interface NextStep {
  /** Whose turn it is; null if the request waits for nobody. */
  who: Participant | null;
  what: Message;
  /** The same, addressed to the one whose turn it is; to the NOC if it is nobody's. */
  yours: Message;
  /** The page where it is done, if it is not an action on the request. */
  path?: string;
  label?: Message;
}

/** What must happen next, by the request's state; `{tenant}` filed it (spec 2 §4). */
const steps: Readonly<Record<State, Message>> = {
  OR: {
    en: "the NOC checks the request and approves or rejects it.",
    id: "NOC memeriksa permintaan lalu menyetujui atau menolaknya.",
  },
  OP: {
    en: "it is this request's turn now; the NOC approves or rejects it.",
    id: "kini giliran permintaan ini; NOC menyetujui atau menolaknya.",
  },
  WL: {
    en: "the request waits in line until it is its turn; then the NOC opens or approves it.",
    id: "permintaan ada di antrean sampai gilirannya tiba; lalu NOC membuka atau menyetujuinya.",
  },
  WD: {
    en: "the tenant at the other end chooses rack, device and port, or rejects. Until then the source port stays reserved.",
    id: "tenant di ujung lain memilih rak, perangkat, dan port, atau menolak. Sampai saat itu port asal tetap direservasi.",
  },
  AP0: {
    en: "the NOC does the work and marks the request as done.",
    id: "NOC mengerjakannya lalu menandai permintaan selesai.",
  },
  AP1: {
    en: "the work is done; {tenant} checks it and closes the request.",
    id: "pekerjaan selesai; {tenant} memeriksanya lalu menutup permintaan.",
  },
  SU: {
    en: "the request is on hold; the NOC resumes it once the reason is resolved.",
    id: "permintaan ditangguhkan; NOC melanjutkannya setelah penyebabnya teratasi.",
  },
  RJ: {
    en: "the request was rejected; {tenant} may file a new one.",
    id: "permintaan ditolak; {tenant} dapat mengajukan yang baru.",
  },
  CN: { en: "{tenant} has cancelled the request.", id: "{tenant} membatalkan permintaan ini." },
  CL: {
    en: "the request is closed. Nothing is left to do.",
    id: "permintaan ditutup. Tidak ada lagi yang perlu dilakukan.",
  },
  DS: {
    en: "the interconnection is dismantled and the request closed. Nothing is left to do.",
    id: "interkoneksi sudah dibongkar dan permintaan ditutup. Tidak ada lagi yang perlu dilakukan.",
  },
};

/** The same, addressed to the one whose turn it is. */
const yours: Partial<Record<State, Message>> = {
  OR: { en: "check the request, then approve or reject it.", id: "periksa permintaan, lalu setujui atau tolak." },
  OP: {
    en: "it is this request's turn now; approve or reject it.",
    id: "antrean sampai pada permintaan ini; setujui atau tolak.",
  },
  WD: {
    en: "choose rack, device and port for your end, or reject. Until then the source port stays reserved.",
    id: "pilih rak, perangkat, dan port di ujung Anda, atau tolak. Sampai saat itu port asal tetap direservasi.",
  },
  AP0: { en: "do the work and mark the request as done.", id: "kerjakan, lalu tandai permintaan selesai." },
  AP1: {
    en: "the work is done; check it and close the request.",
    id: "pekerjaan selesai; periksa lalu tutup permintaan.",
  },
};

const nobodys = (what: Message): NextStep => ({ who: null, what, yours: what });

const unknown: NextStep = {
  who: null,
  what: {
    en: "the request has a status that this portal does not know. Ask the NOC.",
    id: "status permintaan ini tidak dikenal oleh portal. Hubungi NOC.",
  },
  yours: {
    en: "the request has a status that this portal does not know.",
    id: "status permintaan ini tidak dikenal oleh portal.",
  },
};

/** Why nobody can act on a request of a read-only kind. */
export const noLongerUsed: Message = {
  en: "This feature is no longer used. The request is read-only.",
  id: "Fitur ini sudah tidak digunakan. Permintaan hanya dapat dibaca.",
};

/**
 * The sentence beside a request's state that says who must do what next; a precondition comes before the NOC's turn, what
 * must follow after the request is closed.
 */
export function nextStep(
  kind: string,
  state: string,
  precondition: Precondition | null = null,
  followUp: FollowUp | null = null,
): NextStep {
  const known = states.find((one) => one === state);
  if (!known) return unknown;
  if (isReadOnly(kind)) return nobodys(noLongerUsed);
  const who = turnOf(kind, known);
  if (precondition && who === "admin") return { ...precondition, who: precondition.by };
  if (followUp && known === "CL") return { ...followUp, who: "owner" };
  const what = steps[known];
  const own = known === "AP0" ? requestKindOf(kind).work : undefined;
  return { who, what, yours: yours[known] ?? what, ...own };
}
