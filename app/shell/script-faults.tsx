import { useLocation } from "@remix-run/react";
import { Component, type ReactNode } from "react";

/** The address of the page that stands in the document. */
let standing: string | undefined;
let hasFailed = false;

/**
 * Whatever fails in a script leaves the page of the server standing. React would take away what failed and show an error page
 * instead; here a copy of the page as it stood takes that place, with what was typed. React knows nothing of the copy, so its links
 * and forms are the browser's own, with which every page is whole. Where the script was on the way to another
 * page, or goes back to one, the server sends that. Nothing is remembered: the next page begins with its scripts again, and where they fail while they
 * start, it stands as it came, so nothing goes in circles.
 *
 * Errors of the server (an unknown address, a loader that fails) are not thrown here: Remix hands them to the ErrorBoundary of a
 * route. A fault while rendering on the server is one of them, for there is no page then that could stand. Every route that has an
 * ErrorBoundary has this within, else faults of script would end there.
 */
export function ScriptFaults({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Faults page={pathname + search}>{children}</Faults>;
}

interface Props {
  /** The address of what is rendered; the browser's may be ahead of it. */
  page: string;
  children: ReactNode;
}
interface State {
  /** The page as it stood when a script failed. */
  copy: HTMLElement | null;
  /** The id of what had the focus. */
  focus: string;
  /** The id of the drop-down that was open. */
  dropdown: string;
}

class Faults extends Component<Props, State> {
  override state: State = { copy: null, focus: "", dropdown: "" };

  /** React still renders and has not touched the document. */
  static getDerivedStateFromError(): State {
    return { copy: copyOf(document.body), focus: document.activeElement?.id ?? "", dropdown: openDropdown() };
  }

  override componentDidMount() {
    standing = this.props.page;
  }

  override componentDidUpdate() {
    if (hasFailed) leaveIfElsewhere();
    else standing = this.props.page;
  }

  override componentDidCatch() {
    const { copy, focus, dropdown } = this.state;
    if (!copy) return;
    document.body.replaceWith(copy);
    document.documentElement.removeAttribute("data-scripted");
    if (dropdown) document.getElementById(dropdown)?.showPopover();
    document.getElementById(focus)?.focus();
    standing ??= address();
    hasFailed = true;
    leaveIfElsewhere();
  }

  override render() {
    return this.state.copy ? null : this.props.children;
  }
}

const address = () => window.location.pathname + window.location.search;

/** Where popovers are unknown, so is the selector, which throws then. */
const openDropdown = () => ("popover" in document.body && document.querySelector(":popover-open")?.id) || "";

function leaveIfElsewhere() {
  if (standing === address()) return;
  standing = address();
  window.location.replace(standing);
}

/** A copy with what was typed and chosen, waiting for nothing; the browser itself does not copy what is chosen of a list. */
function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement;
  const lists = copy.querySelectorAll("select");
  page.querySelectorAll("select").forEach(({ options }, at) => {
    for (const { index, selected } of options) {
      const option = lists[at]?.options[index];
      if (option) option.selected = selected;
    }
  });
  for (const busy of copy.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
  for (const spinner of copy.querySelectorAll(".spinner")) {
    spinner.closest("button")?.removeAttribute("disabled");
    spinner.remove();
  }
  return copy;
}
