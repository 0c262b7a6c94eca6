import type { Message, Translate } from "~/language/language";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isOpen } from "~/inventory/requests/status";
import { type Participant, stateOf } from "~/inventory/requests/transitions";
import { m } from "../messages";
import { nextStep } from "../next-step";
import type { FollowUp, Precondition } from "../request-kind";

/** The next step of a request as its reader is told it. */
export interface ReadersStep {
  isYours: boolean;
  /** It is somebody else's turn. */
  isOthers: boolean;
  /** Nothing is left to do. */
  isOver: boolean;
  sentence: string;
  /** The page where the reader does it, if it is not an action on the request. */
  page: { path: string; label: string } | null;
}

/** What a request depends on besides its state. */
interface Around {
  precondition: Precondition | null;
  followUp: FollowUp | null;
}

/** The tenant who filed the request, to its own people, of whom any may have acted. */
const yourCompany: Message = { en: "your company", id: "perusahaan Anda" };

/** The next step of a request for a participant, in the reader's language. */
export function stepFor(
  request: RequestRow,
  participant: Participant,
  { precondition, followUp }: Around,
  t: Translate,
): ReadersStep {
  const state = stateOf(request);
  const { who, what, yours, path, label } = nextStep(request.kind, state, precondition, followUp);
  const isYours = who === participant;
  const tenant = participant === "owner" ? t(yourCompany) : request.tenantName || t(m.tenant);
  const sentence = t((who ?? "admin") === participant ? yours : what, { tenant });
  return {
    isYours,
    isOthers: who !== null && !isYours,
    isOver: who === null && !isOpen(request.status),
    sentence: followUp && state === "AP1" ? `${sentence} ${t(followUp.missing)}` : sentence,
    page: isYours && path && label ? { path, label: t(label) } : null,
  };
}
