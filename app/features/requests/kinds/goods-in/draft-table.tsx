import { useFormAction } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { formatDay } from "~/language/dates";
import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatNumber, formatQuantity } from "~/language/numbers";
import { LIMITS } from "~/limits";
import { DataTable } from "~/lists/data-table";
import { type Fact, Facts } from "~/ui/facts";
import { searchByEnter } from "~/forms/choice-search";
import { UPDATE } from "~/forms/form-state";
import { Icon, type IconName } from "~/ui/icon";
import { TYPING_WAIT_MS } from "~/lists/list-filters";
import { ListInForm, SEARCH } from "~/lists/list-link";
import { type ListQuery, pageSizes } from "~/lists/list-query";
import { m as listWords } from "~/lists/messages";
import { ListFoot } from "~/lists/pager";
import { COPY, DELETES, EDIT } from "./device-form";
import { draftList, positionText } from "./drafts";
import { m } from "./device-form-messages";
import { m as draftWords } from "./messages";
import { portLayoutText } from "./ports";
import type { Draft, DraftTotals } from "./rows.server";

interface DraftTableProps {
  list: { rows: Draft[]; query: ListQuery; count: number; totals: DraftTotals };
  /** The number of drafts, including those that the search does not match. */
  count: number;
}

/** The devices in the request so far, inside the form for the next one. */
export function DraftTable({ list: { rows, query, count: found, totals }, count }: DraftTableProps) {
  const t = useT();
  const language = useLanguage();
  const title = t(draftWords.drafts);
  const sums = { weight: formatNumber(totals.weight, language), power: formatNumber(totals.power, language) };
  return (
    <section className="section" aria-labelledby="drafts">
      <div className="section-head">
        <h2 id="drafts">{t(m.draftsStep)}</h2>
        <p className="dimmed">
          {t(count === 1 ? m.oneDraft : m.severalDrafts, { n: count, ...sums })}
          {count > 0 && `, ${t(m.notSent)}`}
        </p>
      </div>
      <ListInForm query={query}>
        {count > 1 && <DraftSearch title={title} search={query.search} />}
        {found === 0 ? (
          <p className="empty">{t(m.noData)}</p>
        ) : (
          <>
            <DataTable
              title={title}
              columns={draftList.columns}
              rows={rows}
              ordering={query.ordering}
              actions={(draft) => (
                <>
                  <DraftView draft={draft} />
                  <DraftButton draft={draft} value={`${COPY}${draft.id}`} icon="copy" label={m.copy} />
                  <DraftButton draft={draft} value={`${EDIT}${draft.id}`} icon="edit" label={m.change} />
                  <DraftButton draft={draft} name={DELETES} value={String(draft.id)} icon="trash" label={m.delete} />
                </>
              )}
            />
            {found > pageSizes[0] && <ListFoot query={query} count={found} />}
          </>
        )}
      </ListInForm>
    </section>
  );
}

interface DraftButtonProps {
  draft: Draft;
  name?: typeof UPDATE | typeof DELETES;
  value: string;
  icon: IconName;
  label: Message;
}

/** Fills the form below with a draft, to edit or copy it, or asks whether to delete it. */
function DraftButton({ draft, name = UPDATE, value, icon, label }: DraftButtonProps) {
  const t = useT();
  const title = t(label, { name: draft.name });
  const here = `${useFormAction()}#add`;
  return (
    <button className="icon-button" formAction={here} name={name} value={value} title={title}>
      <Icon name={icon} />
      <span className="sr-only">{title}</span>{" "}
    </button>
  );
}

/** Searches the drafts with a button of the form; script presses it a while after typing (spec 2 §9). */
function DraftSearch({ title, search }: { title: string; search: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => button.current?.click(), TYPING_WAIT_MS);
  };
  return (
    <div className="filters" role="search" aria-label={title}>
      <div className="field field-search">
        <label htmlFor="search">{t(listWords.search)}</label>{" "}
        <input
          className="input"
          id="search"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={LIMITS.line}
          autoComplete="off"
          aria-keyshortcuts="/"
          onChange={searchSoon}
          onKeyDown={searchByEnter}
        />
      </div>
      <button ref={button} className="button" name={UPDATE} value={SEARCH}>
        <Icon name="filter" />
        {t(listWords.apply)}
      </button>
    </div>
  );
}

/** All details of a draft, in a popover. */
function DraftView({ draft }: { draft: Draft }) {
  const t = useT();
  const language = useLanguage();
  const id = `draft-${draft.id}`;
  const label = t(m.view, { name: draft.name });
  const facts: Fact[] = [
    [t(draftWords.serialNumber), draft.serialNumber],
    [t(m.manufacture), draft.manufactureName],
    [t(draftWords.type), draft.typeName],
    [t(draftWords.position), positionText(draft, t)],
    [t(draftWords.ports), portLayoutText(draft, t)],
    [t(m.weight), formatQuantity(draft.weight, "Kg", language)],
    [t(m.power), formatQuantity(draft.power, "A", language)],
    [t(m.dateIn), formatDay(draft.dateIn, language)],
    [t(m.description), draft.description],
  ];
  return (
    <>
      <button className="icon-button dropdown-opener" type="button" title={label} {...{ popovertarget: id }}>
        <Icon name="eye" />
      </button>{" "}
      <a className="icon-button dropdown-link" href={`#${id}`} title={label}>
        <Icon name="eye" />
        <span className="sr-only">{label}</span>
      </a>
      <div
        className="dropdown dropdown-centre"
        id={id}
        role="dialog"
        aria-labelledby={`${id}-name`}
        {...{ popover: "auto" }}
      >
        <div className="dropdown-head">
          <b id={`${id}-name`}>{draft.name}</b>{" "}
          <button className="button button-small" type="button" {...{ popovertarget: id, popovertargetaction: "hide" }}>
            {t(m.close)}
          </button>
        </div>
        <Facts facts={facts} />
      </div>
    </>
  );
}
