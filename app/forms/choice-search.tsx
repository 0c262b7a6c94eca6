import type { KeyboardEvent } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import type { ChoiceList } from "./form-state";
import { useUpdateButton } from "./last-result";
import { m } from "./messages";

interface ChoiceSearchProps {
  name: string;
  label: string;
  list: ChoiceList;
}

/** The search in a list of choices that is too long to be sent whole; nothing if the list is complete. */
export function ChoiceSearch({ name, label, list: { more, search } }: ChoiceSearchProps) {
  const t = useT();
  const searched = `${name}-search`;
  const button = useUpdateButton(searched);
  if (!more && !search) return null;
  return (
    <div className="choice-search">
      <p className="hint">{t(m.moreChoices)}</p>
      <input
        className="input"
        type="search"
        name={searched}
        defaultValue={search}
        maxLength={LIMITS.line}
        aria-label={t(m.searchChoices, { field: label })}
        onKeyDown={searchByEnter}
      />{" "}
      <button className="button" {...button}>
        {t(m.updateChoices)}
      </button>
    </div>
  );
}

/**
 * Enter in a search presses the button beside it. Without script it submits the form, which comes back with the
 * matches.
 */
export function searchByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.currentTarget.closest(".choice-search, [role=search]")?.querySelector("button")?.click();
}
