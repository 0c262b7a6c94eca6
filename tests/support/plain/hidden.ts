const UNSHOWN = new Set(["datalist", "head", "script", "style", "template"]);

/** The class of elements that need scripts, which `base.css` hides without them. */
const NEEDS_SCRIPT = "needs-script";

/** Whether the markup hides an element and its content. */
export function hides(element: Element, openPopovers: Set<Element>): boolean {
  const { localName: tag, parentElement: parent } = element;
  return (
    UNSHOWN.has(tag) ||
    element.hasAttribute("hidden") ||
    element.classList.contains(NEEDS_SCRIPT) ||
    (tag === "input" && element.getAttribute("type") === "hidden") ||
    (tag === "dialog" && !element.hasAttribute("open")) ||
    (element.hasAttribute("popover") && !openPopovers.has(element)) ||
    (parent?.localName === "details" && !parent.hasAttribute("open") && element !== summaryOf(parent))
  );
}

/** The summary that opens a details element. */
export function summaryOf(details: Element): Element | undefined {
  return [...details.children].find((child) => child.localName === "summary");
}
