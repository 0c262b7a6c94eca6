import { z } from "zod";
import { optionalText } from "~/forms/schema";
import { submit } from "~/forms/submit.server";
import type { Translate } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import { m } from "../action-words";
import { requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { actions, transitions } from "~/inventory/requests/transitions";
import { requestListPath } from "~/paths";
import { ownPath } from "~/session/start-page";
import { attemptAction } from "./attempt-action.server";
import { NEXT } from "./next-request";

const needReason = new Set(transitions.filter(({ needsReason }) => needsReason).map(({ action }) => action));

const actionForm = (t: Translate) =>
  z
    .object({ act: z.enum(actions), seen: z.string().default(""), reason: optionalText() })
    .refine(({ act, reason }) => reason !== "" || !needReason.has(act), {
      path: ["reason"],
      error: t(m.reasonRequired),
    });

/**
 * Answers an action on a request: a redirect to its page with a toast, or the page with the obstacle. Drafts of the
 * page's forms are then discarded.
 */
export function actOnRequest(context: SignedIn, form: Request, request: RequestRow) {
  const { role, t } = context;
  const page = requestPagePath(role, request);
  return submit(context, form, actionForm(t), {
    send: ({ act: action, ...attempt }) => attemptAction(context, request, { action, ...attempt }),
    then: (sent) => {
      context.saveDraft(page, {});
      const next = ownPath(sent.get(NEXT));
      return next?.startsWith(requestListPath(role)) ? next : page;
    },
    toast: (message) => message,
  });
}
