import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
}
interface State {
  /** The page as it stood when a script failed. */
  copy: HTMLElement | null;
  /** The id of what had the focus. */
  focus: string;
}

/** The address of the page that stands in the document. */
let standing: string | undefined;

/**
 * Whatever fails in a script leaves the page of the server standing. React would take away what failed and show an error page
 * instead; here a copy of the page as it stood takes that place, with what was typed. React knows nothing of the copy, so its links
 * and forms are the browser's own, with which every page is whole. Where the script had already gone to another address, the
 * server sends that page. Nothing is remembered: the next page begins with its scripts again, and where they fail while they
 * start, it stands as it came, so nothing goes in circles.
 *
 * Errors of the server (an unknown address, a loader that fails) are not thrown here: Remix hands them to the ErrorBoundary of a
 * route. A fault while rendering on the server is one of them, for there is no page then that could stand. Every route that has an
 * ErrorBoundary has this within, else faults of script would end there.
 */
export class ScriptFaults extends Component<Props, State> {
  override state: State = { copy: null, focus: "" };

  /** React still renders and has not touched the document. */
  static getDerivedStateFromError(): State {
    return { copy: copyOf(document.body), focus: document.activeElement?.id ?? "" };
  }

  override componentDidMount() {
    standing = address();
  }

  override componentDidUpdate() {
    if (!this.state.copy) standing = address();
  }

  override componentDidCatch() {
    const { copy, focus } = this.state;
    if (!copy) return;
    document.body.replaceWith(copy);
    document.getElementById(focus)?.focus();
    standing ??= address();
    leaveIfElsewhere();
    window.addEventListener("popstate", leaveIfElsewhere);
  }

  override render() {
    return this.state.copy ? null : this.props.children;
  }
}

const address = () => window.location.pathname + window.location.search;

function leaveIfElsewhere() {
  if (address() !== standing) window.location.replace(address());
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
