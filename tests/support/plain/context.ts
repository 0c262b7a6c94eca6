import type { Context, Cookie } from "../pages.ts";
import { needsBrowser } from "./needs-browser.ts";
import { Events } from "./events.ts";
import { PlainPage } from "./page.ts";

/** The profile of a browser that runs no scripts: its cookies and pages. */
export class PlainContext implements Context {
  readonly jar = new Map<string, string>();
  /** Faults of the portal, as Chromium reports them in its console. */
  readonly complaints: string[] = [];
  readonly opened = new Events<PlainPage>("no page was opened");

  cookies(): Promise<Cookie[]> {
    return Promise.resolve([...this.jar].map(([name, value]) => ({ name, value })));
  }

  addCookies(cookies: Cookie[]): Promise<void> {
    for (const { name, value } of cookies) this.jar.set(name, value);
    return Promise.resolve();
  }

  clearCookies(): Promise<void> {
    this.jar.clear();
    return Promise.resolve();
  }

  newPage(): Promise<PlainPage> {
    return Promise.resolve(new PlainPage(this));
  }

  waitForEvent(): Promise<PlainPage> {
    return this.opened.next();
  }

  get on(): never {
    throw needsBrowser("listening to a browser");
  }
}
