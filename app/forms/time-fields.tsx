import { useState } from "react";
import { useLanguage } from "~/language/context";
import { formatDay, isoDay } from "~/language/dates";
import { useScript } from "~/ui/use-script";
import { FieldFrame } from "./field-frame";
import { type FieldProps, useParts } from "./fields";

/** The browser's own date input; the value is YYYY-MM-DD. */
export const DateField = (field: FieldProps) => <TimeField {...field} type="date" />;

/** The browser's own date and time input; the value is YYYY-MM-DDTHH:MM. */
export const MomentField = (field: FieldProps) => <TimeField {...field} type="datetime-local" />;

/**
 * Browsers show a date in their own order, month or day first: with script, the chosen day is repeated in words. With a
 * last day they take a year of four digits, without one what is typed for the hours is added to the year.
 */
function TimeField({ type, ...field }: FieldProps & { type: "date" | "datetime-local" }) {
  const { frame, control, value } = useParts(field);
  const language = useLanguage();
  // A browser without a calendar sends a day as it was typed.
  const given = isoDay(value);
  const [chosen, setChosen] = useState(given);
  const showsDay = useScript() && chosen !== "";
  return (
    <FieldFrame {...frame} unit={showsDay ? formatDay(chosen.slice(0, 10), language) : ""}>
      {(described) => (
        <input
          {...control}
          {...described}
          type={type}
          max={`9999-12-31${type === "date" ? "" : "T23:59"}`}
          defaultValue={given}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
