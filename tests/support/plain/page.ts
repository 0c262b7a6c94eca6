import { setImmediate } from "node:timers/promises";
import type { Answer, Download, Page, RoleOptions, Words } from "../pages.ts";
import { Browsing } from "./browsing.ts";
import { press } from "./clicking.ts";
import type { PlainContext } from "./context.ts";
import { Events } from "./events.ts";
import { needsBrowser } from "./needs-browser.ts";
import { type Place, PlainLocator } from "./locator.ts";
import { byEnter, type Step, submissionOf } from "./submission.ts";
import { normal } from "./text.ts";
import type { View } from "./view.ts";

/** How long to wait for a page that redirects by itself. */
const MAX_WAIT_SECONDS = 10;

/**
 * A page in a browser without scripts, by HTTP alone, with the part of Playwright's page that journeys use. There is nothing to
 * wait for: an element exists when the page has loaded, or the test fails. Style sheets are not read; whatever depends on them, on
 * positions, on colours or on the keyboard cannot be checked.
 */
export class PlainPage implements Page, Place {
  readonly #context: PlainContext;
  readonly #browsing: Browsing;
  readonly #downloads = new Events<Download>("no file came");
  #root = new PlainLocator(this);
  #busy: Promise<unknown> | undefined;
  /** The reasons why the last form was not sent. */
  #heldBack: string[] = [];

  constructor(context: PlainContext) {
    this.#context = context;
    this.#browsing = new Browsing(context);
  }

  get view(): View {
    return this.#browsing.view;
  }

  getByRole(role: string, options?: RoleOptions): PlainLocator {
    return this.#root.getByRole(role, options);
  }

  getByLabel(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#root.getByLabel(text, options);
  }

  getByText(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#root.getByText(text, options);
  }

  getByTitle(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#root.getByTitle(text, options);
  }

  locator(selector: string, options?: { hasText?: Words }): PlainLocator {
    return this.#root.locator(selector, options);
  }

  readonly request = {
    get: async (url: string): Promise<Answer> => {
      const { status, headers, body } = await this.#browsing.ask({ url: new URL(url) }, {});
      return {
        status: () => status,
        headers: () => Object.fromEntries(headers),
        text: () => Promise.resolve(body),
      };
    },
  };

  context(): PlainContext {
    return this.#context;
  }

  async goto(url: string): Promise<{ status(): number }> {
    await this.#go({ url: new URL(url) }, false);
    const { status } = this.#browsing;
    return { status: () => status };
  }

  async reload(): Promise<void> {
    await this.#during(this.#browsing.reload());
  }

  async goBack(): Promise<void> {
    await this.#during(this.#browsing.back());
  }

  url(): string {
    return this.#browsing.address.href;
  }

  async title(): Promise<string> {
    await this.settle();
    return normal(this.view.document.title);
  }

  async content(): Promise<string> {
    await this.settle();
    return this.#browsing.body;
  }

  async waitForURL(url: Words | ((url: URL) => boolean)): Promise<void> {
    await this.settle();
    const fits =
      typeof url === "function"
        ? url
        : (here: URL) => (url instanceof RegExp ? url.test(here.href) : here.href === url);
    if (!fits(this.#browsing.address)) throw new Error(`the address is not ${url}\n${this.where()}`);
  }

  waitForEvent(event: "popup"): Promise<PlainPage>;
  waitForEvent(event: "download"): Promise<Download>;
  waitForEvent(event: "popup" | "download"): Promise<PlainPage | Download> {
    return event === "popup" ? this.#context.opened.next() : this.#downloads.next();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async settle(): Promise<void> {
    // A click that was not awaited starts first.
    await setImmediate();
    while (this.#busy) await this.#busy.catch(() => undefined);
  }

  async refresh(): Promise<void> {
    const content = this.view.document.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content") ?? "";
    const [, seconds, target] = /^(\d+);\s*url=(.+)$/i.exec(content) ?? [];
    if (target && Number(seconds) <= MAX_WAIT_SECONDS)
      await this.#go({ url: new URL(target, this.#browsing.address) }, false);
  }

  where(): string {
    const { document } = this.view;
    const headings = [...document.querySelectorAll("h1, h2, h3")].map((heading) => normal(heading.textContent));
    const alerts = [...document.querySelectorAll("[role=alert]")].map((alert) => normal(alert.textContent));
    const heldBack = this.#heldBack.length > 0 ? [`not sent as ${this.#heldBack.join(", ")}`] : [];
    return [`on ${this.url()} (${this.#browsing.status})`, ...headings, ...alerts, ...heldBack].join("\n  ");
  }

  async click(element: Element): Promise<void> {
    const pressed = press(element, this.view);
    this.view.changed();
    if (pressed.link) await this.#follow(pressed.link);
    if (pressed.form) await this.#send(pressed.form, pressed.button);
    this.#downloads.passed(this.where());
    this.#context.opened.passed(this.where());
  }

  async enter(field: Element): Promise<void> {
    const sent = byEnter(field);
    if (sent) await this.#send(sent.form, sent.button);
  }

  async #follow(link: Element): Promise<void> {
    const here = this.#browsing.address;
    const url = new URL(link.getAttribute("href") ?? "", here);
    if (url.origin !== here.origin) throw needsBrowser(`the way to ${url.origin}`);
    if (link.getAttribute("target") === "_blank") return this.#open({ url });
    const isSamePage = url.pathname + url.search === here.pathname + here.search;
    if (link.getAttribute("href")?.includes("#") && isSamePage) return this.#browsing.jump(url.hash);
    return this.#go({ url }, true);
  }

  async #send(form: Element, button: Element | null): Promise<void> {
    const submission = submissionOf(form, button, this.#browsing.address);
    this.#heldBack = Array.isArray(submission) ? submission : [];
    if (Array.isArray(submission)) return undefined;
    const { isElsewhere, ...step } = submission;
    return isElsewhere ? this.#open(step) : this.#go(step, true);
  }

  async #go(step: Step, isFromHere: boolean): Promise<void> {
    const file = await this.#during(this.#browsing.go(step, isFromHere));
    if (file) this.#downloads.happened(file);
  }

  async #open(step: Step): Promise<void> {
    const page = new PlainPage(this.#context);
    await this.#during(page.#go(step, false));
    this.#context.opened.happened(page);
  }

  async #during<T>(work: Promise<T>): Promise<T> {
    this.#busy = work;
    try {
      return await work;
    } finally {
      this.#busy = undefined;
    }
  }

  get emulateMedia(): never {
    throw needsBrowser("printing");
  }

  get pdf(): never {
    throw needsBrowser("printing");
  }

  get evaluate(): never {
    throw needsBrowser("a script");
  }

  get keyboard(): never {
    throw needsBrowser("the keyboard");
  }

  get mouse(): never {
    throw needsBrowser("the mouse");
  }

  get on(): never {
    throw needsBrowser("listening to a page");
  }

  get route(): never {
    throw needsBrowser("what a page loads");
  }

  get waitForFunction(): never {
    throw needsBrowser("a script");
  }

  get waitForRequest(): never {
    throw needsBrowser("what a page loads");
  }

  get setViewportSize(): never {
    throw needsBrowser("the size of a window");
  }

  get viewportSize(): never {
    throw needsBrowser("the size of a window");
  }
}
