import type { FilterOptions, Locator, RoleOptions, Words } from "../pages.ts";
import {
  attach,
  type ChosenFile,
  type Choice,
  choose,
  isBox,
  isChecked,
  isDisabled,
  type,
  valueOf,
} from "./controls.ts";
import { byCss, byLabel, byRole, byText, byTitle, type Find } from "./finding.ts";
import { needsBrowser } from "./needs-browser.ts";
import { matches } from "./text.ts";
import type { View } from "./view.ts";

/** What a locator needs of its page. */
export interface Place {
  readonly view: View;
  /** Resolves when the requested page has loaded. */
  settle(): Promise<void>;
  /** Follows a redirect by the page itself, if it comes within seconds. */
  refresh(): Promise<void>;
  click(element: Element): Promise<void>;
  enter(field: Element): Promise<void>;
  /** The current address, for messages. */
  where(): string;
}

type State = "attached" | "detached" | "visible" | "hidden";

/** Finds elements of a page by HTTP as strictly as Playwright's locators do: actions need exactly one element. */
export class PlainLocator implements Locator {
  readonly place: Place;
  readonly description: string;
  readonly find: Find;

  /** Without `find` it is the whole page. */
  constructor(place: Place, description = "", find: Find = () => []) {
    this.place = place;
    this.description = description;
    this.find = find;
  }

  getByRole(role: string, options?: RoleOptions): PlainLocator {
    return this.#inside(`role ${role}${options ? ` ${spelled(options)}` : ""}`, byRole(role, options));
  }

  getByLabel(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#inside(`label ${spelled(text)}`, byLabel(text, options?.exact));
  }

  getByText(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#inside(`text ${spelled(text)}`, byText(text, options?.exact));
  }

  getByTitle(text: Words, options?: { exact?: boolean }): PlainLocator {
    return this.#inside(`title ${spelled(text)}`, byTitle(text, options?.exact));
  }

  locator(selector: string, options?: { hasText?: Words }): PlainLocator {
    const parts = this.#inside(selector, byCss(selector));
    return options ? parts.filter(options) : parts;
  }

  filter(options: FilterOptions = {}): PlainLocator {
    const { hasText, has, hasNot, visible } = options;
    const holds = (view: View, other: Locator, element: Element) => asPlain(other).find(view, element).length > 0;
    return this.#narrowed(`with ${spelled(options)}`, (elements, view) =>
      elements.filter(
        (element) =>
          (hasText === undefined || matches(view.textOf(element), hasText)) &&
          (has === undefined || holds(view, has, element)) &&
          (hasNot === undefined || !holds(view, hasNot, element)) &&
          (visible === undefined || !view.isHidden(element) === visible),
      ),
    );
  }

  and(other: Locator): PlainLocator {
    return new PlainLocator(this.place, `${this.description} and ${asPlain(other).description}`, (view, scope) => {
      const others = new Set(asPlain(other).find(view, scope));
      return this.find(view, scope).filter((element) => others.has(element));
    });
  }

  or(other: Locator): PlainLocator {
    return new PlainLocator(this.place, `${this.description} or ${asPlain(other).description}`, (view, scope) =>
      view.inOrder([...this.find(view, scope), ...asPlain(other).find(view, scope)]),
    );
  }

  first(): PlainLocator {
    return this.nth(0);
  }

  last(): PlainLocator {
    return this.nth(-1);
  }

  nth(index: number): PlainLocator {
    return this.#narrowed(`nth ${index}`, (elements) => elements.slice(index, index + 1 || undefined));
  }

  async all(): Promise<PlainLocator[]> {
    return (await this.#found()).map((_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return (await this.#found()).length;
  }

  async waitFor({ state = "visible" }: { state?: State } = {}): Promise<void> {
    if (this.#fault(state) !== undefined) await this.place.settle();
    if (this.#fault(state) !== undefined) await this.place.refresh();
    const fault = this.#fault(state);
    if (fault !== undefined) throw this.#error(fault);
  }

  async click(): Promise<void> {
    await this.place.click(await this.#seen());
  }

  async fill(text: string): Promise<void> {
    await this.#act((element) => type(controlOf(element), text));
  }

  async press(key: string): Promise<void> {
    if (key !== "Enter") throw needsBrowser(`the key ${key}`);
    await this.place.enter(await this.#seen());
  }

  check(): Promise<void> {
    return this.#mark(true);
  }

  uncheck(): Promise<void> {
    return this.#mark(false);
  }

  async selectOption(choice: string | Choice): Promise<string[]> {
    return this.#act((element) => {
      choose(controlOf(element), choice);
      return [valueOf(controlOf(element))];
    });
  }

  async setInputFiles(file: ChosenFile): Promise<void> {
    attach(controlOf(await this.#one()), file);
  }

  async inputValue(): Promise<string> {
    return valueOf(controlOf(await this.#one()));
  }

  async textContent(): Promise<string> {
    return (await this.#one()).textContent;
  }

  async allTextContents(): Promise<string[]> {
    return (await this.#found()).map((element) => element.textContent);
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }

  async isChecked(): Promise<boolean> {
    return isChecked(controlOf(await this.#one()));
  }

  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.#one());
  }

  /** Only the markup is checked for hidden elements; style sheets are not read. */
  async isVisible(): Promise<boolean> {
    const [element] = await this.#found();
    if (element && !this.place.view.isHidden(element)) throw needsBrowser("whether something is visible");
    return false;
  }

  get allInnerTexts(): never {
    throw needsBrowser("the text as it is laid out");
  }

  get innerText(): never {
    throw needsBrowser("the text as it is laid out");
  }

  get boundingBox(): never {
    throw needsBrowser("a place on the screen");
  }

  get evaluate(): never {
    throw needsBrowser("a script");
  }

  get evaluateAll(): never {
    throw needsBrowser("a script");
  }

  get focus(): never {
    throw needsBrowser("the focus");
  }

  #inside(description: string, find: Find): PlainLocator {
    if (!this.description) return new PlainLocator(this.place, description, find);
    return new PlainLocator(this.place, `${this.description} > ${description}`, (view, scope) =>
      view.inOrder(this.find(view, scope).flatMap((part) => find(view, part))),
    );
  }

  #narrowed(description: string, narrow: (elements: Element[], view: View) => Element[]): PlainLocator {
    return new PlainLocator(this.place, `${this.description} (${description})`, (view, scope) =>
      narrow(this.find(view, scope), view),
    );
  }

  #now(): Element[] {
    const { view } = this.place;
    return this.find(view, view.document);
  }

  async #found(): Promise<Element[]> {
    await this.place.settle();
    return this.#now();
  }

  #fault(state: State): string | undefined {
    const { view } = this.place;
    const found = this.#now();
    const [element] = found;
    if (found.length > 1) return `strict: there are ${found.length}`;
    if (state === "detached") return element && "it is still there";
    if (state === "attached") return element ? undefined : "it is not there";
    const isHidden = !element || view.isHidden(element) || element.localName === "option";
    if (state === "visible") return isHidden ? `it is ${element ? "hidden" : "not there"}` : undefined;
    if (!isHidden) throw needsBrowser("whether a style sheet hides what is there");
    return undefined;
  }

  async #one(): Promise<Element> {
    await this.waitFor({ state: "attached" });
    return this.#now()[0] as Element;
  }

  async #seen(): Promise<Element> {
    await this.waitFor({ state: "visible" });
    return this.#now()[0] as Element;
  }

  async #act<T>(act: (element: Element) => T): Promise<T> {
    const element = await this.#seen();
    try {
      return act(element);
    } catch (error) {
      throw this.#error(error instanceof Error ? error.message : String(error));
    } finally {
      this.place.view.changed();
    }
  }

  async #mark(on: boolean): Promise<void> {
    const element = await this.#seen();
    const box = controlOf(element);
    if (!isBox(box)) throw this.#error("it is no box to be checked");
    if (isChecked(box) !== on) await this.place.click(element);
    if (isChecked(box) !== on) throw this.#error("the click did not change its mark");
  }

  #error(fault: string): Error {
    return new Error(`${this.description}: ${fault}\n${this.place.where()}`);
  }
}

/** The control of a label. */
const controlOf = (element: Element): Element => (element as { control?: Element | null }).control ?? element;

function asPlain(locator: Locator): PlainLocator {
  if (locator instanceof PlainLocator) return locator;
  throw new Error("a locator of another page");
}

const spelled = (words: Words | RoleOptions | FilterOptions): string =>
  words instanceof RegExp ? String(words) : JSON.stringify(words, spelledPart);

function spelledPart(_: string, part: unknown): unknown {
  if (part instanceof RegExp) return String(part);
  return part instanceof PlainLocator ? part.description : part;
}
