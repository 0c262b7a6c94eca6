import { type HTMLElement, parse } from "node-html-parser";
import type { Locator, Page } from "playwright";
import { controlOf, plain } from "./person.ts";
import type { Visitor } from "./lives.ts";

interface RemixWindow {
  /** The global with which Remix starts the page; a page without scripts has none. */
  __remixContext?: object;
  __remixRouter?: {
    state: {
      initialized: boolean;
      navigation: { state: string };
      revalidation: string;
      fetchers: Map<string, { state: string }>;
    };
  };
}

/** Whether the script of the current page has started and is not loading or sending anything. */
function isIdle(): boolean {
  const { __remixContext, __remixRouter } = globalThis as RemixWindow;
  if (!__remixRouter) return document.readyState === "complete" && !__remixContext;
  const { initialized, navigation, revalidation, fetchers } = __remixRouter.state;
  return (
    initialized &&
    [navigation.state, revalidation, ...[...fetchers.values()].map(({ state }) => state)].every(
      (state) => state === "idle",
    )
  );
}

/** Somebody with a browser that runs scripts. */
export class ScriptedVisitor implements Visitor {
  readonly #page: Page;
  #html = "";
  #document: HTMLElement | null = null;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The page once it was idle; parsed only when needed. */
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

  /** Fills in fields by label, each of which may reveal others, and presses a button, if the page also has it with script. */
  async press(button: string, values: Record<string, string> = {}): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const control = controlOf(this.document.querySelector("main") ?? this.document, label, value);
      await this.#fill(this.#page.locator(`[id="${control.getAttribute("id")}"]`), value);
    }
    if (button !== "Update choices") await this.#pressNamed(button);
  }

  /** Fills in the visible fields by name, and presses a button. */
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

  /** Waits until the page's script has finished loading and rendering, and reads the page. */
  async #look(): Promise<void> {
    do {
      await this.#page.waitForFunction(isIdle);
      // A page that is being left is not idle.
      await this.#page
        .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
        .catch(() => undefined);
    } while (!(await this.#page.evaluate(isIdle).catch(() => false)));
    this.#html = await this.#page.content();
    this.#document = null;
  }
}
