import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { searchPath } from "~/paths";
import { Icon } from "~/ui/icon";
import type { ShellData } from "./layout.server";
import { m } from "./messages";
import type { SuggestionListProps } from "./suggestion-list";

/**
 * The global search. On its own page it shows the current search. While somebody types, script offers suggestions; it is
 * loaded when the field is used, and without it Enter searches.
 */
export function GlobalSearch(shell: Pick<ShellData, "role" | "menu" | "profileMenu">) {
  const t = useT();
  const [params] = useSearchParams();
  const { key, pathname } = useLocation();
  const path = searchPath(shell.role);
  const searched = pathname === path ? (params.get("q") ?? "") : "";
  const [typing, setTyping] = useState<{ words: string; field: HTMLInputElement; on: string } | null>(null);
  // Text typed on another page is discarded.
  const open = typing?.on === key ? typing : null;
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const load = () => {
    if (List) return;
    void import("./suggestion-list").then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => undefined,
    );
  };
  const field = useRef<HTMLInputElement>(null);
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    if (field.current) field.current.value = searched;
  }, [key, searched]);

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
        onFocus={load}
        onChange={({ target }) => {
          load();
          setTyping({ words: target.value, field: target, on: key });
        }}
      />{" "}
      <button className="icon-button" title={t(m.find)}>
        <Icon name="search" label={t(m.find)} />
      </button>
      {List && open && <List {...shell} words={open.words} field={open.field} onClose={() => setTyping(null)} />}
    </Form>
  );
}
