import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";

/** Mantine wires the parts of a field; these are their classes in the style sheet. */
const classNames = (_theme: unknown, { error, rightSection }: { error?: ReactNode; rightSection?: ReactNode }) => ({
  root: error ? "field field-invalid" : "field",
  required: "required",
  description: "hint",
  wrapper: typeof rightSection === "string" ? "control unit" : "control",
  input: "input",
  error: "field-error",
});

/** The theme's entries for the input components. */
export const fieldComponents = {
  TextInput: TextInput.extend({ classNames }),
  Textarea: Textarea.extend({ classNames }),
  NativeSelect: NativeSelect.extend({ classNames }),
};
