import { HeadlessMantineProvider } from "@mantine/core";
import { DatePicker, type DayOfWeek } from "@mantine/dates";
import dayjs from "dayjs";
import "dayjs/locale/id";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "~/language/context";
import { m } from "./range-messages";
import "./styles/range-calendar.css";

/** Mantine wires the calendar and its keys; these are its classes in the style sheet. */
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

interface RangeCalendarProps {
  /** The days that are chosen by now, as YYYY-MM-DD; "" for none. */
  range: readonly [string, string];
  onChosen: (first: string, last: string) => void;
}

/** A calendar in which two days are chosen, in the page's language; its week begins as the language has it. */
export default function RangeCalendar({ range: [first, last], onChosen }: RangeCalendarProps) {
  const t = useT();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>(first && last && first <= last ? [first, last] : [null, null]);
  const { weekStart = 0 } = dayjs.Ls[language] ?? {};
  const calendar = useRef<HTMLDivElement>(null);
  // It comes after its dialog, which has given the focus to something else by then.
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
          monthLevelControl: t(m.chooseMonth),
          yearLevelControl: t(m.chooseYear),
        }}
      />
    </HeadlessMantineProvider>
  );
}
