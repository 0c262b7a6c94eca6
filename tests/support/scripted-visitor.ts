import { type HTMLElement, parse } from "node-html-parser";
import type { Locator, Page } from "playwright";
import { controlOf, plain } from "./person.ts";
import type { Visitor } from "./lives.ts";

/** How long nothing may be asked of the portal before a page counts as settled. */
const SETTLED_MS = 60;

/** Somebody with a browser that runs the page's script. */
export class ScriptedVisitor implements Visitor {
  readonly #page: Page;
  #html = "";
  #document: HTMLElement | null = null;
  #asked = new Set<unknown>();
  #lastAnswer = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on("request", (request) => {
      // What the page before had asked for is not told to have ended.
      if (request.isNavigationRequest()) this.#asked.clear();
      if (!request.url().endsWith("/stream")) this.#asked.add(request);
    });
    for (const end of ["requestfinished", "requestfailed"] as const)
      page.on(end as "requestfinished", (request) => {
        this.#asked.delete(request);
        this.#lastAnswer = Date.now();
      });
  }

  /** The page as it was when it had settled; parsed only if somebody looks at it. */
  get document(): HTMLElement {
    return (this.#document ??= parse(this.#html));
  }

  get path(): string {
    const { pathname, search } = new URL(this.#page.url());
    return pathname + search;
  }

  get heading(): string {
    return plain(this.document.querySelector("h1"));
  }

  get text(): string {
    return plain(this.document.querySelector("main"));
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(new URL(path, this.#page.url()).href);
    await this.#look();
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.#press(this.#page.getByRole("link", { name, exact: true }).first());
  }

  /** Fills fields by their labels, each of which may bring others, and presses a button, where the page has it for script too. */
  async press(button: string, values: Record<string, string> = {}): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const control = controlOf(this.document.querySelector("main") ?? this.document, label, value);
      await this.#fill(this.#page.locator(`[id="${control.getAttribute("id")}"]`), value);
    }
    if (button !== "Update choices") await this.#pressNamed(button);
  }

  /** Fills the fields that can be seen by their names, and presses a button. */
  async send(button: string, values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.#page.locator(`main [name="${name}"]:not([type=hidden])`);
      const choice = field.and(this.#page.locator(`[type=radio][value="${value}"], [type=checkbox][value="${value}"]`));
      if ((await choice.count()) > 0) await this.#fill(choice.first(), value);
      else if ((await field.count()) > 0) await this.#fill(field.first(), value);
    }
    await this.#pressNamed(button);
  }

  async #fill(field: Locator, value: string): Promise<void> {
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    if (kind === "SELECT") await field.selectOption(value);
    else if (kind === "radio" || kind === "checkbox") await field.check({ force: true });
    else await field.fill(value);
    await this.#look();
  }

  #pressNamed(name: string): Promise<void> {
    return this.#press(this.#page.getByRole("main").getByRole("button", { name, exact: true }));
  }

  async #press(target: Locator): Promise<void> {
    await target.click();
    await this.#look();
  }

  /** Waits until the page's script has nothing to do and nothing is asked of the portal, and reads the page. */
  async #look(): Promise<void> {
    do {
      // A page that is left amid this has something under way.
      await this.#page
        .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
        .catch(() => undefined);
      await this.#page.waitForTimeout(SETTLED_MS);
    } while (this.#asked.size > 0 || Date.now() - this.#lastAnswer < SETTLED_MS);
    this.#html = await this.#page.content();
    this.#document = null;
  }
}
