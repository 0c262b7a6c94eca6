import { useLocation } from "@remix-run/react";
import { Component, type ReactNode } from "react";

/** The address of the page in the document. */
let standing: string | undefined;
let hasFailed = false;

/**
 * Keeps the page when one of its scripts fails. React would remove the failed part and show an error page; instead a copy
 * of the page, with what was typed, is shown. React does not manage the copy, so its links and forms are the browser's own,
 * with which every page is complete. If the script was navigating to another page, or goes back to one, the server sends
 * that page. Nothing is remembered: the next page starts its scripts again, and if they fail while starting, it stays as it
 * was sent, so there is no loop.
 *
 * Errors of the server (an unknown address, a failed loader) are not thrown here: Remix passes them to a route's
 * ErrorBoundary. So are faults while rendering on the server, because there is no page yet that could be kept. Every route
 * with an ErrorBoundary contains this component, otherwise script faults would end there.
 */
export function ScriptFaults({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return <Faults page={pathname + search}>{children}</Faults>;
}

interface Props {
  /** The address of the rendered page; the browser's may be ahead of it. */
  page: string;
  children: ReactNode;
}
interface State {
  /** A copy of the page at the time a script failed. */
  copy: HTMLElement | null;
  /** The id of the focused element. */
  focus: string;
  /** The id of the open drop-down. */
  dropdown: string;
}

class Faults extends Component<Props, State> {
  override state: State = { copy: null, focus: "", dropdown: "" };

  /** React is still rendering and has not touched the document. */
  static getDerivedStateFromError(): State {
    return { copy: copyOf(document.body), focus: document.activeElement?.id ?? "", dropdown: openDropdown() };
  }

  override componentDidMount() {
    standing = this.props.page;
  }

  override componentDidUpdate() {
    if (hasFailed) leaveIfElsewhere();
    // A page that fails while it is opened does not stand in the document.
    else if (!this.state.copy) standing = this.props.page;
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

/** Without popover support the selector is invalid and would throw. */
const openDropdown = () => ("popover" in document.body && document.querySelector(":popover-open")?.id) || "";

function leaveIfElsewhere() {
  if (standing === address()) return;
  standing = address();
  window.location.replace(standing);
}

/**
 * A copy that includes what was typed and selected, without busy states; cloning alone does not copy the selection of a
 * list.
 */
function copyOf(page: HTMLElement): HTMLElement {
  const copy = page.cloneNode(true) as HTMLElement;
  const lists = copy.querySelectorAll("select");
  page.querySelectorAll("select").forEach(({ options }, at) => {
    for (const { index, selected } of options) {
      const option = lists[at]?.options[index];
      if (option) option.selected = selected;
    }
  });
  for (const state of ["aria-busy", "aria-disabled", "data-waiting"])
    for (const busy of copy.querySelectorAll(`[${state}]`)) busy.removeAttribute(state);
  for (const spinner of copy.querySelectorAll(".spinner")) spinner.remove();
  return copy;
}
