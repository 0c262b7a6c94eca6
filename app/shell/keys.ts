/** The localStorage key that is set if single-letter keys are switched off. */
const SETTING = "single-keys";

export const singleKeysAreOn = (): boolean => localStorage.getItem(SETTING) !== "off";
export const setSingleKeys = (on: boolean): void => localStorage.setItem(SETTING, on ? "on" : "off");

/** The single keys that work outside text fields. */
const singleKeys: Readonly<Record<string, () => boolean>> = {
  "/": () => goTo("main [role=search] input[type=search]") || goTo("#global-search"),
  j: () => stepRow(1),
  k: () => stepRow(-1),
  x: () => press(rowWithFocus()?.querySelector<HTMLElement>(".pick input")),
  a: () => press(document.querySelector<HTMLElement>(".next-step .button-primary")) || goTo(".bulk button"),
};

/** Ctrl+K focuses the global search; single keys focus searches and rows. */
export function answerKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === "k") {
    if (goTo("#global-search")) event.preventDefault();
    return;
  }
  const command = !altKey && isSingle(event) && Object.hasOwn(singleKeys, key) && singleKeys[key];
  if (command && command()) event.preventDefault();
}

/** Whether a key may be a command by itself: not in a field or a dialog over the page, nor if such keys are off. */
export const isSingle = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !(target as Element).closest?.("input:not([type=checkbox]), select, textarea, [contenteditable], dialog") &&
  singleKeysAreOn();

function goTo(selector: string): boolean {
  const place = document.querySelector<HTMLElement & Partial<HTMLInputElement>>(selector);
  place?.focus();
  place?.select?.();
  return place !== null;
}

const press = (element: HTMLElement | null | undefined): boolean => {
  element?.click();
  return Boolean(element);
};

const ROWS = "main .data-table tbody tr";
const NAME = "[scope=row] a, a";

const rowWithFocus = () => document.activeElement?.closest(ROWS) ?? null;

/** Focuses the name of the next row, whose page Enter opens. */
function stepRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => row.querySelector(NAME));
  const here = rows.indexOf(rowWithFocus() as Element);
  const next = rows[here < 0 ? 0 : here + step];
  next?.querySelector<HTMLElement>(NAME)?.focus();
  return next !== undefined;
}
