import { z } from "zod";
import { objectOf, type Body } from "./body.ts";
import { fieldErrors } from "./errors.ts";

/** The body of a call that is no record; 400 with the messages of each field. */
export function readInput<T extends z.ZodObject>(schema: T, body: Body): z.infer<T> {
  const parsed = schema.safeParse(objectOf(body));
  if (parsed.success) return parsed.data;
  throw fieldErrors(z.flattenError(parsed.error).fieldErrors);
}

/** A text that must be there. */
export const requiredText = z.string("This field is required.").min(1, "This field may not be blank.").max(10_000);
