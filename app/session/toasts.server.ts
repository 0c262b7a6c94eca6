import type { ToastData } from "~/ui/toast";
import { briefToast, type PortalSession } from "./cookie.server";

/** How soon a script that lacks a page's code has loaded the page anew. */
const RELOADED_WITHIN_MS = 10_000;

/** The toast that a redirect leaves for the next page, in the session; `isData` if a page's script makes the request. */
export class Toasts {
  readonly #session: PortalSession;
  readonly #isData: boolean;
  #taken: ToastData | null = null;

  constructor(session: PortalSession, isData: boolean) {
    this.#session = session;
    this.#isData = isData;
  }

  /**
   * The toast for this page, which is given once. A script that lacks the page's code, as after an upgrade, drops its data
   * and loads pages anew; each of those is given the toast too.
   */
  take(now = Date.now()): ToastData | null {
    const left = this.#session.toast;
    if (!left) return null;
    const { until, isGiven, ...toast } = left;
    const isDue = until === undefined || (this.#isData ? !isGiven : now < until);
    if (until === undefined || !isDue) delete this.#session.toast;
    else if (this.#isData) left.isGiven = true;
    this.#taken = isDue ? toast : null;
    return this.#taken;
  }

  /** Leaves a toast for the next page; without a new one, that of this page, which redirects too. */
  leave(toast: ToastData | null = this.#taken, now = Date.now()): void {
    if (!toast) return;
    this.#session.toast = { ...briefToast(toast), ...(this.#isData && { until: now + RELOADED_WITHIN_MS }) };
  }
}
