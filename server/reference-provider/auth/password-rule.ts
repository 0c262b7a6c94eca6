import { z } from "zod";
import type { Field } from "../engine/fields.ts";

/** The password rule of spec 2 §5: letters of any script, and a special character that is neither a letter, a digit nor a space. */
const rule = /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)(?=.*[^\p{L}\d\s]).{10,}$/su;
const message = "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.";

export const strongPassword = z
  .string("This field is required.")
  .max(500, "Ensure this field has no more than 500 characters.")
  .regex(rule, message);

/** A password that is unchanged if left empty. */
export const passwordInput: Field = { schema: z.literal("").or(strongPassword), required: false };
