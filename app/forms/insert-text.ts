/** The event that asks a rich text editor to insert `detail` at its cursor. */
export const INSERT = "insert-text";

/** Inserts a text at the cursor of a field, a text area or the editor over it, and focuses the field. */
export function insertText(id: string, text: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLTextAreaElement) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.focus();
  } else field?.dispatchEvent(new CustomEvent(INSERT, { detail: text }));
}
