import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { isChanged } from "~/session/is-changed";
import { useField } from "./form";
import { CHOICES, UPDATE } from "./form-state";
import { m } from "./messages";

/**
 * Reloads the choices that depend on the fields named `after`, keeping everything typed. With script it is pressed when
 * one of them changes. The form's state must have choices, so that Enter still submits.
 */
export function UpdateChoices({ after }: { after: readonly string[] }) {
  const t = useT();
  const focused = { autoFocus: useField(CHOICES).first };
  const button = useRef<HTMLButtonElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const form = button.current?.form;
    const follows = (field: Element) => after.includes(field.getAttribute("name") ?? "");
    const press = ({ target }: Event) => {
      if (target instanceof Element && follows(target)) button.current?.click();
    };
    form?.addEventListener("change", press);
    // A field may have been changed before the script started, or by the browser, which keeps choices over a reload.
    if (isNew.current && [...(form?.elements ?? [])].some((field) => follows(field) && isChanged(field)))
      button.current?.click();
    isNew.current = false;
    return () => form?.removeEventListener("change", press);
  }, [after]);
  return (
    <div className="field update-choices without-script">
      <button ref={button} className="button" name={UPDATE} value={CHOICES} {...focused}>
        {t(m.updateChoices)}
      </button>
    </div>
  );
}
