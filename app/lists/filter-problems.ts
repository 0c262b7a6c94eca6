import type { ChoiceList } from "~/forms/form-state";
import type { Message } from "~/language/language";
import type { Filter } from "./list";
import { areDaysTurned, END, type ListQuery } from "./list-query";

/** What is said of filters in an address that cannot be followed. */
export const m = {
  noDay: { en: "This is not a date: choose one from the calendar", id: "Ini bukan tanggal: pilih dari kalender" },
  noChoice: { en: "This choice does not exist: choose another one", id: "Pilihan ini tidak ada: pilih yang lain" },
  endBeforeStart: { en: "The last day is before the first", id: "Hari terakhir lebih awal dari hari pertama" },
} as const satisfies Record<string, Message>;

/** What is wrong with the filters in a list's URL, by name: a list that leaves out a filter has to say so. */
export function filterProblems(
  filters: readonly Filter[],
  query: ListQuery,
  choices: Readonly<Record<string, ChoiceList>>,
  params: URLSearchParams,
): Record<string, Message> {
  const problemOf = ({ name, day, number }: Filter): Message | null => {
    const value = query.filters[name] ?? "";
    if (value === "") return params.get(name) ? (number?.wrong ?? (day ? m.noDay : m.noChoice)) : null;
    if (name === END && areDaysTurned(query)) return m.endBeforeStart;
    // A chosen record is among the choices wherever it is found.
    return choices[name]?.choices.every((choice) => choice.value !== value) ? m.noChoice : null;
  };
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const problem = problemOf(filter);
      return problem ? [[filter.name, problem]] : [];
    }),
  );
}
