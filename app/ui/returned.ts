import { useActionData, useRouteLoaderData } from "@remix-run/react";
import type { Problem } from "./problem-summary";

/** A form that came back: what was typed, messages by field, and the whole told above the form. */
export interface Returned {
  /** Empty where the form could not be read. */
  values: Record<string, string[]>;
  errors: Record<string, string[]>;
  problems: Problem[];
  /** Heading of the problems where counting the fields does not tell it. */
  title?: string;
  /** It was not answered: it was kept when the session ended or the provider gave no answer. */
  isKept?: true;
}

/** The page's form as it came back: with the server's answer, or after an interruption. Undefined where it did not. */
export function useReturned(): Returned | undefined {
  const answered = useActionData<Partial<Returned>>();
  const kept = useRouteLoaderData<{ kept: Returned["values"] | null }>("root")?.kept;
  if (answered) return answered.values && (answered as Returned);
  return kept ? { values: kept, errors: noErrors, problems: [], isKept: true } : undefined;
}

const noErrors = {};
