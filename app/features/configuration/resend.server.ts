import { data } from "@remix-run/node";
import { nameOf } from "~/lists/list";
import { openList, readSelected } from "~/lists/list.server";
import { ValidationError } from "~/provider/errors";
import { SEEN } from "~/forms/form-state";
import { onceFor } from "~/forms/idempotent.server";
import { oneByOne, outageReason } from "~/forms/one-by-one.server";
import { readOwnForm } from "~/session/form-account.server";
import type { SignedIn } from "~/session/guards.server";
import { sharedState } from "~/shared-state.server";
import { FAILED, kindOfAnswer, nullIf, refusalReasonOf } from "~/session/thrown-answer";
import { withParams, readChosen } from "~/lists/list-query";
import { mailLog, statusStyle } from "./mail-log";
import { m } from "./mail-messages";
import { mailLogPath } from "./mail-paths";
import { type LoggedMail, loggedMailRow } from "./rows.server";

/** At most this many mails are sent again at once: each is a call. */
const MAX_MAILS = 100;

/** The selected mails by name; `most` is how many they are if there are more. */
export async function loadChosenMails(context: SignedIn) {
  const { url, t } = context;
  const back = mailLogPath + withParams(url.searchParams, { page: url.searchParams.get("page"), chosen: null });
  const { ids: chosen } = readChosen(url.searchParams);
  const ids = chosen.slice(0, MAX_MAILS);
  if (ids.length === 0) throw await context.redirect(back);
  const found = await findMails(context, ids);
  const mails = ids.map((id, at) => {
    const mail = found[at];
    return { id, name: mail ? nameOf(mailLog, mail, t) : `#${id}`, status: mail?.status ?? "" };
  });
  return { back, mails, most: chosen.length > MAX_MAILS ? MAX_MAILS : null, token: crypto.randomUUID() };
}

/** The mails with these ids as the log has them by now; null for those that it does not show. */
function findMails(context: SignedIn, ids: readonly number[]): Promise<(LoggedMail | null)[]> {
  const log = openList(context, mailLog, { family: "logemail", row: loggedMailRow });
  // A provider may offer the log only as a list.
  const readOne = (id: number) => nullIf(context.provider.read(`logemail/${id}`, loggedMailRow), "missing", "refused");
  return readSelected(ids, log, readOne);
}

/** The mails that were not sent again, with the reasons and their status in the log, and the number of those that were. */
export interface Unsent {
  unsent: { id: number; reason: string; status: string }[];
  sent: number;
  /** For the next attempt: the token of this one stands for its outcome. */
  token: string;
}

/**
 * Sends the selected mails again, one by one and each once, however often the page is submitted: 303 with a toast, or 409 with
 * the reasons for those that were not: refused by the provider, or no longer in the status in which they were `seen`, since somebody
 * else may have sent them again. After an outage the others are not tried.
 */
export async function resendMails(context: SignedIn, request: Request) {
  const { t, url } = context;
  const form = await readOwnForm(context, request);
  const ids = readChosen(form).ids.slice(0, MAX_MAILS);
  const seen = new URLSearchParams(String(form.get(SEEN) ?? ""));
  const unsent = await onceFor(context, form, () => sendEach(context, ids, seen));
  const sent = ids.length - unsent.length;
  if (unsent.length > 0) {
    context.markFailed(unsent.map(({ reason: message }) => ({ message })));
    return data<Unsent>({ unsent, sent, token: crypto.randomUUID() }, 409);
  }
  const message = sent === 1 ? t(m.oneResent) : t(m.severalResent, { count: sent });
  const query = withParams(url.searchParams, { page: url.searchParams.get("page"), chosen: null });
  return context.redirect(mailLogPath + query, { toast: { message, tone: "success" } });
}

/** A process that dies keeps others from sending its mails again for so long. */
const CLAIM_MS = 60_000;

async function sendEach(context: SignedIn, ids: readonly number[], seen: URLSearchParams): Promise<Unsent["unsent"]> {
  const holder = crypto.randomUUID();
  const claims = await Promise.all(ids.map((id) => sharedState.claim(`resend:${id}`, holder, CLAIM_MS)));
  const claimed = new Set(ids.filter((_, at) => claims[at]));
  try {
    return await sendClaimed(context, ids, claimed, seen);
  } finally {
    await Promise.all([...claimed].map((id) => sharedState.release(`resend:${id}`, holder)));
  }
}

/** Sends those that nobody else is sending at this moment: their status in the log tells what others have done before. */
async function sendClaimed(
  context: SignedIn,
  ids: readonly number[],
  claimed: ReadonlySet<number>,
  seen: URLSearchParams,
): Promise<Unsent["unsent"]> {
  const { provider, t } = context;
  const found = seen.size > 0 ? await nullIf(findMails(context, ids), ...FAILED) : null;
  const statusNow = new Map(found?.flatMap((mail) => (mail ? [[mail.id, mail.status]] : [])));
  const statusSeen = (id: number) => seen.get(String(id)) ?? "";
  const unsent = (id: number, reason: string) => ({ id, reason, status: statusNow.get(id) ?? statusSeen(id) });
  const { outcomes } = await oneByOne(t, ids, {
    attempt: async (id) => {
      if (!claimed.has(id)) return unsent(id, t(m.beingSent));
      const status = statusNow.get(id);
      if (status && statusSeen(id) && status !== statusSeen(id))
        return unsent(id, t(m.statusChanged, { status: t(statusStyle(status).word) }));
      await provider.send("logemail/resend", { id });
      return null;
    },
    failed: (id, error) => unsent(id, outageReason(error, t, m.notConfirmed) ?? reasonOf(error) ?? t(m.noReason)),
    notTried: unsent,
  });
  return outcomes.filter((outcome) => outcome !== null);
}

/** Why a mail was not sent again, in the provider's words; null if it gives none. An ended session ends the page. */
function reasonOf(error: unknown): string | null {
  if (error instanceof ValidationError) return error.allMessages.join(" ") || null;
  const kind = kindOfAnswer(error);
  if (kind === null || kind === "expired") throw error;
  return refusalReasonOf(error);
}
