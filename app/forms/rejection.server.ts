import type { Message, Translate } from "~/language/language";
import { tryAgain } from "~/language/wait";
import { ValidationError } from "~/provider/errors";
import { holdsInput, typedValues } from "~/session/form-data.server";
import { kindOfAnswer, refusalReasonOf, waitOf } from "~/session/thrown-answer";
import { FormRefusal } from "./form-refusal";
import { m } from "./messages";
import type { Problem } from "./problem-summary";
import { inPageLanguage } from "./standard-messages";

type Errors = Record<string, string[]>;

/** Why a form is returned: messages at its fields, and all of them above it. */
export interface Rejection {
  errors: Errors;
  problems: Problem[];
  title?: string;
  status: number;
  /** The seconds after which to send it again, if the provider told them. */
  retryAfter?: number | null;
}

interface Wording {
  t: Translate;
  /** A field's name in a message. */
  nameOf: (field: string) => string;
  /** The page that shows whether a form without an answer was saved. */
  list?: string;
}

/** If the provider does not answer, it is not asked for the page either. */
export const NO_ANSWER = 503;

/** Thrown when a form does not meet its schema, with the messages by field; "" is the form as a whole. */
export class InvalidForm extends Error {
  readonly fields: Record<string, string[] | null>;

  constructor(fields: InvalidForm["fields"]) {
    super("the form is invalid");
    this.fields = fields;
  }
}

/** The rejection of a form by its schema; "" is the form as a whole. */
export function invalid(form: FormData, messages: Record<string, string[] | null>): Rejection {
  const errors = inFormOrder(form, messages);
  const problems = Object.entries(errors).map(([field, texts]) => ({
    field: field || undefined,
    message: texts.join(" "),
  }));
  return { errors, problems, status: 400 };
}

/** The rejection of a form by the error that checking or sending it threw; any other error is rethrown. */
export function rejectionOf(error: unknown, form: FormData, wording: Wording): Rejection {
  if (error instanceof InvalidForm) return invalid(form, error.fields);
  if (error instanceof FormRefusal) return refused(error, form, wording);
  if (error instanceof ValidationError) return rejectedByProvider(error, form, wording);
  const { t, list } = wording;
  const isKept = holdsInput(typedValues(form));
  const retryAfter = waitOf(error);
  const words = { kept: isKept ? ` ${t(m.kept)}` : "", again: tryAgain(retryAfter, t) };
  const whole = (message: Message, status: number, at?: string): Rejection => ({
    errors: {},
    problems: [{ message: t(message, words), list: at }],
    title: t(m.oops),
    status,
  });
  const kind = kindOfAnswer(error);
  if (kind === "unavailable" || kind === "notAccepted") return whole(m.noAnswer, NO_ANSWER, list);
  if (kind === "refused") {
    const rejection = whole(m.refused, 403);
    const reason = refusalReasonOf(error);
    return reason === null ? rejection : { ...rejection, problems: [...rejection.problems, { message: reason }] };
  }
  if (kind === "missing") return whole(m.missing, 404);
  if (kind === "busy") return { ...whole(m.busy, 429), retryAfter };
  throw error;
}

function refused({ fields, title, ...refusal }: FormRefusal, form: FormData, { t, nameOf }: Wording): Rejection {
  for (const [field, { isEmptied }] of Object.entries(fields)) if (isEmptied) form.delete(field);
  const messages = Object.entries(fields).map(([field, { message }]) => [field, message] as const);
  const besides = invalid(form, refusal.invalid);
  const own = messages.map(([field, message]) => [field, [message, ...(besides.errors[field] ?? [])]]);
  const problems = messages.map(([field, message]) => ({
    field,
    message: t(m.fieldMessage, { field: nameOf(field), message }),
  }));
  return {
    errors: { ...besides.errors, ...(Object.fromEntries(own) as Errors) },
    problems: [...problems, ...besides.problems],
    title: title && t(title),
    status: 409,
  };
}

function rejectedByProvider(error: ValidationError, form: FormData, wording: Wording): Rejection {
  const { t } = wording;
  const translated = (messages: string[]) => messages.map((message) => inPageLanguage(message, t));
  const shown = Object.entries(atFields(form, error.fields)).map(
    ([field, messages]) => [field, translated(messages)] as const,
  );
  const errors = inFormOrder(form, Object.fromEntries(shown));
  const problems = listed(errors, translated(error.messages), form, wording);
  const unexplained = error.status === 413 ? m.tooMuchForService : m.generic;
  return {
    errors: Object.fromEntries(Object.entries(errors).filter(([field]) => form.has(field))),
    problems: problems.length > 0 ? problems : [{ message: t(unexplained) }],
    title: t(m.oops),
    status: 400,
  };
}

/** The provider's messages in the form of spec 1 §8: each with its field's name, a single one without. */
function listed(errors: Errors, whole: string[], form: FormData, { t, nameOf }: Wording): Problem[] {
  const fields = Object.entries(errors).map(([field, messages]) => ({ field, message: messages.join(" ") }));
  const only = fields.length + whole.length === 1;
  const named = fields.map(({ field, message }) => ({
    field: form.has(field) ? field : undefined,
    message: only ? message : t(m.fieldMessage, { field: nameOf(field), message }),
  }));
  return [...named, ...whole.map((message) => ({ message }))];
}

/** Messages about part of a field, such as `ports[1].name`, are shown at the field if the form has no field for the part. */
function atFields(form: FormData, errors: Errors): Errors {
  const messagesByField = new Map<string, string[]>();
  for (const [path, messages] of Object.entries(errors)) {
    const [field = ""] = path.split(/[.[]/, 1);
    const name = !form.has(path) && form.has(field) ? field : path;
    messagesByField.set(name, [...(messagesByField.get(name) ?? []), ...messages]);
  }
  return Object.fromEntries(messagesByField);
}

/** Sorts messages in page order, which is the order in which browsers send fields. */
function inFormOrder(form: FormData, errors: Record<string, string[] | null>): Errors {
  const order = [...form.keys()];
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const entries = Object.entries(errors).flatMap(([name, messages]) =>
    messages?.length ? [[name, messages] as const] : [],
  );
  return Object.fromEntries(entries.sort(([a], [b]) => place(a) - place(b)));
}
