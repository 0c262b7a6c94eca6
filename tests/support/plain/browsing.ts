import { Readable } from "node:stream";
import type { Download } from "../pages.ts";
import { Person } from "../person.ts";
import type { PlainContext } from "./context.ts";
import { needsBrowser } from "./needs-browser.ts";
import type { Step } from "./submission.ts";
import { View } from "./view.ts";

/** The headers that Chromium sends about itself and its user. */
const BROWSER = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language": "en-GB",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

const BLANK: Step = { url: new URL("about:blank") };

/** The navigation of a page by HTTP: requests pages, sends forms, goes back. */
export class Browsing {
  view = new View("", BLANK.url);
  status = 0;
  /** The page as received. */
  body = "";
  readonly #context: PlainContext;
  #steps: Step[] = [BLANK];
  #at = 0;
  #policy = "";

  constructor(context: PlainContext) {
    this.#context = context;
  }

  get address(): URL {
    return this.#here.url;
  }

  get #here(): Step {
    return this.#steps[this.#at] ?? BLANK;
  }

  /** Goes to another page, with a Referer if it is by a link or form of the open page. Returns the file if the answer is one. */
  async go(step: Step, isFromHere: boolean): Promise<Download | undefined> {
    if (step.url.protocol === "about:") return this.#arrive({ url: step.url }, "", true);
    const person = await this.ask(step, isFromHere ? this.#referer : {});
    if (person.status === 204) return undefined;
    if (person.headers.get("Content-Disposition")?.startsWith("attachment")) return fileOf(person);
    const url = new URL(person.path + (person.hash || step.url.hash), person.base);
    const isSent = step.body !== undefined && url.href === step.url.href;
    return this.#show(person, isSent ? step : { url });
  }

  /** Repeats the request, even if it was a form. */
  async reload(): Promise<void> {
    const here = this.#here;
    if (here.url.protocol === "about:") return;
    this.#show(await this.ask(here, {}), here, true);
  }

  async back(): Promise<void> {
    const before = this.#steps[this.#at - 1];
    if (!before || before.body) throw needsBrowser("the way back to what a form has brought");
    this.#at -= 1;
    await this.reload();
  }

  /** Goes to another part of the same page. */
  jump(hash: string): void {
    const url = new URL(this.address);
    url.hash = hash;
    this.#remember({ ...this.#here, url });
  }

  async ask({ url, body }: Step, headers: Record<string, string>): Promise<Person> {
    const person = new Person(url.origin, BROWSER, this.#context.jar);
    const method = body ? "POST" : "GET";
    await person.send(url, { method, body, headers: body ? { ...headers, Origin: url.origin } : headers });
    if (person.status >= 500)
      this.#context.complaints.push(
        `Failed to load resource: the server responded with a status of ${person.status} at ${url.pathname}`,
      );
    return person;
  }

  get #referer(): Record<string, string> {
    const { origin, pathname, search } = this.address;
    return this.#policy === "no-referrer" || origin === "null" ? {} : { Referer: origin + pathname + search };
  }

  #show(person: Person, step: Step, isSame = false): undefined {
    this.status = person.status;
    this.#policy = person.headers.get("Referrer-Policy") ?? "";
    const isMarkup = /html/.test(person.headers.get("Content-Type") ?? "");
    return this.#arrive(step, person.body, isMarkup, isSame);
  }

  #arrive(step: Step, body: string, isMarkup: boolean, isSame = false): undefined {
    this.body = body;
    this.view = new View(isMarkup ? body : "", step.url);
    if (!isMarkup) this.view.document.body.textContent = body;
    if (isSame) this.#steps[this.#at] = step;
    else this.#remember(step);
  }

  /** A page that links to itself replaces its history entry. */
  #remember(step: Step): void {
    const isSame = !step.body && !this.#here.body && step.url.href === this.address.href;
    this.#at += isSame ? 0 : 1;
    this.#steps = [...this.#steps.slice(0, this.#at), step];
  }
}

function fileOf({ headers, bytes }: Person): Download {
  const name = /filename="?([^";]*)/.exec(headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  return {
    suggestedFilename: () => name,
    createReadStream: () => Promise.resolve(Readable.from([Buffer.from(bytes)])),
  };
}
