import { NativeSelect, Textarea, TextInput, type TextInputProps } from "@mantine/core";
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

/** The hint stands under the control: the controls of a row stand side by side, also where only one of them has a hint. */
const defaultProps: Pick<TextInputProps, "inputWrapperOrder"> = {
  inputWrapperOrder: ["label", "input", "description", "error"],
};

/** The theme's entries for the input components. */
export const fieldComponents = {
  TextInput: TextInput.extend({ classNames, defaultProps }),
  Textarea: Textarea.extend({ classNames, defaultProps }),
  NativeSelect: NativeSelect.extend({ classNames, defaultProps }),
};
