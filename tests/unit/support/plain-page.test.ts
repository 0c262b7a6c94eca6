import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FixturePages, serveFixtures } from "../../support/fixture-pages.ts";
import { PlainContext } from "../../support/plain/context.ts";
import type { PlainPage } from "../../support/plain/page.ts";

const start = `<h1>Start</h1><a href="https://elsewhere.example/">Outside</a><a href="/echo">Next</a>
<p hidden><button>Hidden</button></p><button disabled>Off</button><button type="reset">Clear</button>
<select aria-label="Kind"><option>Small</option><option disabled>Big</option></select>
<input aria-label="Day" type="date"><input aria-label="Count" type="number"><input aria-label="Fixed" readonly>
<form action="/echo"><label>Name <input name="name" required></label><button>Send</button></form>`;

const expired = `<meta http-equiv="refresh" content="3; url=/start"><h1>Expired</h1>`;
const idle = `<meta http-equiv="refresh" content="1801; url=/start"><h1>Idle</h1>`;

let pages: FixturePages;
let context: PlainContext;
let page: PlainPage;

beforeAll(async () => {
  pages = await serveFixtures({ "/start": start, "/expired": expired, "/idle": idle });
});
afterAll(() => pages.stop());
beforeEach(async () => {
  context = new PlainContext();
  page = await context.newPage();
  await page.goto(`${pages.url}/start`);
});

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a failure says what was looked for, where, and under which headings", async () => {
  await expect(page.getByRole("link", { name: "Last" }).first().click()).rejects.toThrow(
    `role link {"name":"Last"} (nth 0): it is not there\non ${pages.url}/start (200)\n  Start`,
  );
});

test("what only a browser can tell is refused", async () => {
  const heading = page.getByRole("heading");
  const asked = [
    () => heading.isVisible(),
    () => heading.innerText,
    () => heading.boundingBox,
    () => heading.evaluate,
    () => heading.focus,
    () => heading.waitFor({ state: "hidden" }),
    () => button("Clear").click(),
    () => page.getByLabel("Name").press("Tab"),
    () => page.locator("a:hover").count(),
    () => page.locator("xpath=..").count(),
    () => page.getByRole("link", { name: "Outside" }).click(),
    () => page.keyboard,
    () => page.evaluate,
    () => page.pdf,
    () => page.goBack().then(() => page.goBack()),
  ];
  for (const ask of asked) await expect(async () => ask(), String(ask)).rejects.toThrow("needs a browser");
});

test("what nobody could press or type is refused", async () => {
  await expect(page.locator("[hidden] button").click()).rejects.toThrow("it is hidden");
  await expect(button("Off").click()).rejects.toThrow("is disabled");
  await expect(page.getByLabel("Kind").selectOption("Huge")).rejects.toThrow('no choice "Huge" among Small | Big');
  await expect(page.getByLabel("Kind").selectOption("Big")).rejects.toThrow("no choice");
  await expect(page.getByLabel("Day").fill("tomorrow")).rejects.toThrow("date takes no “tomorrow”");
  await expect(page.getByLabel("Count").fill("many")).rejects.toThrow("number takes no “many”");
  await expect(page.getByLabel("Fixed").fill("x")).rejects.toThrow("takes no input");
  await expect(page.getByRole("heading").check()).rejects.toThrow("no box");
});

test("a form that is held back says why where the next page is missed", async () => {
  await button("Send").click();
  await expect(page.getByRole("heading", { name: "Sent" }).waitFor()).rejects.toThrow("not sent as name: required");
});

test("waits for what is on its way, and for nothing else", async () => {
  const told = page.getByRole("heading", { name: "Sent" }).waitFor();
  await page.getByRole("link", { name: "Next" }).click();
  await told;
  await page.goto(`${pages.url}/start`);
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(file).rejects.toThrow("no file came");
});

test("goes where a page leads by itself, if it does so within seconds", async () => {
  await page.goto(`${pages.url}/expired`);
  await page.getByRole("heading", { name: "Expired" }).waitFor();
  await page.getByRole("heading", { name: "Start" }).waitFor();
  expect(page.url()).toBe(`${pages.url}/start`);
  await page.goto(`${pages.url}/idle`);
  await expect(page.getByRole("heading", { name: "Start" }).waitFor()).rejects.toThrow("not there");
});

test("pages of one context share their cookies, and a fault of the portal is a complaint", async () => {
  await context.addCookies([{ name: "portal", value: "sealed" }]);
  const other = await context.newPage();
  expect(await other.context().cookies()).toEqual([{ name: "portal", value: "sealed" }]);
  await other.goto(`${pages.url}/broken`);
  expect(context.complaints).toEqual(["Failed to load resource: the server responded with a status of 500 at /broken"]);
});
