import { controlsOf, fileOf, isDisabled, typeOf, valueOf } from "./controls.ts";

/** HTML's pattern for `type=email`. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const LIMITED = /^(date|month|time|datetime-local|number|range)$/;

/** The invalid controls for which a browser would not send a form, each with the broken constraint. */
export function faultsOf(form: Element): { control: Element; rule: string }[] {
  return controlsOf(form).flatMap((control) => {
    const rule = isJudged(control) && brokenRule(control);
    return rule ? { control, rule } : [];
  });
}

const isJudged = (control: Element): boolean =>
  !isDisabled(control) &&
  !control.hasAttribute("readonly") &&
  !/^(button|hidden|reset|submit|image)$/.test(typeOf(control)) &&
  !control.closest("datalist");

function brokenRule(control: Element): string | undefined {
  const type = typeOf(control);
  if (control.hasAttribute("required") && isEmpty(control, type)) return "required";
  const value = valueOf(control);
  if (value === "" || /^(checkbox|radio|file|select)$/.test(type)) return undefined;
  const pattern = control.getAttribute("pattern");
  if (
    pattern !== null &&
    type !== "textarea" &&
    !LIMITED.test(type) &&
    !new RegExp(`^(?:${pattern})$`, "v").test(value)
  )
    return "pattern";
  if (type === "email" && !EMAIL.test(value)) return "type";
  if (type === "url" && !URL.canParse(value)) return "type";
  if (Number(control.getAttribute("minlength") ?? 0) > value.length) return "minlength";
  return LIMITED.test(type) ? brokenLimit(control, type, value) : undefined;
}

function isEmpty(control: Element, type: string): boolean {
  if (type === "checkbox") return !control.hasAttribute("checked");
  if (type === "radio") return !groupOf(control).some((radio) => radio.hasAttribute("checked"));
  if (type === "file") return fileOf(control) === undefined;
  return valueOf(control) === "";
}

function groupOf(radio: Element): Element[] {
  const form = radio.closest("form");
  const radios = form ? controlsOf(form) : [radio];
  return radios.filter(
    (other) => typeOf(other) === "radio" && other.getAttribute("name") === radio.getAttribute("name"),
  );
}

function brokenLimit(control: Element, type: string, value: string): string | undefined {
  const [min, max] = [control.getAttribute("min"), control.getAttribute("max")];
  const isNumber = type === "number" || type === "range";
  const isBelow = (one: string, other: string) => (isNumber ? Number(one) < Number(other) : one < other);
  if (min && isBelow(value, min)) return "min";
  if (max && isBelow(max, value)) return "max";
  const step = control.getAttribute("step") ?? (isNumber ? "1" : "any");
  if (step === "any" || !isNumber) return undefined;
  const steps = (Number(value) - Number(min ?? 0)) / Number(step);
  return Math.abs(steps - Math.round(steps)) > 1e-9 ? "step" : undefined;
}
