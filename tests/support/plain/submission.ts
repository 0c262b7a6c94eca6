import { chosenOption, controlsOf, fileOf, formOf, isBox, isDisabled, isSubmit, typeOf, valueOf } from "./controls.ts";
import { encoded, type Entry, inText } from "../form-encoding.ts";
import { faultsOf } from "./validity.ts";

/** The request that a browser makes. */
export interface Step {
  url: URL;
  body?: URLSearchParams | Blob;
}

interface Submission extends Step {
  /** In a new window. */
  isElsewhere: boolean;
}

/** The request for a form sent by this button; the reasons if a browser would not send it. */
export function submissionOf(form: Element, button: Element | null, address: URL): Submission | string[] {
  const faults = isHeldToRules(form, button) ? faultsOf(form) : [];
  if (faults.length > 0)
    return faults.map(({ control, rule }) => `${control.getAttribute("name") ?? control.id}: ${rule}`);
  const attribute = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const url = new URL(attribute("action") || address.href, address);
  const isElsewhere = attribute("target") === "_blank";
  const entries = entriesOf(form, button);
  if ((attribute("method") ?? "get").toLowerCase() === "post")
    return { url, body: encoded(entries, attribute("enctype")), isElsewhere };
  url.search = inText(entries).toString();
  url.hash = "";
  return { url, isElsewhere };
}

const isHeldToRules = (form: Element, button: Element | null): boolean =>
  !form.hasAttribute("novalidate") && !button?.hasAttribute("formnovalidate");

/** The button that Enter in a field presses: the form's first. A form without buttons is sent if it has a single text field. */
export function byEnter(field: Element): { form: Element; button: Element | null } | undefined {
  const form = formOf(field);
  if (!form) return undefined;
  const controls = controlsOf(form);
  const button = controls.find(isSubmit) ?? null;
  const fields = controls.filter((control) => control.localName === "input" && !isBox(control) && !isBare(control));
  if (button ? isDisabled(button) : fields.length > 1) return undefined;
  return { form, button };
}

const isBare = (control: Element): boolean => /^(hidden|file|button|reset|range|color)$/.test(typeOf(control));

function entriesOf(form: Element, button: Element | null): Entry[] {
  return controlsOf(form).flatMap((control): Entry[] => {
    const name = control.getAttribute("name");
    if (!name || isDisabled(control) || control.closest("datalist")) return [];
    const type = typeOf(control);
    const isButton = isSubmit(control) || /^(button|reset)$/.test(type);
    if (isButton) return control === button ? [[name, control.getAttribute("value") ?? ""]] : [];
    if (isBox(control) && !control.hasAttribute("checked")) return [];
    if (type === "file") return [[name, fileOf(control) ?? new File([], "")]];
    if (type === "select" && !isOffered(chosenOption(control))) return [];
    return [[name, valueOf(control).replace(/\r\n?|\n/g, "\r\n")]];
  });
}

const isOffered = (option: Element | undefined): boolean => option !== undefined && !isDisabled(option);
