const ROLES: Record<string, string> = {
  article: "article",
  aside: "complementary",
  blockquote: "blockquote",
  button: "button",
  caption: "caption",
  code: "code",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  figure: "figure",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hr: "separator",
  html: "document",
  ins: "insertion",
  li: "listitem",
  main: "main",
  mark: "mark",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  search: "search",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  svg: "img",
  table: "table",
  tbody: "rowgroup",
  td: "cell",
  textarea: "textbox",
  tfoot: "rowgroup",
  thead: "rowgroup",
  time: "time",
  tr: "row",
  ul: "list",
};

const INPUT_ROLES: Record<string, string | null> = {
  button: "button",
  checkbox: "checkbox",
  file: "button",
  hidden: null,
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  search: "searchbox",
  submit: "button",
};

const NAMED = ["aria-label", "aria-labelledby"];
/** Attributes that restore the semantics which `role="presentation"` removes. */
const MEANS = [...NAMED, "aria-controls", "aria-current", "aria-describedby", "aria-live", "aria-owns", "tabindex"];
const SECTIONING = "article, aside, main, nav, section";

const hasAny = (element: Element, attributes: string[]): boolean =>
  attributes.some((attribute) => element.hasAttribute(attribute));

/** The role of an element: its own, or its implicit role at this place. */
export function roleOf(element: Element): string | null {
  const [own = ""] = (element.getAttribute("role") ?? "").trim().split(/\s+/);
  const isTakenAway = own === "none" || own === "presentation";
  if (own && !(isTakenAway && hasAny(element, MEANS))) return own;
  return impliedRoleOf(element);
}

function impliedRoleOf(element: Element): string | null {
  const { localName: tag } = element;
  switch (tag) {
    case "a":
    case "area":
      return element.hasAttribute("href") ? "link" : null;
    case "header":
      return element.closest(SECTIONING) ? null : "banner";
    case "footer":
      return element.closest(SECTIONING) ? null : "contentinfo";
    case "form":
      return hasAny(element, NAMED) ? "form" : null;
    case "section":
      return hasAny(element, NAMED) ? "region" : null;
    case "img":
      return element.getAttribute("alt") === "" && !hasAny(element, [...MEANS, "title"]) ? "presentation" : "img";
    case "input":
      return inputRoleOf(element);
    case "select":
      return element.hasAttribute("multiple") || Number(element.getAttribute("size")) > 1 ? "listbox" : "combobox";
    case "th":
      return headerRoleOf(element);
    default:
      return ROLES[tag] ?? null;
  }
}

function inputRoleOf(element: Element): string | null {
  const role = INPUT_ROLES[element.getAttribute("type") ?? "text"];
  if (role !== undefined && role !== "searchbox") return role;
  return element.hasAttribute("list") ? "combobox" : (role ?? "textbox");
}

function headerRoleOf(element: Element): string {
  const scope = element.getAttribute("scope") ?? "";
  if (scope.startsWith("col")) return "columnheader";
  const isBesideData = [element.nextElementSibling, element.previousElementSibling].some(
    (cell) => cell?.localName === "td",
  );
  return scope.startsWith("row") || isBesideData ? "rowheader" : "columnheader";
}

/** The level of a heading. */
export const levelOf = (element: Element): number =>
  Number(element.getAttribute("aria-level") ?? /^h([1-6])$/.exec(element.localName)?.[1]);
