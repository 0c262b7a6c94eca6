import { useEffect, useReducer, useRef, useState } from "react";
import { useT } from "~/language/context";
import { LIMITS } from "~/limits";
import { FieldError, RequiredMark } from "./field-parts";
import type { FieldProps } from "./fields";
import { useField, useSending } from "./form";
import { PREVIEW_TEXT } from "./form-state";
import { useLastResult } from "./last-result";
import { m } from "./rich-text-messages";
import type { Command, RichTextEditor, TextFormat } from "./rich-text-editor";
import type { RichTextToolbar } from "./rich-text-toolbar";

interface Opened {
  editor: RichTextEditor;
  commands: readonly Command[];
  Toolbar: typeof RichTextToolbar;
}

interface RichTextProps extends FieldProps {
  /** The format; by default that of the portal's own pages. */
  format?: TextFormat;
  /** The form explains the format and shows a preview itself. */
  ownPreview?: boolean;
}

const ofPage: TextFormat = { headings: 3, placeholders: false };

/**
 * A rich text field. What is submitted is a text area: plain text or HTML, which the server cleans and previews on
 * request. With script an editor takes its place, loaded with the first such field, unless it would lose part of the
 * text.
 */
export function RichTextField({ name, label, hint, required, format = ofPage, ownPreview = false }: RichTextProps) {
  const t = useT();
  const { values, errors, first } = useField(name);
  const { formData } = useSending();
  const preview = useLastResult()?.previews?.[name];
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [, showChange] = useReducer((count: number) => count + 1, 0);
  const labelElement = useRef<HTMLLabelElement>(null);
  // The field's id moves to the editor, so that links to the field lead there.
  const areaId = opened ? `${name}-html` : name;
  const focused = { autoFocus: first };
  const hintId = `${name}-hint`;
  const isWrong = errors.length > 0;

  useEffect(() => {
    let editor: RichTextEditor | undefined;
    const gone = new AbortController();
    const open = async () => {
      // The editor needs this; an older browser keeps the text area.
      if (!("findLast" in Array.prototype)) return;
      const coming = [import("./rich-text-editor"), import("./rich-text-toolbar")] as const;
      const [{ commands, keepsAll, openEditor }, { RichTextToolbar }] = await Promise.all(coming);
      const [field, over] = [area.current, place.current];
      if (gone.signal.aborted || !field || !over || !keepsAll(field.value, format)) return;
      const attributes = {
        id: name,
        class: "input prose",
        role: "textbox",
        // It keeps the focus while it cannot be edited.
        tabindex: "0",
        "aria-multiline": "true",
        "aria-labelledby": `${name}-label`,
        "aria-describedby": `${name}-error ${hintId}`,
        ...(required && { "aria-required": "true" }),
      };
      const hadFocus = document.activeElement === field;
      editor = openEditor({ place: over, field, format, attributes, onChange: showChange });
      setOpened({ editor, commands, Toolbar: RichTextToolbar });
      labelElement.current?.addEventListener("click", editor.focus, { signal: gone.signal });
      if (hadFocus) editor.focus();
    };
    // If the editor fails to load, the text area stays.
    void open().catch(() => undefined);
    return () => {
      gone.abort();
      editor?.close();
    };
  }, [name, hintId, format, required]);

  useEffect(() => opened?.editor.setEditable(!formData), [opened, formData]);

  useEffect(() => {
    place.current?.firstElementChild?.setAttribute("aria-invalid", String(isWrong));
  }, [opened, isWrong]);

  return (
    <div className={isWrong ? "field field-wide field-invalid" : "field field-wide"}>
      <label htmlFor={areaId} id={`${name}-label`} ref={labelElement}>
        {t(label)}
        {required && <RequiredMark />}
      </label>
      {opened && <opened.Toolbar label={t(label)} editor={opened.editor} commands={opened.commands} />}
      <div ref={place} className="rich-text" />
      <textarea
        ref={area}
        id={areaId}
        name={name}
        className="input"
        rows={12}
        maxLength={LIMITS.html}
        defaultValue={values[0] ?? ""}
        hidden={opened !== null}
        aria-required={required}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${name}-error ${hintId}` : hintId}
        {...focused}
      />
      <FieldError of={name} errors={errors} />
      <p className="hint" id={hintId}>
        {hint && t(hint)} {!opened && !ownPreview && t(m.plainHint)}
      </p>
      {!opened && !ownPreview && (
        <div>
          <button className="button button-small" name={PREVIEW_TEXT} value={name}>
            {t(m.preview)}
          </button>
        </div>
      )}
      {!opened && preview !== undefined && (
        // Cleaned by the server (forms/sanitize.server).
        <section aria-label={t(m.previewOf, { field: t(label) })}>
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview }} />
        </section>
      )}
    </div>
  );
}
