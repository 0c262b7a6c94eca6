import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, Person, sessionOf, signIn } from "../support/person.ts";
import { type Portal, SESSION_SECRET, startPortal } from "../support/portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const TYPED = "typed by somebody who searches";
const WRONG_PASSWORD = "a wrong one 4711";
/** What people read at their own peril, by where they may see it. */
const pages = [
  "/admin/dashboard",
  "/admin/organization/tenants",
  "/admin/organization/user-accounts",
  "/admin/organization/datacenter-access",
  "/admin/configuration/diagnosticemail",
  "/admin/configuration/masteremail",
  "/admin/configuration/settings",
  "/admin/profile",
  "/admin/request/requestlist/goodsin/86",
  "/notifications/bell",
];

let folder: string;
let portal: Portal;
/** What nobody may find outside of the page that is meant to show it. */
const secrets = new Map<string, string>();
/** What leaves the process beside those pages. */
const told: [where: string, text: string][] = [];

const headersOf = ({ headers }: Person) =>
  [...headers]
    .filter(([name]) => name !== "set-cookie")
    .map((header) => header.join(": "))
    .join("\n");

async function visit(person: Person, page: string): Promise<void> {
  await person.open(page);
  told.push([`headers of ${page}`, headersOf(person)]);
  if (person.status >= 400) told.push([`error page of ${page}`, person.body]);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "leaks-"));
  const log = path.join(folder, "log");
  portal = await startPortal({ LOG_LEVEL: "trace", LOG_FILE: log }, (database) => {
    const people = database.prepare("SELECT identity_no, phone FROM user").all() as Record<string, string>[];
    for (const { identity_no: number = "", phone = "" } of people) {
      if (number.length > 8) secrets.set(number, "an identity number");
      if (phone.length > 8) secrets.set(phone, "a phone");
    }
  });
  const provider = new ProviderUnderTest(portal.providerUrl);
  const guest = await new Person(portal.url).open("/admin/login");
  await guest.press("Log in", { Username: "noc", Password: WRONG_PASSWORD });
  told.push(["the page of a wrong password", guest.body]);
  const noc = await signIn(portal.url, "noc", "admin");
  for (const page of pages) await visit(noc, page);
  await visit(noc, `/admin/organization/tenants?search=${encodeURIComponent(TYPED)}`);
  await visit(noc, "/admin/organization/tenants/detail?id=999999");
  await visit(noc, "/admin/nowhere");
  await provider.fail({ path: "/api/tenants/", kind: "html500", times: 2 });
  await visit(noc, "/admin/organization/tenants");
  await provider.heal();
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await visit(tenant, "/admin/organization/tenants");
  await visit(tenant, "/profile");

  for (const [name, person] of Object.entries({ noc, tenant })) {
    const session = (await sessionOf(person)) as { access: string; refresh: string; id: string };
    secrets.set(session.access, `the access token of ${name}`);
    secrets.set(session.refresh, `the refresh token of ${name}`);
    secrets.set(session.id, `the session of ${name}`);
    secrets.set(person.cookies.get("portal") ?? "", `the cookie of ${name}`);
  }
  for (const [name, secret] of Object.entries({ PASSWORD, WRONG_PASSWORD, SESSION_SECRET, TYPED }))
    secrets.set(secret, name);
  secrets.set(encodeURIComponent(TYPED), "what was searched for");
  told.push(["the metrics", await (await fetch(`${portal.url}/metrics`)).text()]);
  await portal.stop();
  told.push(["the log", await readFile(log, "utf8")]);
});
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true });
});

test("no secret, token, cookie, identity number nor what people typed stands in a log, a metric, a header or an error page", () => {
  const found = told.flatMap(([where, text]) =>
    [...secrets].filter(([secret]) => text.includes(secret)).map(([, name]) => `${name} in ${where}`),
  );
  expect(found).toEqual([]);
});

test("the walk was logged, and met what it was meant to meet", () => {
  const texts = new Map(told);
  expect(texts.get("the log")).toContain('"/admin/organization/tenants"');
  expect(texts.get("the metrics")).toContain("http_request_duration_seconds");
  expect([...texts.keys()].filter((where) => where.startsWith("error page"))).toEqual([
    "error page of /admin/organization/tenants/detail?id=999999",
    "error page of /admin/nowhere",
    "error page of /admin/organization/tenants",
  ]);
  expect(secrets.size).toBeGreaterThan(20);
  expect([...secrets.keys()].filter((secret) => secret.length < 8)).toEqual([]);
});
