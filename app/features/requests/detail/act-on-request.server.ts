import { z } from "zod";
import { submit } from "~/forms/submit.server";
import type { Translate } from "~/language/language";
import { Rejected } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { actWords, m } from "../acts";
import { doAct } from "../do-act.server";
import { readRequest } from "../read-request.server";
import { partOf, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateMark } from "~/inventory/requests/status";
import { actions, actsOn, stateOf, transitions } from "~/inventory/requests/transitions";

const needReason = new Set(transitions.filter(({ needsReason }) => needsReason).map(({ action }) => action));

const actForm = (t: Translate) =>
  z
    .object({ act: z.enum(actions), seen: z.string().default(""), reason: z.string().trim().default("") })
    .refine(({ act, reason }) => reason !== "" || !needReason.has(act), {
      path: ["reason"],
      error: t(m.reasonRequired),
    });

/**
 * Answers an act on a request: on to its page with a toast, or back with what stands against it. Of two people who act at once the
 * second is told what the request is now; nothing is done twice.
 */
export function actOnRequest(context: SignedIn, form: Request, request: RequestRow) {
  const { provider, role, user, t } = context;
  return submit(context, form, actForm(t), {
    send: async ({ act, seen, reason }) => {
      if (!actsOn(request, partOf(role, user, request)).some(({ action }) => action === act))
        throw told(request, seen, t);
      try {
        await doAct(context, request, act, (path, body) => provider.send(path, reason ? { ...body, reason } : body));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        const now = await readRequest(context, String(request.id));
        throw stateOf(now) === stateOf(request) ? error : told(now, seen, t);
      }
      return act;
    },
    then: () => requestPagePath(role, request),
    toast: (act) => actWords[act].told,
  });
}

/** The act is not possible (any more): says what the request is, and whether it became so after it was `seen`. */
function told(request: RequestRow, seen: string, t: Translate): Rejected {
  const state = stateOf(request);
  return new Rejected(409, { detail: t(state === seen ? m.notNow : m.faster, { status: t(stateMark(state).word) }) });
}
