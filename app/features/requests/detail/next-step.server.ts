import type { Translate } from "~/language/language";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { type Participant, stateOf } from "~/inventory/requests/transitions";
import { m } from "../messages";
import { nextStep } from "../next-step";
import type { Precondition } from "../request-kind";

/** The next step of a request as its reader is told it. */
export interface ReadersStep {
  isYours: boolean;
  sentence: string;
  /** The page where it is done, if it is the reader's turn and not an action on the request. */
  page: { path: string; label: string } | null;
}

/** The next step of a request for a participant, in the reader's language. */
export function stepFor(
  request: RequestRow,
  participant: Participant,
  precondition: Precondition | null,
  t: Translate,
): ReadersStep {
  const { who, what, yours, path, label } = nextStep(request.kind, stateOf(request), precondition);
  const isYours = who === participant;
  return {
    isYours,
    sentence: t(isYours ? yours : what, { tenant: request.tenantName || t(m.tenant) }),
    page: isYours && path && label ? { path, label: t(label) } : null,
  };
}
