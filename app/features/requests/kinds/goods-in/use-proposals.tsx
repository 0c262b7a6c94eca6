import { useEffect, useRef } from "react";
import type { FormState } from "~/forms/form-state";
import { hiddenFields } from "./device-form";
import { filledBy, fromField } from "./proposal";

/**
 * The form's hidden fields with its subject and the proposed values. When script loads another proposal into the open
 * form, its fields are filled except for those typed meanwhile, then `onFilled` is called.
 */
export function useProposals({ values }: FormState, onFilled: (form: HTMLFormElement) => void) {
  const field = useRef<HTMLInputElement>(null);
  const proposed = values.proposed?.[0] ?? "";
  const shown = useRef(proposed);
  useEffect(() => {
    const form = field.current?.form;
    if (!form || shown.current === proposed) return;
    const named = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    const filled = filledBy(fromField(proposed), fromField(shown.current), (name) => named(name)?.value ?? "");
    shown.current = proposed;
    for (const [name, value] of Object.entries(filled)) {
      const control = named(name);
      if (control) control.value = value;
    }
    onFilled(form);
  }, [proposed, onFilled]);
  return hiddenFields.map((name) => (
    <input
      key={name}
      type="hidden"
      name={name}
      value={values[name]?.[0] ?? ""}
      ref={name === "proposed" ? field : undefined}
    />
  ));
}
