import { Form, Link, useSearchParams, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { ChoiceSearch } from "~/forms/choice-search";
import { FieldError } from "~/forms/field-parts";
import type { ChoiceList } from "~/forms/form";
import { Icon } from "~/ui/icon";
import { KeptFields } from "./kept-fields";
import { m } from "./messages";
import { type ListQuery, withoutTransient, withParams } from "./list-query";

/** Milliseconds that a list waits after typing (spec 2 §9). */
export const TYPING_WAIT_MS = 1000;

export interface ShownFilter {
  name: string;
  label: string;
  /** What can be chosen; null for a day, or a number. */
  list: ChoiceList | null;
  number?: boolean;
  /** What choosing none means, where not all. */
  none?: string;
  /** What is wrong with what is chosen. */
  problem?: string;
}

interface ListFiltersProps {
  title: string;
  query: ListQuery;
  filters: ShownFilter[];
  /** What belongs to the form may stand beside it by this id. */
  id?: string;
}

/**
 * Search and filters of a list: one GET form, which keeps all else that the URL says but the page. On a narrow page the filters are
 * shown when they are asked for, or where one of them is wrong.
 */
export function ListFilters({ title, query, filters, id }: ListFiltersProps) {
  const t = useT();
  const submit = useSubmit();
  const [params] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const shown = useRef(query);
  const set = filters.filter(({ name }) => query.filters[name]).length;
  // What is wrong is seen, and so are numbers that nobody has asked for yet.
  const isUnfolded = filters.some(({ problem, number }) => problem || (number && set === 0));
  const own = ["search", ...filters.flatMap(({ name }) => [name, `${name}-search`])];

  // What is empty narrows nothing and is not sent.
  const send = (replace: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const filled = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== "");
    submit(new URLSearchParams(filled as [string, string][]), { replace, preventScrollReset: true });
  };
  const sendSoon = () => {
    clearTimeout(timer.current);
    // Back leads to the list without a search, not through every letter of it.
    timer.current = setTimeout(() => send(query.search !== ""), TYPING_WAIT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back and "Remove all filters" change the URL without these fields being touched; what was chosen before the script came,
  // or is still to be sent, stays.
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (timer.current !== undefined) return;
    for (const [name, value] of Object.entries({ search: query.search, ...query.filters })) {
      const field = form.current?.elements.namedItem(name);
      const typing = field === document.activeElement && field instanceof HTMLInputElement;
      if (!typing && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) field.value = value;
    }
  }, [query]);

  return (
    <Form
      ref={form}
      id={id}
      className="filters"
      role="search"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <KeptFields params={withoutTransient(params)} without={own} />
      <div className="field field-search">
        <label htmlFor="search">{t(m.search)}</label>{" "}
        <input
          className="input"
          id="search"
          type="search"
          name="search"
          defaultValue={query.search}
          maxLength={LIMITS.line}
          autoComplete="off"
          aria-keyshortcuts="/"
          onChange={() => sendSoon()}
        />
      </div>
      {filters.length > 0 && (
        <>
          <input className="sr-only fold-switch" type="checkbox" id="fold" defaultChecked={isUnfolded} />{" "}
          <label className="button fold-label" htmlFor="fold">
            <Icon name="filter" />
            {set > 0 ? t(m.filtersSet, { count: set }) : t(m.showFilters)}
          </label>{" "}
        </>
      )}
      {filters.map(({ name, label, list, number, none, problem }) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{label}</label>{" "}
          {list ? (
            <>
              <select
                id={name}
                name={name}
                defaultValue={query.filters[name]}
                onChange={() => send(false)}
                {...wrong(name, problem)}
              >
                <option value="">{none ?? t(m.all)}</option>
                {list.choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
              <ChoiceSearch name={name} label={label} list={list} />
            </>
          ) : (
            <input
              className="input"
              id={name}
              {...(number
                ? { type: "text", inputMode: "decimal", maxLength: LIMITS.line, autoComplete: "off" }
                : { type: "date" })}
              name={name}
              defaultValue={number ? (params.get(name) ?? "") : query.filters[name]}
              onChange={() => sendSoon()}
              {...wrong(name, problem)}
            />
          )}
          <FieldError of={name} errors={problem ? [problem] : []} />
        </div>
      ))}
      <button className="button">
        <Icon name="filter" />
        {t(m.apply)}
      </button>{" "}
      {own.some((name) => params.get(name)) && (
        <Link className="button" to={withParams(params, Object.fromEntries(own.map((name) => [name, null])))}>
          {t(m.removeFilters)}
        </Link>
      )}
    </Form>
  );
}

/** Ties a control to what is wrong with it. */
const wrong = (name: string, problem: string | undefined) =>
  problem ? { "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
