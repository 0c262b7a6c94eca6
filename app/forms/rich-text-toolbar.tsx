import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { FieldError } from "./field-parts";
import { m } from "./rich-text-messages";
import type { Command, RichTextEditor } from "./rich-text-editor";

interface RichTextToolbarProps {
  /** The field's label. */
  label: string;
  commands: readonly Command[];
  editor: RichTextEditor;
}

/** Undo and redo are plain actions; the other commands toggle. */
const isSwitch = (command: Command) => command !== "undo" && command !== "redo";

/** The editor's buttons: one tab stop, arrow keys move between buttons (ARIA "toolbar"). */
export function RichTextToolbar({ label, commands, editor }: RichTextToolbarProps) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const active = editor.active();
  const links = editor.linkAddress() !== "";

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const last = buttons.length - 1;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next > last ? 0 : next)?.focus();
  };
  const stop = (at: number) => ({ tabIndex: at === current ? 0 : -1, onFocus: () => setCurrent(at) });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus */}
      <div className="rich-text-toolbar" role="toolbar" aria-label={t(m.toolbar, { field: label })} onKeyDown={move}>
        {commands.map((command, at) => (
          <button
            key={command}
            className="button button-small"
            type="button"
            aria-pressed={isSwitch(command) ? active.includes(command) : undefined}
            onClick={() => editor.run(command)}
            {...stop(at)}
          >
            {t(m[command])}
          </button>
        ))}
        <button
          className="button button-small"
          type="button"
          aria-pressed={links}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
          {...stop(commands.length)}
        >
          {t(m.link)}
        </button>
      </div>
      {isLinking && <LinkRow editor={editor} close={() => setLinking(false)} />}
    </>
  );
}

/** Asks for a link's address. Its field is not part of the form. */
function LinkRow({ editor, close }: { editor: RichTextEditor; close: () => void }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isBad, setBad] = useState(false);
  const set = (address: string) => {
    if (editor.link(address)) return close();
    setBad(true);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") set(event.currentTarget.value.trim());
    else {
      close();
      editor.focus();
    }
  };
  return (
    <div className={isBad ? "rich-text-link field-invalid" : "rich-text-link"}>
      <label htmlFor={id}>{t(m.linkAddress)}</label>
      <input
        className="input"
        id={id}
        ref={field}
        defaultValue={editor.linkAddress()}
        inputMode="url"
        autoComplete="off"
        maxLength={LIMITS.line}
        aria-invalid={isBad}
        aria-describedby={isBad ? `${id}-error` : undefined}
        onKeyDown={press}
      />
      <button className="button" type="button" onClick={() => set(field.current?.value.trim() ?? "")}>
        {t(m.setLink)}
      </button>
      <button className="button" type="button" onClick={() => set("")}>
        {t(m.removeLink)}
      </button>
      <FieldError of={id} errors={isBad ? [t(m.linkHint)] : []} />
    </div>
  );
}
