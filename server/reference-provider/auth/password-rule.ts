import { z } from "zod";
import type { Field } from "../engine/fields.ts";

/** The password rule of spec 2 §5. */
const rule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{10,}$/s;
const message = "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.";

export const strongPassword = z
  .string("This field is required.")
  .max(128, "Ensure this field has no more than 128 characters.")
  .regex(rule, message);

/** A password that stays as it was when it is left empty. */
export const passwordInput: Field = { schema: z.literal("").or(strongPassword), required: false };
