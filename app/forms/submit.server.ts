import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { Message } from "~/language/language";
import { LIMITS } from "~/limits";
import { ValidationError } from "~/provider/errors";
import { readForm, typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { kindOfAnswer } from "~/session/thrown-answer";
import { PREVIEW_TEXT, TOKEN, UPDATE } from "./form";
import type { Problem } from "./problem-summary";
import type { SubmissionResult, Updated } from "./last-result";
import { fingerprint } from "./fingerprint.server";
import { m } from "./messages";
import { FormRefusal } from "./form-refusal";
import { idempotent } from "./idempotent.server";
import { answerPage, type ReadPage } from "./open-page.server";
import { typedHtml } from "./sanitize.server";
import { inPageLanguage } from "./standard-messages";

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
  toast: Message | ((result: Result) => Message);
  /** The page that lists the sent records, if there is one: after a lost answer it shows whether the form was saved. */
  list?: string;
  /** Rich text fields, which may be longer than others. */
  html?: readonly string[];
  /** The fields' labels, for provider messages that do not name the field. */
  labels?: Readonly<Record<string, Message>>;
}

/**
 * Answers a posted form: 200 with the updated page if the form is only to be changed or previewed, 200 if the page
 * shows the result, 400 (403: not permitted, 409: out of date, 413: too large, 429: too many requests, 503: no answer)
 * with messages and what was typed, or 303 with a toast. The provider's field messages are shown at their fields;
 * messages for fields that the form does not have are shown above it, under "Oops sorry..." (spec 1 §8). A form with a
 * token takes effect once, however often it is submitted.
 */
export async function submit<Schema extends z.ZodType, Result>(
  context: SignedIn,
  request: Request,
  schema: Schema,
  { page, send, then, toast, list, html = [], labels = {} }: Submission<z.output<Schema>, Result>,
) {
  const { t, user } = context;
  const form = await readForm(request);
  if (typeof form === "number") {
    context.markFailed();
    const message = form === 413 ? t(m.tooMuch, { most: LIMITS.text }) : t(m.unreadable);
    return data<SubmissionResult>({ values: {}, errors: {}, problems: [{ message }], title: t(m.oops) }, form);
  }
  const lost = lostFields(form);
  const nameOf = (field: string) => (labels[field] ? t(labels[field]) : field);
  const answerNow = () => page && answerPage(context, form, page);
  if (page && form.has(UPDATE)) return data<Updated>({ lost, page: await answerNow() }, 200);
  const back = async (errors: Record<string, string[]>, problems: Problem[], title?: string, status = 400) => {
    context.markFailed();
    const read = status === NO_ANSWER ? undefined : await answerNow();
    return data<SubmissionResult>({ values: typedValues(form), errors, lost, problems, title, page: read }, status);
  };

  const tooLong = textsTooLong(form, html, t);
  if (tooLong.length > 0)
    return back(Object.fromEntries(tooLong.map(({ field, message }) => [field, [message]])), tooLong);

  if (form.has(PREVIEW_TEXT)) {
    const previews = previewsOf(form, html);
    return data<SubmissionResult>(
      { values: typedValues(form), errors: {}, lost, problems: [], page: await answerNow(), previews },
      200,
    );
  }

  const submission = await parseWithZod(form, { schema, async: true, error: () => t(m.invalid) });
  if (submission.status !== "success") {
    const errors = inFormOrder(form, submission.error ?? {});
    const problems = Object.entries(errors).map(([field, messages]) => ({
      field: field || undefined,
      message: messages.join(" "),
    }));
    return back(errors, problems);
  }
  let result: Result;
  try {
    const work = async () => send(submission.value, form);
    result = await (form.has(TOKEN)
      ? idempotent(`${user.id} ${context.url.pathname} ${fingerprint(form)}`, work)
      : work());
  } catch (error) {
    if (error instanceof FormRefusal) {
      const refused = Object.entries(error.fields);
      for (const [field, { isEmptied }] of refused) if (isEmptied) form.delete(field);
      const problems = refused.map(([field, { message }]) => ({
        field,
        message: t(m.fieldMessage, { field: nameOf(field), message }),
      }));
      const errors = Object.fromEntries(refused.map(([field, { message }]) => [field, [message]]));
      return back(errors, problems, error.title && t(error.title), 409);
    }
    const unsent = kindOfAnswer(error);
    if (unsent === "unavailable" || unsent === "notAccepted")
      return back({}, [{ message: t(m.noAnswer), list }], t(m.oops), NO_ANSWER);
    if (unsent === "refused") return back({}, [{ message: t(m.refused) }], t(m.oops), 403);
    if (unsent === "busy") return back({}, [{ message: t(m.busy) }], t(m.oops), 429);
    if (!(error instanceof ValidationError)) throw error;
    const told = Object.entries(atFields(form, error.fields)).map(([field, messages]) => [
      field,
      messages.map((message) => inPageLanguage(message, t)),
    ]);
    const errors = inFormOrder(form, Object.fromEntries(told) as Record<string, string[]>);
    const own = Object.fromEntries(Object.entries(errors).filter(([field]) => form.has(field)));
    const whole = error.messages.map((message) => inPageLanguage(message, t));
    return back(own, messagesByField(errors, whole, form, nameOf, t), t(m.oops));
  }
  const next = typeof then === "function" ? then(form, result) : then;
  if (next === null) {
    const answered = { values: typedValues(form), errors: {}, problems: [], lost, page: await answerNow(), result };
    return data<Shown<Result>>(answered, 200);
  }
  return context.redirect(next, {
    toast: { message: t(typeof toast === "function" ? toast(result) : toast), tone: "success" },
  });
}

/** If the provider does not answer, it is not asked for the page either. */
const NO_ANSWER = 503;

/** The fields with a chosen file or a typed password. */
function lostFields(form: FormData): string[] {
  const typed = typedValues(form);
  return [...form]
    .filter(([name, value]) => (value instanceof File ? value.size > 0 : value !== "" && !(name in typed)))
    .map(([name]) => name);
}

/** Texts that are longer than their fields allow. */
function textsTooLong(form: FormData, html: readonly string[], t: SignedIn["t"]) {
  const mostOf = (field: string) => (html.includes(field) ? LIMITS.html : LIMITS.text);
  return [...form]
    .filter(([field, value]) => typeof value === "string" && value.length > mostOf(field))
    .map(([field]) => ({ field, message: t(m.textTooLong, { most: mostOf(field) }) }));
}

/** The requested previews of rich texts. */
function previewsOf(form: FormData, html: readonly string[]): Record<string, string> {
  const asked = form.getAll(PREVIEW_TEXT).filter((field) => html.includes(String(field)));
  return Object.fromEntries(asked.map((field) => [String(field), typedHtml(String(form.get(String(field)) ?? ""))]));
}

/** The provider's messages in the form of spec 1 §8: each with its field's name, a single one without. */
function messagesByField(
  errors: Record<string, string[]>,
  whole: string[],
  form: FormData,
  nameOf: (field: string) => string,
  t: SignedIn["t"],
): Problem[] {
  const fields = Object.entries(errors).map(([field, messages]) => ({ field, message: messages.join(" ") }));
  const only = fields.length + whole.length === 1;
  const listed = fields.map(({ field, message }) => ({
    field: form.has(field) ? field : undefined,
    message: only ? message : t(m.fieldMessage, { field: nameOf(field), message }),
  }));
  const problems = [...listed, ...whole.map((message) => ({ message }))];
  return problems.length > 0 ? problems : [{ message: t(m.generic) }];
}

/**
 * Messages about part of a field, such as `ports[1].name`, are shown at the field if the form has no field for the
 * part.
 */
function atFields(form: FormData, errors: Record<string, string[]>): Record<string, string[]> {
  const told = new Map<string, string[]>();
  for (const [path, messages] of Object.entries(errors)) {
    const [field = ""] = path.split(/[.[]/, 1);
    const name = !form.has(path) && form.has(field) ? field : path;
    told.set(name, [...(told.get(name) ?? []), ...messages]);
  }
  return Object.fromEntries(told);
}

/** Sorts messages in page order, which is the order in which browsers send fields. */
function inFormOrder(form: FormData, errors: Record<string, string[] | null>): Record<string, string[]> {
  const order = [...form.keys()];
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries(errors).flatMap(([name, messages]) =>
    messages?.length ? [[name, messages] as const] : [],
  );
  return Object.fromEntries(entries.sort(([a], [b]) => place(a) - place(b)));
}
