import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useT } from "~/language/context";
import { Icon } from "./icon";
import { m } from "./range-messages";
import { useScript } from "./use-script";

/** The calendar is large and rarely needed: it is loaded when it is opened. */
const RangeCalendar = lazy(() => import("./range-calendar"));

interface RangePickerProps {
  /** The id of the form with the two date fields, which remain the form's values. */
  form: string;
  /** The names of the fields. */
  from: string;
  to: string;
}

/** Opens a calendar that fills in the first and the last day. Without script there are only the fields. */
export function RangePicker({ form, from, to }: RangePickerProps) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [range, setRange] = useState<readonly [string, string] | null>(null);
  const hasScript = useScript();
  if (!hasScript) return null;
  const field = (name: string) => {
    const found = button.current?.form?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : null;
  };
  return (
    <>
      <button
        className="link-button"
        type="button"
        form={form}
        ref={button}
        aria-haspopup="dialog"
        onClick={() => setRange([field(from)?.value ?? "", field(to)?.value ?? ""])}
      >
        <Icon name="calendar" />
        {t(m.choose)}
      </button>
      {range && (
        <RangeDialog
          range={range}
          onClose={() => {
            setRange(null);
            button.current?.focus();
          }}
          onChosen={(first, last) => {
            fill(field(from), first);
            fill(field(to), last);
          }}
        />
      )}
    </>
  );
}

/** React overrides this property on the element; setting it there would make React ignore the event as no change. */
const native =
  typeof HTMLInputElement === "undefined" ? null : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");

/** Fills in a field as a person would, with the events of typing. */
function fill(field: HTMLInputElement | null, value: string): void {
  if (!field) return;
  native?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

interface RangeDialogProps {
  range: readonly [string, string];
  onClose: () => void;
  onChosen: (first: string, last: string) => void;
}

function RangeDialog({ range, onClose, onChosen }: RangeDialogProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="range-dialog" aria-labelledby="range-title" onClose={onClose}>
      <h2 id="range-title">{t(m.title)}</h2>
      <Suspense fallback={<p>{t(m.loading)}</p>}>
        <RangeCalendar
          range={range}
          onChosen={(first, last) => {
            onChosen(first, last);
            dialog.current?.close();
          }}
        />
      </Suspense>
      <button className="button" type="button" onClick={() => dialog.current?.close()}>
        {t(m.close)}
      </button>
    </dialog>
  );
}
