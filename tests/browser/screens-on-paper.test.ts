import { afterAll, beforeAll, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { numberOf } from "../support/kept-data.ts";
import { base, portal } from "../support/own-portal.ts";
import { print } from "../support/printed.ts";

let noc: Window;
beforeAll(async () => {
  noc = await openWindow({ colorScheme: "dark" });
  await enterAs(noc.context, base, "noc", "admin");
});
afterAll(async () => {
  expect(noc.complaints).toEqual([]);
  await noc.leave();
});

const onScreenAlone = [
  "Configuration",
  "Back to top",
  "Print",
  "Share with",
  "Next page",
  "Filter",
  "Drawings",
  "Other actions",
];

test.each([
  ["a list", "/admin/rack/rack-list?limit=100", ["JKT1-A-07", "BDG1-A-01", "PT Angin Timur Network"]],
  ["a rack", "/admin/rack/rack-list/detail/1", ["JKT1-A-01", "Front", "Serial number"]],
  ["a device", "/admin/device/device-list/detail/1", ["odf-lc-001", "Free ports"]],
  ["a site", "/admin/organization/sites/detail?id=1", ["JKT1-MMR-02", "Inside now"]],
  ["an interconnection", "/admin/interconnection/interconnection-list/detail/6", ["CC-0006", "FIBER OPTIC", "History"]],
  ["a request", "/admin/request/requestlist/goodsin?id=180", [numberOf(portal.dataDir, 180), "Devices", "Short code"]],
  [
    "a report of many columns",
    "/admin/report/report-activity?limit=500",
    ["Waiting Approval - NOC", numberOf(portal.dataDir, 185)],
  ],
  ["a list with days", "/admin/interconnection/interconnection-list", ["Connect date", /\d\d-[A-Z][a-z]+-20\d\d/]],
  ["a report with its chart", "/admin/report/report-rack", ["DC Kuningan", "1,200", "BDG1-A-01"]],
])("%s prints without menus and buttons, and its table whole", async (_, path, words) => {
  const { page } = noc;
  await page.goto(`${base}${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const rows = await page.getByRole("table").last().getByRole("row").count();
  const { pages, whole, cut } = await print(page);
  expect(cut).toEqual([]);
  for (const word of words) expect(whole).toMatch(word);
  for (const word of onScreenAlone) expect(whole, word).not.toContain(word);
  // A drawing stands under its heading.
  if (path.includes("device-list")) expect(pages[1]).toMatch(/Place in the rack.*odf-lc-001/s);
  if (path.includes("goodsin")) expect(pages[1]).toMatch(/Front.*Back.*\(R\)/s);
  if (path.includes("limit=100")) {
    const names = await page.getByRole("rowheader").allInnerTexts();
    expect(names).toHaveLength(rows - 1);
    const paper = whole.replace(/\s+/g, "");
    expect(names.filter((name) => !paper.includes(name.replace(/\s+/g, "")))).toEqual([]);
    expect(pages.every((text) => text.includes("Tenant"))).toBe(true);
  }
});

test("what follows a list that goes on on the next page stands below it, and no page ends with a list's head", async () => {
  const { page } = noc;
  await page.goto(`${base}/admin/dashboard`);
  // The head of the newest requests would be the last on its page.
  await page.locator("h1").evaluate((title) => (title.style.marginTop = "15mm"));
  const { pages, covered } = await print(page);
  expect(pages.filter((text) => /Status\s+Filed\s*$/.test(text))).toEqual([]);
  for (const text of ["Filed", "Inside now"]) expect(pages[1]).toContain(text);
  expect(covered).toEqual([]);
});

test("pages are numbered in the language of the screen, those of a document in its own", async () => {
  const { context, page, leave } = await openWindow();
  await enterAs(context, base, "noc", "admin");
  await context.addCookies([{ name: "language", value: "id", url: base }]);
  await page.goto(`${base}/admin/rack/rack-list?limit=100`);
  const { pages } = await print(page);
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, text] of pages.entries()) expect(text).toContain(`Halaman ${at + 1} dari ${pages.length}`);
  await page.goto(`${base}/user-guide?lang=en`);
  expect((await print(page)).pages[0]).toContain("Page 1 of");
  await leave();
});

test("what is dark on the screen is black on white on paper", async () => {
  const { page } = noc;
  await page.goto(`${base}/admin/rack/rack-list`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const colours = () =>
    page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
  const [text, ground] = await colours();
  await page.emulateMedia({ media: "print" });
  const [ink, paper] = await colours();
  expect(paper).toBe("rgb(255, 255, 255)");
  expect([text, ground]).not.toEqual([ink, paper]);
});

test("the report with the most columns for A4 upright is no wider, even in September", async () => {
  const { page } = noc;
  await page.goto(`${base}/print-report-request-problem?lang=id`);
  await page.getByRole("columnheader", { name: "Lama terbuka (jam)" }).waitFor();
  // What is wider, Chromium prints smaller: its PDF does not tell.
  await page.setViewportSize({ width: 688, height: 768 });
  await page.emulateMedia({ media: "print" });
  const days = page.locator(".sheet-list td:is(:nth-child(6), :nth-child(8))");
  await days.evaluateAll((cells) =>
    cells.forEach((cell) => (cell.innerHTML = '<span class="nowrap">28-September-2026,</span>')),
  );
  const widthOf = (place: string) => page.locator(place).evaluate((element: HTMLElement) => element.offsetWidth);
  expect(await widthOf(".sheet-list")).toBeLessThanOrEqual(await widthOf(".sheet"));
  await page.emulateMedia({ media: null });
});

test("on the screen the buttons of a document stay above its rows, and a long name in its cell", async () => {
  const { page } = noc;
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base}/print-report-interconnection`);
  await page.evaluate(() => scrollTo(0, 700));
  const covered = await page.locator(".paper-bar :is(button, a)").evaluateAll((pressed) =>
    pressed.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(covered).toHaveLength(0);
  const room = await page
    .locator("td .whole")
    .first()
    .evaluate((name) => {
      name.textContent = `JKT1-${"A".repeat(75)}`;
      const cell = name.closest("td")?.getBoundingClientRect();
      return (cell?.right ?? NaN) - name.getBoundingClientRect().right;
    });
  expect(room).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1366, height: 768 });
});
