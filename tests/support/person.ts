import { sealData, unsealData } from "iron-session";
import { type HTMLElement, parse } from "node-html-parser";
import { encoded, type Entry } from "./form-encoding.ts";
import { SESSION_SECRET } from "./portal.ts";

/** The password of every demo account. */
export const PASSWORD = "Rahasia-2024!";

type Values = Record<string, string | File>;

/**
 * Somebody with a browser without JavaScript: keeps cookies, follows redirects, presses links and buttons by name and sends forms as
 * such a browser does.
 */
export class Person {
  readonly cookies: Map<string, string>;
  /** The browser is older than HTML 5: it ignores a button's own address. */
  isOld = false;
  path = "/";
  hash = "";
  status = 0;
  headers = new Headers();
  body = "";
  /** The body as received. */
  bytes: Uint8Array = new Uint8Array();
  /** Every requested address, in order: pages, forms and redirects. */
  readonly addresses: string[] = [];
  #document: HTMLElement | null = null;
  readonly base: string;
  readonly extraHeaders: Record<string, string>;

  /** With shared `cookies` it is another page of the same browser. */
  constructor(base: string, extraHeaders: Record<string, string> = {}, cookies = new Map<string, string>()) {
    this.base = base;
    this.extraHeaders = extraHeaders;
    this.cookies = cookies;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The page as a tree; parsed only when needed, because of many answers only the status is checked. */
  get document(): HTMLElement {
    return (this.#document ??= parse(this.body));
  }

  set document(page: HTMLElement) {
    this.#document = page;
  }

  get heading(): string {
    return plain(this.document.querySelector("h1"));
  }

  get title(): string {
    return plain(this.document.querySelector("title"));
  }

  /** The text of the page's main part, or of the whole page. */
  get text(): string {
    return plain(this.document.querySelector("main") ?? this.document);
  }

  async open(path: string): Promise<this> {
    return this.send(new URL(path, this.base), { method: "GET" });
  }

  /** Opens without following a redirect. */
  async visit(path: string): Promise<this> {
    return this.send(new URL(path, this.base), { method: "GET" }, false);
  }

  /** Posts an empty form without following a redirect. */
  async postEmptyForm(path: string): Promise<this> {
    const form = { method: "POST", body: new URLSearchParams(), headers: { Origin: this.base } };
    return this.send(new URL(path, this.base), form, false);
  }

  async follow(name: string | RegExp): Promise<this> {
    return this.open(this.#here(this.#named("a", name).getAttribute("href") ?? ""));
  }

  /** Fills in the form around the button with this name, by labels, and presses the button. */
  async press(name: string | RegExp, values: Values = {}, follows = true): Promise<this> {
    const button = this.#named("button", name);
    const form = formOf(button, this.document);
    for (const [label, value] of Object.entries(values)) fill(form, label, value);
    const own = (name: string) => (this.isOld ? undefined : button.getAttribute(`form${name}`));
    const method = (form.getAttribute("method") ?? "get").toUpperCase();
    const target = new URL(this.#here(own("action") ?? form.getAttribute("action") ?? this.path), this.base);
    const data = entriesOf(form, button);
    if (method === "GET") {
      target.search = new URLSearchParams(data.map(([key, value]) => [key, String(value)])).toString();
      return this.send(target, { method: "GET" });
    }
    const body = encoded(data, form.getAttribute("enctype"));
    return this.send(target, { method: "POST", body, headers: { Origin: this.base } }, follows);
  }

  /** Posts values to a path, for what no page offers. */
  async post(
    path: string,
    values: Record<string, string>,
    headers: Record<string, string> = { Origin: this.base },
  ): Promise<this> {
    return this.send(new URL(path, this.base), { method: "POST", body: new URLSearchParams(values), headers });
  }

  /** Requests a page, or sends a form, and follows redirects. */
  async send(url: URL, init: RequestInit & { headers?: Record<string, string> }, follows = true): Promise<this> {
    this.addresses.push(url.href);
    const cookie = this.cookieHeader;
    const headers = {
      // Pages that were compressed and unpacked again would take longer and show the same.
      "Accept-Encoding": "identity",
      ...this.extraHeaders,
      ...init.headers,
      ...(cookie ? { Cookie: cookie } : {}),
    };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    this.#keepCookies(response.headers);
    this.status = response.status;
    this.headers = response.headers;
    this.path = url.pathname + url.search;
    this.hash = url.hash;
    const location = response.headers.get("Location");
    if (location && follows) {
      await response.body?.cancel();
      const { Referer } = init.headers ?? {};
      return this.send(new URL(location, url), { method: "GET", headers: Referer ? { Referer } : {} });
    }
    this.bytes = new Uint8Array(await response.arrayBuffer());
    this.body = new TextDecoder().decode(this.bytes);
    this.#document = null;
    return this;
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) || !value.join("="))
        this.cookies.delete(name);
      else this.cookies.set(name, value.join("="));
    }
  }

  #named(tag: string, name: string | RegExp): HTMLElement {
    const found = this.document.querySelectorAll(tag).find((element) => matches(nameOf(element), name));
    if (!found) throw new Error(`no <${tag}> named ${name} on ${this.path} (${this.status} ${this.heading})`);
    return found;
  }

  #here(target: string): string {
    return new URL(target.replaceAll("&amp;", "&"), new URL(this.path, this.base)).href;
  }
}

/** The content of a session cookie, as far as tests check it. */
interface Session {
  id: string;
  access: string;
}

export function sessionOf({ cookies }: Person): Promise<Session> {
  const seal = cookies.get("portal") ?? "";
  const [, number = ""] = seal.split("*");
  return unsealData<Session>(seal, { password: { [number]: SESSION_SECRET }, ttl: 0 });
}

/** A cookie header for another session with the same tokens. */
export async function anotherSession(person: Person): Promise<Person> {
  const other = new Person(person.base, person.extraHeaders);
  const session = { ...(await sessionOf(person)), id: crypto.randomUUID() };
  other.cookies.set("portal", await sealData(session, { password: { "1": SESSION_SECRET }, ttl: 0 }));
  return other;
}

/** Somebody in another tab of the same browser, on the same page. */
export const twinOf = (person: Person): Person =>
  Object.assign(new Person(person.base, {}, new Map(person.cookies)), { path: person.path, document: person.document });

/** Somebody who is signed in with a demo account, on the page that follows. */
export async function signIn(
  base: string,
  username: string,
  side: "admin" | "tenant",
  headers: Record<string, string> = {},
  follows = true,
): Promise<Person> {
  const person = await new Person(base, headers).open(side === "admin" ? "/admin/login" : "/login");
  return person.press("Log in", { Username: username, Password: PASSWORD }, follows);
}

/** The people who have signed in, by their credentials. */
const signedIn = new Map<string, Promise<Person>>();

/** The portals' data was restored: nobody has signed in. */
export const forgetSignIns = (): void => signedIn.clear();

/** A session of its own for an account that signs in only once, which opens no page. */
export async function anotherSessionOf(
  base: string,
  username: string,
  side: "admin" | "tenant",
  headers: Record<string, string> = {},
): Promise<Person> {
  const key = JSON.stringify([base, username, side, headers]);
  const person = signedIn.get(key) ?? signIn(base, username, side, headers, false);
  signedIn.set(key, person);
  return anotherSession(await person);
}

/** The visible text, in one line. */
export function plain(element: HTMLElement | null): string {
  return (element?.text ?? "").replace(/\s+/g, " ").trim();
}

const matches = (text: string, name: string | RegExp): boolean =>
  typeof name === "string" ? text === name : name.test(text);

const nameOf = (element: HTMLElement): string =>
  element.getAttribute("aria-label") ?? (plain(element) || (element.getAttribute("title") ?? ""));

function formOf(button: HTMLElement, document: HTMLElement): HTMLElement {
  const id = button.getAttribute("form");
  const form = id ? document.querySelector(`form#${id}`) : button.closest("form");
  if (!form) throw new Error(`the button ${nameOf(button)} belongs to no form`);
  return form;
}

/** Files cannot be in markup: they are kept here until their form is sent. */
const files = new WeakMap<HTMLElement, File>();

function fill(form: HTMLElement, name: string, value: string | File): void {
  const control = controlOf(form, name, value);
  if (value instanceof File) files.set(control, value);
  else if (control.tagName === "SELECT") choose(control, value);
  else if (control.tagName === "TEXTAREA") control.set_content(escape(value));
  else if (/^(checkbox|radio)$/.test(control.getAttribute("type") ?? "")) check(form, control, value !== "");
  else control.setAttribute("value", escape(value));
}

/** The control of a form with this label; in a group of choices, the one labelled `value`. */
export function controlOf(form: HTMLElement, name: string, value: string | File): HTMLElement {
  const clean = (element: HTMLElement) => plain(element).replace(/\s*\*.*$/, "");
  const group = form
    .querySelectorAll("fieldset")
    .find((fieldset) => clean(fieldset.querySelector("legend") ?? fieldset) === name);
  const wanted = group ? String(value) : name;
  const label = (group ?? form).querySelectorAll("label").find((candidate) => clean(candidate) === wanted);
  const id = label?.getAttribute("for");
  const control = id ? form.querySelector(`[id="${id}"]`) : label?.querySelector("input, select, textarea");
  if (!control) throw new Error(`no field labelled ${name}`);
  return control;
}

function choose(select: HTMLElement, value: string): void {
  const options = select.querySelectorAll("option");
  const chosen =
    options.find((option) => plain(option) === value) ??
    options.find((option) => option.getAttribute("value") === value);
  if (!chosen) throw new Error(`no choice ${value}`);
  for (const option of options) option.removeAttribute("selected");
  chosen.setAttribute("selected", "");
}

function check(form: HTMLElement, control: HTMLElement, on: boolean): void {
  if (control.getAttribute("type") === "radio") {
    for (const other of form.querySelectorAll(`input[name="${control.getAttribute("name")}"]`))
      other.removeAttribute("checked");
  }
  if (on) control.setAttribute("checked", "");
  else control.removeAttribute("checked");
}

const escape = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

function entriesOf(form: HTMLElement, button: HTMLElement): Entry[] {
  const entries: Entry[] = [];
  for (const control of form.querySelectorAll("input, select, textarea")) {
    const name = control.getAttribute("name");
    if (!name || control.hasAttribute("disabled")) continue;
    const type = control.getAttribute("type") ?? "";
    if (/^(submit|button|reset|image)$/.test(type)) continue;
    if (/^(checkbox|radio)$/.test(type)) {
      if (control.hasAttribute("checked")) entries.push([name, control.getAttribute("value") ?? "on"]);
    } else if (type === "file") {
      entries.push([name, files.get(control) ?? new File([], "")]);
    } else if (control.tagName === "SELECT") {
      const option = control.querySelector("option[selected]") ?? control.querySelector("option");
      if (option) entries.push([name, option.getAttribute("value") ?? plain(option)]);
    } else if (control.tagName === "TEXTAREA") entries.push([name, control.text]);
    else entries.push([name, control.getAttribute("value") ?? ""]);
  }
  const name = button.getAttribute("name");
  if (name) entries.push([name, button.getAttribute("value") ?? ""]);
  return entries;
}
