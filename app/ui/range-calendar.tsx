import { HeadlessMantineProvider } from "@mantine/core";
import { DatePicker, type DayOfWeek } from "@mantine/dates";
import dayjs from "dayjs";
import "dayjs/locale/id";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "~/language/context";
import { m } from "./range-calendar-messages";
import "./styles/range-calendar.css";

/** The class names for Mantine's calendar, which handles days and keys. */
const classNames = {
  calendarHeader: "range-head",
  calendarHeaderControl: "icon-button",
  calendarHeaderLevel: "button range-level",
  month: "range-month",
  day: "range-day",
  monthsList: "range-month",
  monthsListControl: "range-day",
  yearsList: "range-month",
  yearsListControl: "range-day",
};

type Chosen = [string | null, string | null];

/** Mantine only colours the chosen days. */
const dayState = (day: string, [first, last]: Chosen) => ({
  "aria-pressed": first !== null && day >= first && day <= (last ?? first),
});

interface RangeCalendarProps {
  /** The chosen days as YYYY-MM-DD; "" for none. */
  range: readonly [string, string];
  onChosen: (first: string, last: string) => void;
}

/** A calendar for choosing two days, in the page's language; weeks start as the language has it. */
export default function RangeCalendar({ range: [first, last], onChosen }: RangeCalendarProps) {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>(first && last && first <= last ? [first, last] : [null, null]);
  const { weekStart = 0 } = dayjs.Ls[language] ?? {};
  const calendar = useRef<HTMLDivElement>(null);
  // It is loaded after its dialog has opened and given the focus to another element.
  useEffect(() => {
    calendar.current?.querySelector<HTMLElement>("[data-selected], [data-today], td button")?.focus();
  }, []);
  return (
    <HeadlessMantineProvider>
      <DatePicker
        ref={calendar}
        type="range"
        allowSingleDateInRange
        locale={language}
        firstDayOfWeek={weekStart as DayOfWeek}
        value={chosen}
        defaultDate={first || last || undefined}
        onChange={(days) => {
          setChosen(days);
          const [from, to] = days;
          if (from && to) onChosen(from, to);
        }}
        classNames={classNames}
        ariaLabels={{
          nextMonth: t(m.nextMonth),
          previousMonth: t(m.previousMonth),
          nextYear: t(m.nextYear),
          previousYear: t(m.previousYear),
          nextDecade: t(m.nextDecade),
          previousDecade: t(m.previousDecade),
        }}
        getDayProps={(day) => dayState(day, chosen)}
      />
    </HeadlessMantineProvider>
  );
}
