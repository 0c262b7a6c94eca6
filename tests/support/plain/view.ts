import { computeAccessibleName } from "dom-accessibility-api";
import { parseHTML } from "linkedom";
import { isDisabled } from "./controls.ts";
import { hides } from "./hidden.ts";
import { needsBrowser } from "./needs-browser.ts";
import { roleOf } from "./roles.ts";
import { textIn } from "./text.ts";

/** Elements that add no space of their own. */
const INLINE =
  "a abbr b bdi bdo br button cite code data dfn em i img input kbd label mark q s samp select small span strong sub sup svg textarea time u var".split(
    " ",
  );

/** The labelable elements. */
const LABELLED = "button, input:not([type=hidden]), meter, output, progress, select, textarea";

const BLANK = "<!doctype html><html><head></head><body></body></html>";

/** A document in a browser without JavaScript, with the role, name, text and visibility of its elements. */
export class View {
  readonly document: Document;
  readonly #address: URL;
  readonly openPopovers = new Set<Element>();
  readonly roleOf = remembered(roleOf);
  /** Every element, in the order of the document. */
  readonly all: Element[];
  #places: Map<Element, number> | undefined;
  #byRole: Map<string | null, Element[]> | undefined;
  #isTouched = false;
  #isSilent = remembered((element): boolean => {
    const parent = element.parentElement;
    return element.getAttribute("aria-hidden") === "true" || (parent !== null && this.#isSilent(parent));
  });
  #textOf = remembered((element) => textIn(element, this));
  #isHidden = remembered((element) => this.#hides(element));
  #nameOf = remembered((element) => this.#name(element, false));

  constructor(html: string, address: URL) {
    this.#address = address;
    ({ document: this.document } = parseHTML(lowerNames(html) || BLANK));
    this.all = [...this.document.querySelectorAll("*")];
    for (const field of this.document.querySelectorAll("textarea")) readReferences(field);
    for (const label of this.document.querySelectorAll("label")) this.#tie(label);
  }

  /** Discards what was computed, because the document may have changed. */
  changed(): void {
    this.#isTouched = true;
    this.#isHidden = remembered((element) => this.#hides(element));
    this.#nameOf = remembered((element) => this.#name(element, false));
    this.#textOf = remembered((element) => textIn(element, this));
  }

  /** The elements of the document with this role. */
  withRole(role: string): Element[] {
    const known = (this.#byRole ??= new Map<string | null, Element[]>());
    if (known.size === 0)
      for (const element of this.all) {
        const role = this.roleOf(element);
        const others = known.get(role);
        if (others) others.push(element);
        else known.set(role, [element]);
      }
    return known.get(role) ?? [];
  }

  /** The element that has the focus when the page opens. */
  focused(): Element[] {
    if (this.#isTouched || this.#address.hash) throw needsBrowser("the focus after the page has been used");
    const first = this.all.find(
      (element) => element.hasAttribute("autofocus") && !this.isHidden(element) && !isDisabled(element),
    );
    return first ? [first] : [];
  }

  textOf(element: Element): string {
    return this.#textOf(element);
  }

  /** Whether the markup hides it; style sheets are not read. */
  isHidden(element: Element): boolean {
    return this.#isHidden(element);
  }

  isHiddenFromReaders(element: Element): boolean {
    return this.isHidden(element) || this.#isSilent(element);
  }

  nameOf(element: Element, includeHidden = false): string {
    return includeHidden ? this.#name(element, true) : this.#nameOf(element);
  }

  /** The labels of a control. */
  labelsOf(control: Element): Element[] {
    return (control as { labels?: Element[] }).labels ?? [];
  }

  /** Elements without duplicates, in the order of the document. */
  inOrder(elements: Iterable<Element>): Element[] {
    const places = (this.#places ??= new Map(this.all.map((element, at) => [element, at])));
    return [...new Set(elements)].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  }

  /** linkedom lacks a label's control and a control's labels, which the computation of names needs. */
  #tie(label: Element): void {
    const id = label.getAttribute("for");
    const control = id ? this.document.getElementById(id) : label.querySelector(LABELLED);
    Object.defineProperty(label, "control", { value: control });
    if (control)
      Object.defineProperty(control, "labels", { value: [...this.labelsOf(control), label], configurable: true });
  }

  #hides(element: Element): boolean {
    const parent = element.parentElement;
    return hides(element, this.openPopovers) || (parent !== null && this.isHidden(parent));
  }

  #name(element: Element, hidden: boolean): string {
    return computeAccessibleName(element, {
      hidden,
      computedStyleSupportsPseudoElements: false,
      getComputedStyle: (part) => this.#styleOf(part),
    });
  }

  /** The part of a style that the computation of names needs. */
  #styleOf(element: Element): CSSStyleDeclaration {
    const display = this.isHidden(element) ? "none" : INLINE.includes(element.localName) ? "inline" : "block";
    return { getPropertyValue: (name: string) => (name === "display" ? display : "") } as CSSStyleDeclaration;
  }
}

/** linkedom keeps the case of attribute names, which HTML ignores. */
const lowerNames = (html: string): string => html.replace(/ [a-z]+[A-Z][A-Za-z]*(?==")/g, (name) => name.toLowerCase());

/** linkedom does not decode the character references in a text area. */
function readReferences(field: Element): void {
  const line = field.ownerDocument.createElement("p");
  line.innerHTML = field.textContent.replaceAll("<", "&lt;");
  field.textContent = line.textContent;
}

function remembered<T>(compute: (element: Element) => T): (element: Element) => T {
  const known = new Map<Element, T>();
  return (element) => {
    const value = known.get(element) ?? compute(element);
    known.set(element, value);
    return value;
  };
}
