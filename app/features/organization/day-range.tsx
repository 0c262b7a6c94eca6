import { Form, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { KeptFields } from "~/ui/kept-fields";
import { m as words } from "~/ui/list-messages";
import { lasting } from "~/ui/list-query";
import { m } from "./access-messages";

const ends = [
  { name: "start_date", label: m.startDate },
  { name: "end_date", label: m.endDate },
] as const;

/** The first and the last day that a list's URL asks for, both included (contract §11); what is no day is left out. */
export function readDayRange(params: URLSearchParams): Record<string, string> {
  const given = ends.map(({ name }) => [name, params.get(name) ?? ""] as const);
  return Object.fromEntries(given.filter(([, day]) => /^\d{4}-\d\d-\d\d$/.test(day)));
}

/** Narrows a list to days: a GET form that keeps all else that the URL says but the page. */
export function DayRange() {
  const t = useT();
  const [params] = useSearchParams();
  const range = readDayRange(params);
  return (
    <Form key={String(params)} className="filters" preventScrollReset>
      <KeptFields params={lasting(params)} without={ends.map(({ name }) => name)} />
      {ends.map(({ name, label }) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{t(label)}</label>
          <input className="input" id={name} type="date" name={name} defaultValue={range[name]} />
        </div>
      ))}
      <button className="button">
        <Icon name="filter" />
        {t(words.apply)}
      </button>
    </Form>
  );
}
