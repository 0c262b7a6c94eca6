import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, Person, sessionOf, signIn } from "../support/person.ts";
import { type Portal, SESSION_SECRET, startPortal } from "../support/portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const SEARCHED = "typed by somebody who searches";
const TYPED = "typed into a form that was not answered";
const WRONG_PASSWORD = "a wrong one 4711";
const ODD_ROW = "what stands in a row that nobody understands";
/** Pages that show sensitive values to those who may see them. */
const pages = [
  "/admin/dashboard",
  "/admin/organization/tenants",
  "/admin/organization/user-accounts",
  "/admin/organization/datacenter-access",
  "/admin/configuration/diagnosticemail",
  "/admin/configuration/diagnosticemail/resend?chosen=1",
  "/admin/configuration/masteremail",
  "/admin/configuration/settings",
  "/admin/profile",
  "/admin/request/requestlist/goodsin/86",
  "/notifications/bell",
];

let folder: string;
let portal: Portal;
let database: string;
/** Values that must not occur anywhere but on the page that shows them. */
const secrets = new Map<string, string>();
/** Those that no page shows. */
const hidden = new Map<string, string>();
/** The patterns of tokens, encrypted cookies and encrypted challenges. */
const shapes = [/eyJ[\w-]{10,}\.eyJ[\w-]+/, /Fe26\.2\*/, /[\w+/]{300,}/];
/** What else leaves the process. */
const told: [where: string, text: string][] = [];
/** The pages, and their cookies. */
const shown: [where: string, text: string][] = [];

const isCookie = ([name]: [string, string]) => name === "set-cookie";
const headersOf = ({ headers }: Person, isWanted: (header: [string, string]) => boolean) =>
  [...headers]
    .filter(isWanted)
    .map((header) => header.join(": "))
    .join("\n");

function note(person: Person, page = person.path): void {
  told.push([`headers of ${page}`, headersOf(person, (header) => !isCookie(header))]);
  shown.push([page, person.body], [`cookies of ${page}`, headersOf(person, isCookie)]);
}

async function visit(person: Person, page: string): Promise<void> {
  await person.open(page);
  note(person, page);
  if (person.status >= 400) told.push([`error page of ${page}`, person.body]);
}

/** Requests a mailed link for a new password, and types two different ones. */
async function forgetPassword(provider: ProviderUnderTest): Promise<void> {
  const guest = await new Person(portal.url).open("/forgotpassword");
  const [{ email = "" } = {}] = rowsOf("SELECT email FROM user WHERE username = 'tenant3'");
  await guest.press("Send the link", { Email: email });
  note(guest);
  const { pathname } = new URL((await provider.lastMail(email)).link);
  secrets.set(pathname.split("/").findLast((piece) => piece.length > 20) ?? "", "the token of a link");
  await guest.open(pathname);
  note(guest, "the page of a link");
  await guest.press("Set password", { "New password": `${WRONG_PASSWORD}!`, "Confirm password": WRONG_PASSWORD });
  told.push(["headers of two passwords", headersOf(guest, () => true)]);
}

/** Provider failures and unreadable answers. */
async function meetFaults(noc: Person, provider: ProviderUnderTest): Promise<void> {
  const list = "/admin/organization/tenants";
  await provider.fail({ path: "/api/tenants/", kind: "html500", times: 2 });
  await visit(noc, list);
  const body = JSON.stringify([{ id: ODD_ROW, name: { first: ODD_ROW } }]);
  await provider.fail({ path: "/api/tenants/", kind: "answer", status: 200, body });
  await visit(noc, `${list}?limit=25`);
  await noc.open("/admin/rack/rack-type/form");
  await provider.fail({ path: "/api/racktype/", kind: "drop" });
  await noc.press("Submit", { Name: TYPED, Height: "47", Width: "23.6" });
  expect([noc.status, noc.body]).toEqual([503, expect.stringContaining(TYPED)]);
  note(noc);
  await provider.heal();
}

function rowsOf(query: string): Record<string, string>[] {
  const opened = new DatabaseSync(database, { readOnly: true });
  try {
    return opened.prepare(query).all() as Record<string, string>[];
  } finally {
    opened.close();
  }
}

async function learnSecrets(people: Record<string, Person>): Promise<void> {
  for (const { identity_no: number = "", phone = "" } of rowsOf("SELECT identity_no, phone FROM user")) {
    if (number.length > 8) secrets.set(number, "an identity number");
    if (phone.length > 8) secrets.set(phone, "a phone");
  }
  const texts = rowsOf("SELECT body FROM logemail").flatMap(({ body = "" }) => body.split(/<[^>]*>|\n/));
  for (const text of texts) if (text.trim().length > 20) secrets.set(text.trim(), "a mail");
  for (const [name, person] of Object.entries(people)) {
    const session = sessionOf(person);
    hidden.set(session.access, `the access token of ${name}`);
    hidden.set(session.refresh, `the refresh token of ${name}`);
    secrets.set(session.id, `the session of ${name}`);
    for (const [cookie, value] of person.cookies) if (value.length > 20) secrets.set(value, `${cookie} of ${name}`);
  }
  const dataDir = path.dirname(database);
  for (const key of ["user-key.txt", "token-secret.txt", "mail-key.txt"])
    hidden.set((await readFile(path.join(dataDir, key), "utf8")).trim(), key);
  for (const [name, secret] of Object.entries({ PASSWORD, SESSION_SECRET })) hidden.set(secret, name);
  for (const [name, secret] of Object.entries({ WRONG_PASSWORD, SEARCHED, TYPED, ODD_ROW })) {
    secrets.set(secret, name);
    secrets.set(encodeURIComponent(secret), name);
    secrets.set(secret.replaceAll(" ", "+"), name);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "leaks-"));
  const log = path.join(folder, "log");
  portal = await startPortal({ LOG_LEVEL: "trace", LOG_FILE: log }, (opened) => (database = opened.location() ?? ""));
  const provider = new ProviderUnderTest(portal.providerUrl);
  const guest = await new Person(portal.url).open("/admin/login");
  await guest.press("Log in", { Username: "noc", Password: WRONG_PASSWORD });
  told.push(["the page of a wrong password", guest.body]);
  await forgetPassword(provider);
  const noc = await signIn(portal.url, "noc", "admin");
  note(noc, "a sign-in");
  for (const page of pages) await visit(noc, page);
  await visit(noc, `/admin/organization/tenants?search=${encodeURIComponent(SEARCHED)}`);
  await visit(noc, "/admin/organization/tenants/detail?id=999999");
  await visit(noc, "/admin/nowhere");
  await meetFaults(noc, provider);
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await visit(tenant, "/admin/organization/tenants");
  await visit(tenant, "/profile");

  await learnSecrets({ noc, tenant });
  told.push(["the metrics", await (await fetch(`${portal.url}/metrics`)).text()]);
  await portal.stop();
  told.push(["the log", await readFile(log, "utf8")]);
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true });
});

const found = (texts: typeof told, wanted: Iterable<[string, string]>) =>
  texts.flatMap(([where, text]) =>
    [...wanted].filter(([secret]) => text.includes(secret)).map(([, name]) => `${name} in ${where}`),
  );

test("no secret, token, cookie, identity number, mail nor what people typed stands in a log, a metric, a header or an error page", () => {
  expect(found(told, [...secrets, ...hidden])).toEqual([]);
  const alike = told.flatMap(([where, text]) =>
    shapes.flatMap((shape) => shape.exec(text)?.[0] ?? []).map((one) => `${one} in ${where}`),
  );
  expect(alike).toEqual([]);
});

test("no page shows a token, a key, a password or where the provider is, and no cookie tells what others may not read", () => {
  const answers = [...shown, ...told.filter(([where]) => where !== "the log")];
  expect(found(answers, [...hidden, [new URL(portal.providerUrl).host, "the provider's address"]])).toEqual([]);
});

test("the walk was logged, and met what it was meant to meet", () => {
  const texts = new Map(told);
  expect(texts.get("the log")).toContain('"/admin/organization/tenants"');
  expect(texts.get("the log")).toMatch(/"\/resetpassword\/\*\*\*.*"the provider failed"/s);
  expect(texts.get("the metrics")).toContain("http_request_duration_seconds");
  expect([...texts.keys()].filter((where) => where.startsWith("error page"))).toEqual([
    "error page of /admin/organization/tenants/detail?id=999999",
    "error page of /admin/nowhere",
    "error page of /admin/organization/tenants",
    "error page of /admin/organization/tenants?limit=25",
  ]);
  const kinds = new Set([...secrets.values(), ...hidden.values()]);
  expect(kinds.size).toBeGreaterThan(15);
  for (const kind of ["an identity number", "a phone", "a mail", "the token of a link", "portal of noc"])
    expect(kinds).toContain(kind);
  expect([...secrets.keys(), ...hidden.keys()].filter((secret) => secret.length < 8)).toEqual([]);
});
