import type { ToastData } from "~/ui/toast";
import { briefToast, type PortalSession } from "./cookie.server";

/** How soon a script that lacks a page's code has loaded the page anew. */
const RELOADED_WITHIN_MS = 10_000;

/** How much of an address tells it from others; the session's cookie has no room for a long one. */
const MAX_ADDRESS_CHARACTERS = 200;

/**
 * The toast that a redirect leaves for the next page, in the session; `isData` if a script asks for the page at this
 * address.
 */
export class Toasts {
  readonly #session: PortalSession;
  readonly #isData: boolean;
  readonly #address: string;
  #taken: ToastData | null = null;

  constructor(session: PortalSession, isData: boolean, address: string) {
    this.#session = session;
    this.#isData = isData;
    this.#address = address.slice(0, MAX_ADDRESS_CHARACTERS);
  }

  /**
   * The toast for this page, which is given once. A script that lacks the page's code, as after an upgrade, drops its data,
   * loads the page before anew and goes on to this one, which then is given the toast once more.
   */
  take(now = Date.now()): ToastData | null {
    const left = this.#session.toast;
    if (!left) return null;
    const { until, givenTo, ...toast } = left;
    const isOver = until !== undefined && (this.#isData ? givenTo !== undefined : now >= until);
    const isDue = !isOver && (givenTo ?? this.#address) === this.#address;
    if (until === undefined || isOver) delete this.#session.toast;
    else if (this.#isData) left.givenTo = this.#address;
    this.#taken = isDue ? toast : null;
    return this.#taken;
  }

  /** Leaves a toast for the next page; without a new one, that of this page, which redirects too. */
  leave(toast: ToastData | null = this.#taken, now = Date.now()): void {
    if (!toast) return;
    this.#session.toast = { ...briefToast(toast), ...(this.#isData && { until: now + RELOADED_WITHIN_MS }) };
  }
}
