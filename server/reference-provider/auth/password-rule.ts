import { z } from "zod";

/** The password rule of spec 2 §5. */
const rule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9]).{10,}$/s;
const message = "Password harus minimal 10 karakter, mengandung huruf besar, huruf kecil, angka, dan karakter khusus.";

export const strongPassword = z
  .string("This field is required.")
  .max(128, "Ensure this field has no more than 128 characters.")
  .regex(rule, message);
