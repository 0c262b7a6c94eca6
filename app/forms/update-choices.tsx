import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { UPDATE } from "./form";
import { m } from "./messages";

/**
 * Reads the choices anew that depend on the fields named `after`, keeping all that is typed. Script presses it when one of them
 * changes. The form's state must have choices, so that Enter still submits.
 */
export function UpdateChoices({ after }: { after: readonly string[] }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const press = ({ target }: Event) => {
      const changed = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : "";
      if (after.includes(changed)) button.current?.click();
    };
    form?.addEventListener("change", press);
    return () => form?.removeEventListener("change", press);
  }, [after]);
  return (
    <div className="field update-choices without-script">
      <button ref={button} className="button" name={UPDATE} value="choices">
        {t(m.updateChoices)}
      </button>
    </div>
  );
}
