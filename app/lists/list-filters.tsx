import { Form, Link, useLocation, useNavigationType, useSearchParams, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { LIMITS } from "~/limits";
import { ChoiceSearch } from "~/forms/choice-search";
import { FieldError } from "~/forms/field-parts";
import type { FixedChoice } from "~/forms/fields";
import { wholeList } from "~/forms/form";
import type { ChoiceList } from "~/forms/form-state";
import { Icon } from "~/ui/icon";
import { HiddenParams } from "./hidden-params";
import { useListParams } from "./list-link";
import { m } from "./messages";
import { type ListQuery, withoutTransient, withParams } from "./list-query";

/** How long a list waits after typing before it searches (spec 2 §9). */
export const TYPING_WAIT_MS = 1000;

export interface ShownFilter {
  name: string;
  label: string;
  /** The choices; null for a day or a number. */
  list: ChoiceList | null;
  number?: boolean;
  /** The label of the empty choice, if not "all". */
  none?: string;
  /** What is wrong with the chosen value. */
  problem?: string;
}

/** Fixed choices as the complete list of a filter. */
export const fixedList = (options: readonly FixedChoice[], t: Translate): ChoiceList =>
  wholeList(options.map(({ value, label }) => ({ value, label: t(label) })));

interface ListFiltersProps {
  title: string;
  query: ListQuery;
  filters: ShownFilter[];
  /** Controls outside the form can belong to it by this id. */
  id?: string;
}

/**
 * Search and filters of a list: one GET form that keeps all other parameters but the page. On narrow screens the
 * filters are hidden until opened, unless one of them is wrong.
 */
export function ListFilters({ title, query, filters, id }: ListFiltersProps) {
  const t = useT();
  const params = useListParams();
  const { form, send, sendSoon } = useSending(query);
  const set = filters.filter(({ name }) => query.filters[name]).length;
  // Filters with a problem are shown, and so are number filters that are still empty.
  const isUnfolded = filters.some(({ problem, number }) => problem || (number && set === 0));
  const own = ["search", ...filters.flatMap(({ name }) => [name, `${name}-search`])];
  return (
    <Form
      ref={form}
      id={id}
      className="filters"
      role="search"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <HiddenParams params={withoutTransient(params)} without={own} />
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
          onChange={sendSoon}
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
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={query.filters[filter.name] ?? ""}
          send={send}
          sendSoon={sendSoon}
        />
      ))}
      <div className="actions-row">
        <button className="button">
          <Icon name="filter" />
          {t(m.apply)}
        </button>{" "}
        {own.some((name) => params.get(name)) && (
          <Link className="button" to={withParams(params, Object.fromEntries(own.map((name) => [name, null])))}>
            {t(m.removeFilters)}
          </Link>
        )}
      </div>
    </Form>
  );
}

/** Sends the form of a list with script: at once, or a while after typing. The form follows the URL. */
function useSending(query: ListQuery) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef({ query, key });

  // Empty fields narrow nothing and are not sent.
  const submitFilled = (replace: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const filled = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== "");
    submit(new URLSearchParams(filled as [string, string][]), { replace, preventScrollReset: true });
  };
  const sendSoon = () => {
    clearTimeout(timer.current);
    // "Back" returns to the list without a search instead of stepping through every letter.
    timer.current = setTimeout(() => submitFilled(query.search !== ""), TYPING_WAIT_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // "Back" and "Remove all filters" change the URL without these fields being touched; values chosen before the script
  // started, or not sent yet, stay. The field that is being typed in stays as it is, unless the person has gone back.
  useEffect(() => {
    const before = shown.current;
    if (before.query === query) return;
    shown.current = { query, key };
    if (timer.current !== undefined) return;
    const hasGoneBack = isBack && before.key !== key;
    for (const [name, value] of Object.entries({ search: query.search, ...query.filters })) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      const isTyping = !hasGoneBack && field === document.activeElement && field instanceof HTMLInputElement;
      if (field && !isTyping) field.value = value;
    }
  }, [query, key, isBack]);
  return { form, send: () => submitFilled(false), sendSoon };
}

interface FilterFieldProps {
  filter: ShownFilter;
  /** The chosen value; "" if there is none or it is not valid. */
  value: string;
  send: () => void;
  sendSoon: () => void;
}

/** One filter: a choice, which is sent at once, or a day or a number, which are typed. */
function FilterField({
  filter: { name, label, list, number, none, problem },
  value,
  send,
  sendSoon,
}: FilterFieldProps) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>{" "}
      {list ? (
        <>
          <select id={name} name={name} defaultValue={value} onChange={send} {...wrong(name, problem)}>
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
          defaultValue={(!number && value) || (params.get(name) ?? "")}
          onChange={sendSoon}
          {...wrong(name, problem)}
        />
      )}
      <FieldError of={name} errors={problem ? [problem] : []} />
    </div>
  );
}

/** Connects a control to its problem. */
const wrong = (name: string, problem: string | undefined) =>
  problem ? { "aria-invalid": true, "aria-describedby": `${name}-error` } : {};
