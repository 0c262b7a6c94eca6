import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { waitHeader } from "~/session/error-pages.server";
import { holdsInput, readForm, typedValues } from "~/session/form-data.server";
import { fitsDraft, type Typed } from "~/session/form-drafts.server";
import { TOKEN } from "~/session/form-token";
import { refuseFormOfAnother } from "~/session/form-account.server";
import type { SignedIn } from "~/session/guards.server";
import { DRAFT, type FormState, PREVIEW_TEXT, UPDATE } from "./form-state";
import type { SubmissionResult, Updated } from "./last-result";
import { fingerprint } from "./fingerprint.server";
import { m } from "./messages";
import { idempotent } from "./idempotent.server";
import { answerPage, returnTyped, type ReadPage } from "./open-page.server";
import { invalid, InvalidForm, NO_ANSWER, type Rejection, rejectionOf } from "./rejection.server";
import { nullIf } from "~/session/thrown-answer";
import { typedHtml } from "./sanitize.server";
import { type Told, toastOf } from "./told.server";

const draftNotSaved = {
  en: "No draft was saved: nothing has been typed, or too much.",
  id: "Draf tidak disimpan: belum ada isian, atau isian terlalu panjang.",
};

/** A submitted form that stays on its page, with the result. */
export interface Shown<Result> extends SubmissionResult {
  result: Result;
}

interface Submission<Value, Result> {
  /** Reads the form's page, if it changes with what is typed: the answer to buttons named UPDATE. */
  page?: ReadPage<unknown>;
  /** Sends the form's value on; may throw a `FormRefusal` if something it finds out stands against it. */
  send: (value: Value, form: FormData) => Promise<Result> | Result;
  /**
   * The path to redirect to; `result` is what `send` returned. With null the form stays on its page, which shows the
   * result.
   */
  then: string | null | ((form: FormData, result: Result) => string | null);
  /** What is said on the next page. */
  toast: Told | ((result: Result) => Told);
  /** The page that lists the sent records, if there is one: after a lost answer it shows whether the form was saved. */
  list?: string;
  /** Rich text fields, which may be longer than others. */
  html?: readonly string[];
  /** The fields' labels, for provider messages that do not name the field. */
  labels?: Readonly<Record<string, Message>>;
}

/**
 * Answers a posted form: 200 with the updated page if the form is only to be changed or previewed, 200 if the page
 * shows the result, 400 (403: not permitted, 404: a record is gone, 409: out of date, 413: too large, 429: too many requests, 503: no answer)
 * with messages and what was typed, or 303 with a toast. The provider's field messages are shown at their fields;
 * messages for fields that the form does not have are shown above it, under "Oops sorry..." (spec 1 §8). A form with a
 * token takes effect once, however often it is submitted. A schema that depends on records is read only when it is
 * needed.
 */
export async function submit<Schema extends z.ZodType, Result>(
  context: SignedIn,
  request: Request,
  schema: Schema | ((form: FormData) => Promise<Schema>),
  { page, send, then, toast, list, html = [], labels = {} }: Submission<z.output<Schema>, Result>,
) {
  const { t, user } = context;
  const form = await readForm(request);
  if (typeof form === "number") {
    const message = form === 413 ? t(m.tooMuch, { most: LIMITS.text }) : t(m.unreadable);
    const problems = [{ message }];
    context.markFailed(problems);
    return data<SubmissionResult>({ values: {}, errors: {}, problems, title: t(m.oops) }, form);
  }
  await refuseFormOfAnother(context, form);
  const lost = lostFields(form);
  const answerNow = () => page && answerPage(context, form, page);
  const values = () => typedValues(form);
  const token = String(form.get(TOKEN) ?? "");
  /** The form stays on its page as it was sent, with something more. */
  const shownWith = async (more: Partial<Shown<Result>>) =>
    data<SubmissionResult>({ values: values(), errors: {}, problems: [], lost, page: await answerNow(), ...more }, 200);
  // A draft that the person saved follows its form while that is changed or returned.
  const keepDraft = async (shown: Typed = {}) => {
    const draft = await context.readDraft("", token);
    if (draft?.[UPDATE]?.includes(DRAFT)) context.draft = { ...values(), ...shown, [UPDATE]: [DRAFT] };
  };
  const reject = async ({ status, retryAfter, ...rejection }: Rejection) => {
    context.markFailed(rejection.problems, holdsInput(values()));
    await keepDraft();
    if (status === NO_ANSWER) returnTyped(context, values());
    // The record that the page is about may be the one that is gone.
    const read = status === NO_ANSWER ? undefined : await nullIf(Promise.resolve(answerNow()), "missing");
    return data<SubmissionResult>(
      { values: values(), lost, ...rejection, page: read ?? undefined },
      { status, headers: waitHeader(retryAfter) },
    );
  };

  if (form.get(UPDATE) === DRAFT) {
    if (!fitsDraft({ ...values(), [UPDATE]: [] }))
      return reject({ errors: {}, problems: [{ message: t(draftNotSaved) }], title: t(m.oops), status: 400 });
    context.draft = values();
    return shownWith({ isDraft: true });
  }
  if (page && form.has(UPDATE)) {
    const changed = (await answerNow()) as { state?: FormState };
    // It is still the same form.
    if (changed.state && token) changed.state.token = token;
    await keepDraft(changed.state?.values);
    return data<Updated>({ lost, page: changed, pressed: String(form.get(UPDATE)) }, 200);
  }
  const tooLong = textsTooLong(form, html, t);
  if (Object.keys(tooLong).length > 0) return reject(invalid(form, tooLong));
  if (form.has(PREVIEW_TEXT)) {
    await keepDraft();
    return shownWith({ previews: previewsOf(form, html) });
  }

  let result: Result;
  try {
    // A form that has taken effect is not checked again: the records may have changed by it and refuse it now.
    const work = async () => {
      const rules = typeof schema === "function" ? await schema(form) : schema;
      const submission = await checkForm(form, rules, t);
      if (submission.status !== "success") throw new InvalidForm(submission.error ?? {});
      return send(submission.value, form);
    };
    result = await (form.has(TOKEN)
      ? idempotent(`${user.id} ${context.url.pathname} ${fingerprint(form)}`, work)
      : work());
  } catch (error) {
    const nameOf = (field: string) => {
      const label = Object.hasOwn(labels, field) && labels[field];
      return label ? t(label) : field;
    };
    return reject(rejectionOf(error, form, { t, nameOf, list }));
  }
  const next = typeof then === "function" ? then(form, result) : then;
  // What may be sent next is another form.
  if (next === null) return shownWith({ result, values: { ...values(), [TOKEN]: [] } });
  return context.redirect(next, { toast: toastOf(typeof toast === "function" ? toast(result) : toast, t) });
}

/** Checks a form by its schema. */
export const checkForm = <Schema extends z.ZodType>(form: FormData, schema: Schema, t: Translate) =>
  parseWithZod(form, { schema, async: true, error: () => t(m.invalid) });

/** The fields with a chosen file or a typed password. */
function lostFields(form: FormData): string[] {
  const typed = typedValues(form);
  return [...form]
    .filter(([name, value]) => (value instanceof File ? value.size > 0 : value !== "" && !(name in typed)))
    .map(([name]) => name);
}

/** Texts that are longer than their fields allow, with the message. Browsers count the end of a line once and send two characters. */
function textsTooLong(form: FormData, html: readonly string[], t: Translate): Record<string, string[]> {
  const mostOf = (field: string) => (html.includes(field) ? LIMITS.html : LIMITS.text);
  const isTooLong = (field: string, value: string) => value.replaceAll("\r\n", "\n").length > mostOf(field);
  const tooLong = [...form].filter(([field, value]) => typeof value === "string" && isTooLong(field, value));
  return Object.fromEntries(tooLong.map(([field]) => [field, [t(m.textTooLong, { most: mostOf(field) })]]));
}

/** The requested previews of rich texts, each made once however often it is asked for. */
function previewsOf(form: FormData, html: readonly string[]): Record<string, string> {
  const asked = form.getAll(PREVIEW_TEXT);
  const shown = html.filter((field) => asked.includes(field));
  return Object.fromEntries(shown.map((field) => [field, typedHtml(String(form.get(field) ?? ""))]));
}
