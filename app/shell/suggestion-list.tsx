import { Link, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import type { Suggestion } from "~/ui/suggestion";
import type { ShellData } from "./layout.server";
import { m } from "./suggestion-messages";
import { screensNamed, useFoundRecords } from "./suggestions";
import "./suggestion-list.css";

export interface SuggestionListProps extends Pick<ShellData, "role" | "menu" | "profileMenu"> {
  /** The text in the field. */
  words: string;
  field: HTMLInputElement;
  onClose: () => void;
}

/** What the search offers while somebody types: screens, records and actions on requests. The field keeps the focus. */
export function SuggestionList({ role, menu, profileMenu, words, field, onClose }: SuggestionListProps) {
  const t = useT();
  const navigate = useNavigate();
  const [choice, setChoice] = useState({ words, at: -1 });
  const at = choice.words === words ? choice.at : -1;
  const records = useFoundRecords(role, words);
  const screens = screensNamed({ menu, profileMenu }, words);
  const groups = [...(screens.length > 0 ? [{ title: t(m.screens), items: screens }] : []), ...records];
  const items = groups.flatMap((group) => group.items);
  const chosen = items[at];

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setChoice({ words, at: ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1 });
      else if (event.key === "Enter" && chosen) navigate(chosen.to);
      else if (event.key !== "Escape") return;
      event.preventDefault();
      if (!step) onClose();
    };
    const attributes = {
      "aria-controls": "suggestions",
      "aria-autocomplete": "list",
      ...(chosen && { "aria-activedescendant": `suggestion-${at}` }),
    };
    if (items.length === 0) return;
    field.addEventListener("keydown", press);
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      field.removeEventListener("keydown", press);
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  });

  return (
    <>
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
      <p className="sr-only" role="status">
        {t(items.length === 1 ? m.oneSuggestion : m.suggestionCount, { count: items.length })}
      </p>
    </>
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
