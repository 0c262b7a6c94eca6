import { data } from "@remix-run/node";
import { z } from "zod";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { id as recordId } from "~/provider/rows.server";
import type { Translate } from "~/language/language";
import { waitHeader } from "~/session/error-pages.server";
import { readOwnForm } from "~/session/form-account.server";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, kindOfAnswer, nullIf, waitOf } from "~/session/thrown-answer";
import { onceFor } from "~/forms/idempotent.server";
import { outageReason } from "~/forms/one-by-one.server";
import type { Problem } from "~/forms/problem-summary";
import { toastOf } from "~/forms/told.server";
import { m as formWords } from "~/forms/messages";
import { accepted } from "./accepted.server";
import { m } from "./messages";
import { relationName } from "./relation-names";

/** A record that was not deleted: its relations, or a message if the provider names none. */
export interface Refusal {
  problems: Problem[];
  title: string;
}

interface Deletion {
  family: string;
  id: number | string;
  remove?: () => Promise<void>;
  /** The path to redirect to. */
  then: (form: FormData) => string;
}

/**
 * Answers a confirmed deletion: 303 with a toast, 409 with the record's relations (spec 1 §8, contract §9.7), 429 for
 * too many requests, or 503 without an answer. The same page submitted twice deletes once; a record that no longer
 * exists is reported in the toast, and so is one that the provider still shows after it has confirmed the deletion.
 */
export async function confirmDelete(context: SignedIn, request: Request, { family, id, then, ...deletion }: Deletion) {
  const form = await readOwnForm(context, request);
  const { remove = () => context.provider.remove(family, id) } = deletion;
  let isShown: boolean;
  try {
    isShown = await onceFor(context, form, async () => {
      await remove();
      return isStillShown(context.provider, `${family}/${id}`);
    });
  } catch (error) {
    if (kindOfAnswer(error) === "missing")
      return context.redirect(then(form), { toast: { message: context.t(m.alreadyGone), tone: "error" } });
    const refusal = refusalOf(error, context.t);
    context.markFailed(refusal.problems);
    const status = error instanceof ValidationError ? 409 : kindOfAnswer(error) === "busy" ? 429 : 503;
    return data(refusal, { status, headers: waitHeader(waitOf(error)) });
  }
  return context.redirect(then(form), { toast: toastOf(isShown ? accepted.stillShown : m.removed, context.t) });
}

const shownRecord = z.object({ id: recordId }).nullable().catch(null);

/** Whether the provider shows a record whose deletion it has confirmed: it may have put it off (202), or lost it. */
const isStillShown = async (provider: Provider, path: string): Promise<boolean> =>
  (await nullIf(provider.read(path, shownRecord), ...FAILED)) !== null;

/**
 * Why a record was not deleted: its relations by the names used on the screens, or only the message if there is just
 * one (spec 1 §8), unless that is among those of `several` records. Any other error is rethrown.
 */
export function refusalOf(error: unknown, t: Translate, { several = false } = {}): Refusal {
  const outage = outageReason(error, t, m.notConfirmed);
  if (outage !== null) return { problems: [{ message: outage }], title: t(formWords.oops) };
  if (!(error instanceof ValidationError)) throw error;
  const { fields, messages } = error;
  const relations = Object.entries(fields).map(([relation, texts]) => ({ relation, message: texts.join(" ") }));
  const count = relations.length + messages.length;
  if (count === 0) return { problems: [{ message: t(m.notDeleted) }], title: t(formWords.oops) };
  const listed = relations.map(({ relation, message }) =>
    count === 1 && !several ? message : t(formWords.fieldMessage, { field: relationName(relation, t), message }),
  );
  const title = t(relations.length > 0 ? m.hasRelations : m.wasNotDeleted);
  return { problems: [...listed, ...messages].map((message) => ({ message })), title };
}
