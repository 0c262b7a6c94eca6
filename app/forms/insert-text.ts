/** Asks an editor of rich text to insert `detail` where its cursor stands. */
export const INSERT = "insert-text";

/** Inserts a text where the cursor of a field stands, be it a text area or the editor over one, and goes there. */
export function insertText(id: string, text: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLTextAreaElement) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.focus();
  } else field?.dispatchEvent(new CustomEvent(INSERT, { detail: text }));
}
