import { Form, Link, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { searchPath } from "~/paths";
import { Icon } from "~/ui/icon";
import type { Suggestion } from "~/ui/suggestion";
import type { ShellData } from "./layout.server";
import { m } from "./messages";
import { screensNamed, useFoundRecords } from "./suggestions";

/**
 * The global search. On its own page it shows the current search. While somebody types, script offers screens, records
 * and actions on requests; Enter opens the selected one, or searches.
 */
export function GlobalSearch({ role, menu, profileMenu }: Pick<ShellData, "role" | "menu" | "profileMenu">) {
  const t = useT();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const path = searchPath(role);
  const searched = pathname === path ? (params.get("q") ?? "") : "";
  const [typing, setTyping] = useState<{ words: string; at: number; on: string } | null>(null);
  // Text typed on another page is discarded.
  const open = typing?.on === key ? typing : null;
  const records = useFoundRecords(role, open?.words ?? "");
  const screens = screensNamed({ menu, profileMenu }, open?.words ?? "");
  const groups = [...(screens.length > 0 ? [{ title: t(m.screens), items: screens }] : []), ...(open ? records : [])];
  const items = groups.flatMap((group) => group.items);
  const chosen = open ? items[open.at] : undefined;
  const field = useRef<HTMLInputElement>(null);
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (field.current) field.current.value = searched;
  }, [key, searched]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open || items.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setTyping({ ...open, at: ((open.at + 1 + step + items.length + 1) % (items.length + 1)) - 1 });
    else if (event.key === "Escape") setTyping(null);
    else if (event.key === "Enter" && chosen) navigate(chosen.to);
    else return;
    event.preventDefault();
    if (event.key === "Enter") setTyping(null);
  };

  return (
    <Form
      className="global-search"
      role="search"
      aria-label={t(m.findAnything)}
      action={path}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setTyping(null);
      }}
    >
      <label className="sr-only" htmlFor="global-search">
        {t(m.findAnything)}
      </label>{" "}
      <input
        className="input"
        id="global-search"
        ref={field}
        type="search"
        name="q"
        defaultValue={searched}
        placeholder={t(m.findHint)}
        autoComplete="off"
        maxLength={LIMITS.line}
        aria-keyshortcuts="Control+K"
        {...(items.length > 0 && { "aria-controls": "suggestions", "aria-autocomplete": "list" })}
        aria-activedescendant={chosen && `suggestion-${items.indexOf(chosen)}`}
        onChange={({ target }) => setTyping({ words: target.value, at: -1, on: key })}
        onKeyDown={press}
      />{" "}
      <button className="icon-button" title={t(m.find)}>
        <Icon name="search" label={t(m.find)} />
      </button>
      {items.length > 0 && (
        <div className="suggestions" id="suggestions" role="listbox" aria-label={t(m.suggestions)}>
          {groups.map(({ title, items: ones }) => (
            <div key={title} role="group" aria-label={title}>
              <div className="suggestions-title" aria-hidden="true">
                {title}
              </div>
              {ones.map((item) => (
                <Option key={item.to} item={item} at={items.indexOf(item)} isChosen={item === chosen} />
              ))}
            </div>
          ))}
        </div>
      )}
      {open && (
        <p className="sr-only" role="status">
          {t(items.length === 1 ? m.oneSuggestion : m.suggestionCount, { count: items.length })}
        </p>
      )}
    </Form>
  );
}

function Option({ item: { to, name, note, icon }, at, isChosen }: { item: Suggestion; at: number; isChosen: boolean }) {
  return (
    <Link
      id={`suggestion-${at}`}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={to}
      discover="none"
      // The field keeps the focus while a suggestion is clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon && <Icon name={icon} />}
      <b>{name}</b> <span className="dimmed">{note}</span>
    </Link>
  );
}
