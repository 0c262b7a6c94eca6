import { data } from "@remix-run/node";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { ProviderError, Unavailable } from "~/provider/errors";
import { invalid } from "~/forms/rejection.server";
import type { SubmissionResult } from "~/forms/last-result";
import { idempotent } from "~/forms/idempotent.server";
import { inPageLanguage } from "~/forms/standard-messages";
import { client } from "~/session/client.server";
import { logFailure, waitHeader } from "~/session/error-pages.server";
import type { RequestContext } from "~/session/context.server";
import { typedValues } from "~/session/form-data.server";
import type { FormProblem } from "./form-problem";
import { m } from "./messages";

type Parsed<Schema extends z.ZodType> =
  | { value: z.output<Schema>; errors?: undefined }
  | { value?: undefined; errors: Record<string, string[] | null> };

/** Parses a posted form with its schema; an empty text counts as missing. */
export function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema): Parsed<Schema> {
  const submission = parseWithZod(form, { schema });
  return submission.status === "success" ? { value: submission.value } : { errors: submission.error ?? {} };
}

/** Returns a posted form with its messages (400 by default) and what was typed, but never a password. */
export function sendBack(context: RequestContext, form: FormData, problem: FormProblem) {
  const { message, status = 400, retryAfter } = problem;
  const translated = (text: string) => inPageLanguage(text, context.t);
  const sent = Object.entries(problem.errors ?? {}).map(([field, texts]) => [field, texts?.map(translated) ?? null]);
  const { errors, problems: ofFields } = invalid(form, Object.fromEntries(sent));
  const problems = message ? [{ message: translated(message) }, ...ofFields] : ofFields;
  context.markFailed(problems);
  return data<SubmissionResult>(
    { values: typedValues(form), errors, problems, title: context.t(m.problem) },
    { status, headers: waitHeader(retryAfter) },
  );
}

/**
 * A call that needs no signed-in person; returns the provider's error, or null on success. With the token of a form it is made
 * once, however often the form is submitted: for links that are used up by it.
 */
export async function publicCall(
  { clientAddress: address }: RequestContext,
  path: string,
  body: object,
  token: FormDataEntryValue | null = null,
): Promise<ProviderError | null> {
  const call = async () => {
    await client.as({ address }).send(path, body);
    return true;
  };
  try {
    await (token === null ? call() : idempotent(`${path} ${String(token)} ${JSON.stringify(body)}`, call));
    return null;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error instanceof Unavailable) logFailure(error);
    return error;
  }
}
