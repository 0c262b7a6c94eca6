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
    const { toast = null, toastUntil, toastGiven = false } = this.#session;
    const isScripts = toastUntil !== undefined;
    const isDue = !isScripts || (this.#isData ? !toastGiven : now < toastUntil);
    if (!isScripts || !isDue) this.#drop();
    else if (this.#isData) this.#session.toastGiven = true;
    this.#taken = isDue ? toast : null;
    return this.#taken;
  }

  /** Leaves a toast for the next page; without a new one, that of this page, which redirects too. */
  leave(toast: ToastData | null = this.#taken, now = Date.now()): void {
    if (!toast) return;
    this.#drop();
    this.#session.toast = briefToast(toast);
    if (this.#isData) this.#session.toastUntil = now + RELOADED_WITHIN_MS;
  }

  #drop(): void {
    delete this.#session.toast;
    delete this.#session.toastUntil;
    delete this.#session.toastGiven;
  }
}
