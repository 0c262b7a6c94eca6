import type {
  BrowserContext as ChromiumContext,
  Download as ChromiumDownload,
  Locator as ChromiumLocator,
  Page as ChromiumPage,
  Response,
} from "playwright";

/** A name or text to look for: a part of it, ignoring case, or a pattern. */
export type Words = string | RegExp;

interface Finds {
  getByRole(role: Parameters<ChromiumPage["getByRole"]>[0], options?: RoleOptions): Locator;
  getByLabel(text: Words, options?: { exact?: boolean }): Locator;
  getByText(text: Words, options?: { exact?: boolean }): Locator;
  getByTitle(text: Words, options?: { exact?: boolean }): Locator;
  locator(selector: string, options?: { hasText?: Words }): Locator;
}

export interface RoleOptions {
  name?: Words;
  exact?: boolean;
  level?: number;
  checked?: boolean;
  disabled?: boolean;
  includeHidden?: boolean;
}

export interface FilterOptions {
  hasText?: Words;
  has?: Locator;
  hasNot?: Locator;
  visible?: boolean;
}

type Asked =
  | "allInnerTexts"
  | "allTextContents"
  | "boundingBox"
  | "count"
  | "evaluate"
  | "evaluateAll"
  | "getAttribute"
  | "innerText"
  | "inputValue"
  | "isChecked"
  | "isDisabled"
  | "isVisible"
  | "textContent"
  | "waitFor";
type Done = "check" | "click" | "fill" | "focus" | "press" | "selectOption" | "setInputFiles" | "uncheck";

/** The part of Playwright's locator that journeys use; pages in Chromium and pages by HTTP have it. */
export interface Locator extends Finds, Pick<ChromiumLocator, Asked | Done> {
  and(other: Locator): Locator;
  or(other: Locator): Locator;
  filter(options?: FilterOptions): Locator;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  all(): Promise<Locator[]>;
}

type OfBrowser =
  | "emulateMedia"
  | "evaluate"
  | "keyboard"
  | "mouse"
  | "on"
  | "pdf"
  | "route"
  | "setViewportSize"
  | "viewportSize"
  | "waitForFunction"
  | "waitForRequest";

/** The part of Playwright's page that journeys use. */
export interface Page extends Finds, Pick<ChromiumPage, OfBrowser | "close" | "content" | "title" | "url"> {
  readonly request: { get(url: string): Promise<Answer> };
  context(): Context;
  goto(url: string, options?: { waitUntil?: "commit" }): Promise<Pick<Response, "status"> | null>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  waitForURL(url: Words | ((url: URL) => boolean)): Promise<void>;
  waitForEvent(event: "popup"): Promise<Page>;
  waitForEvent(event: "download"): Promise<Download>;
}

export type Download = Pick<ChromiumDownload, "createReadStream" | "suggestedFilename">;

export interface Answer {
  status(): number;
  headers(): Record<string, string>;
  text(): Promise<string>;
}

export interface Cookie {
  name: string;
  value: string;
  url?: string;
}

/** The part of Playwright's browser context, the profile of one person's browser, that journeys use. */
export interface Context extends Pick<ChromiumContext, "on"> {
  cookies(): Promise<Cookie[]>;
  addCookies(cookies: Cookie[]): Promise<void>;
  clearCookies(): Promise<void>;
  newPage(): Promise<Page>;
  waitForEvent(event: "page"): Promise<Page>;
}

export interface Window {
  context: Context;
  /** The first page. */
  page: Page;
  /** The errors that the pages reported; must be empty after a journey. */
  complaints: string[];
  /** Ends the person's use of it. */
  leave(): Promise<void>;
}
