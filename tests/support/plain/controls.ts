import type { View } from "./view.ts";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files cannot be in markup. */
const files = new WeakMap<Element, File>();

/** The values that fields of these types accept, besides none. */
const FORMATS: Record<string, RegExp> = {
  date: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  "datetime-local": /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/,
  number: /^-?\d*\.?\d+(e[-+]?\d+)?$/i,
};

export const typeOf = (control: Element): string =>
  control.localName === "input" ? (control.getAttribute("type") ?? "text").toLowerCase() : control.localName;

export const isBox = (control: Element): boolean => /^(checkbox|radio)$/.test(typeOf(control));

export const isSubmit = (control: Element): boolean =>
  control.localName === "button"
    ? (control.getAttribute("type") ?? "submit").toLowerCase() === "submit"
    : /^(submit|image)$/.test(typeOf(control));

export function isDisabled(control: Element): boolean {
  if (!/^(button|input|select|textarea|option|optgroup|fieldset)$/.test(control.localName)) return false;
  const set = control.closest("fieldset[disabled]");
  const legend = set && [...set.children].find((child) => child.localName === "legend");
  return control.hasAttribute("disabled") || (set !== null && !legend?.contains(control));
}

export function formOf(control: Element): Element | null {
  const id = control.getAttribute("form");
  return id === null ? control.closest("form") : control.ownerDocument.getElementById(id);
}

/** The controls of a form, in the order of the document. */
export function controlsOf(form: Element): Element[] {
  const all = form.ownerDocument.querySelectorAll("button, input, select, textarea");
  return [...all].filter((control) => formOf(control) === form);
}

function optionsOf(select: Element): Element[] {
  return [...select.querySelectorAll("option")];
}

/** The option that a select shows. */
export function chosenOption(select: Element): Element | undefined {
  const options = optionsOf(select);
  const chosen = options.filter((option) => option.hasAttribute("selected")).at(-1);
  return chosen ?? options.find((option) => !isDisabled(option)) ?? options[0];
}

const textOfOption = (option: Element): string => option.textContent.replace(/\s+/g, " ").trim();

const valueOfOption = (option: Element): string => option.getAttribute("value") ?? textOfOption(option);

export const fileOf = (control: Element): File | undefined => files.get(control);

export function valueOf(control: Element): string {
  const type = typeOf(control);
  if (type === "file") return files.has(control) ? `C:\\fakepath\\${files.get(control)?.name}` : "";
  if (type === "select") {
    const option = chosenOption(control);
    return option ? valueOfOption(option) : "";
  }
  // A leading line break belongs to the markup.
  if (type === "textarea") return control.textContent.replace(/^\r?\n/, "").replace(/\r\n?/g, "\n");
  return control.getAttribute("value") ?? (isBox(control) ? "on" : "");
}

/** Replaces the field's value. */
export function type(control: Element, text: string): void {
  const type = typeOf(control);
  if (control.localName !== "input" && type !== "textarea") throw new Error("only fields of text can be filled");
  if (isBox(control) || /^(button|submit|reset|image|file|hidden|range|color)$/.test(type))
    throw new Error(`an input of type ${type} cannot be filled`);
  if (isDisabled(control) || control.hasAttribute("readonly")) throw new Error("the field takes no input");
  if (text !== "" && FORMATS[type]?.test(text) === false) throw new Error(`${type} takes no “${text}”`);
  const most = control.getAttribute("maxlength");
  const typed = FORMATS[type] || most === null ? text : text.slice(0, Number(most));
  if (type === "textarea") control.textContent = `\n${typed}`;
  else control.setAttribute("value", typed.replace(/[\r\n]/g, ""));
}

export interface Choice {
  label?: string;
  value?: string;
  index?: number;
}

export function choose(select: Element, choice: string | Choice): void {
  if (select.localName !== "select" || select.hasAttribute("multiple")) throw new Error("it is no list of one choice");
  if (isDisabled(select)) throw new Error("the list is disabled");
  const fits = (option: Element, at: number) =>
    typeof choice === "string"
      ? valueOfOption(option) === choice || labelOf(option) === choice
      : (choice.label === undefined || labelOf(option) === choice.label) &&
        (choice.value === undefined || valueOfOption(option) === choice.value) &&
        (choice.index === undefined || choice.index === at);
  const options = optionsOf(select);
  const chosen = options.find(fits);
  if (!chosen || isDisabled(chosen) || chosen.closest("optgroup[disabled]"))
    throw new Error(`no choice ${JSON.stringify(choice)} among ${options.map(labelOf).join(" | ")}`);
  for (const option of options) option.removeAttribute("selected");
  chosen.setAttribute("selected", "");
}

const labelOf = (option: Element): string => option.getAttribute("label") || textOfOption(option);

export function attach(control: Element, { name, mimeType, buffer }: ChosenFile): void {
  if (typeOf(control) !== "file" || isDisabled(control)) throw new Error("it takes no file");
  files.set(control, new File([new Uint8Array(buffer)], name, { type: mimeType }));
}

/** Presses a check box, which changes, or a radio button, which clears the others of its group. */
export function toggle(box: Element, view: View): void {
  if (typeOf(box) === "checkbox") {
    box.toggleAttribute("checked");
    return;
  }
  const [form, name] = [formOf(box), box.getAttribute("name")];
  const isOfGroup = (other: Element) => formOf(other) === form && other.getAttribute("name") === name;
  if (name)
    for (const other of view.document.querySelectorAll("input[type=radio]"))
      if (isOfGroup(other)) other.removeAttribute("checked");
  box.setAttribute("checked", "");
}

export const isChecked = (box: Element): boolean =>
  isBox(box) ? box.hasAttribute("checked") : box.getAttribute("aria-checked") === "true";
