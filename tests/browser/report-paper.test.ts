import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeOddRows } from "../support/odd-rows.ts";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { base, prepareData } from "../support/own-portal.ts";

const ROWS = 400;
/** Points of A4, and of the margin at its sides (14 mm). */
const A4 = [595, 842];
const MARGIN = 14 * (72 / 25.4);

/** A name that is longer than any column. */
const LONG = `PT ${"Sangat Panjang ".repeat(6)}Sekali`;

let window: Window;

beforeAll(async () => {
  prepareData((database) => {
    const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})`;
    storeOddRows(database);
    database.exec(`UPDATE tenants SET name = '${LONG}' WHERE id = 3`);
    database.exec("UPDATE user SET first_name = '' WHERE username <> 'noc' AND id % 3 = 0");
    database.exec("UPDATE activities SET approvalby = NULL, reason = NULL WHERE id % 3 = 0");
    database.exec(
      `UPDATE devices SET serialnumber = '${"SN".repeat(40)}' WHERE id = (SELECT max(id) FROM devices WHERE racks = 1)`,
    );
    database.exec("UPDATE servicerackdetails SET rack = NULL, device = NULL, ampere = NULL WHERE id % 3 = 0");
    database.exec("DELETE FROM accessactivity");
    database.exec(`${numbers} INSERT INTO accessactivity (userdatacenter, datacenter, actv_type, access_date, access_date_out, rack_id)
      SELECT (SELECT min(id) FROM userdatacenter) + i % 5, 1, 1 + i % 4, strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', i || ' hours'),
        strftime('%Y-%m-%dT%H:%M:%SZ', '2026-01-01', (i + 2) || ' hours'), iif(i % 3, '["JKT1-A-01","JKT1-A-02"]', '[]') FROM n`);
  });
  window = await openWindow();
  await enterAs(window.context, base, "noc", "admin");
});
afterAll(() => window.leave());

interface Printed {
  pages: string[];
  size: number[];
  /** The minimum distance in points of the text from the nearer side of its page. */
  room: number;
}

/** A page as Chromium prints it, read from the PDF. */
async function print(address: string): Promise<Printed> {
  const answer = await window.page.goto(`${base}${address}`);
  expect(answer?.status()).toBe(200);
  return printOpened();
}

async function printOpened(): Promise<Printed> {
  const pdf = await window.page.pdf({ preferCSSPageSize: true, printBackground: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document);
  const first = (await document.getPage(1)).getViewport({ scale: 1 });
  let room = Infinity;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const left = Number(item.transform[4]);
      room = Math.min(room, left, first.width - left - item.width);
    }
  }
  return { pages: text, size: [Math.round(first.width), Math.round(first.height)], room };
}

const papers = [
  { name: "activity", title: ["Activity Report", "Laporan Aktivitas"], head: ["Approved", "Disetujui"], wide: true },
  {
    name: "datacenter-access",
    title: ["Datacenter Access Report", "Laporan Akses Data Center"],
    head: ["Stay", "Lama"],
    wide: false,
  },
  { name: "service", title: ["Service Report", "Laporan Layanan"], head: ["Since", "Sejak"], wide: false },
  {
    name: "interconnection",
    title: ["Interconnection Report", "Laporan Interkoneksi"],
    head: ["Destination", "Tujuan"],
    wide: true,
  },
  {
    name: "request-problem",
    title: ["Request Problem Report", "Laporan Masalah Permintaan"],
    head: ["Hours open", "Lama terbuka"],
    wide: false,
  },
] as const;

const printed = ["Printed", "Dicetak"] as const;
const identity = ["Identity number –", "NIK –"] as const;

const words = {
  en: { at: 0, page: "Page {n} of {m}", all: "All", none: "No Data", totals: "Totals", count: "Count", note: "Note." },
  id: {
    at: 1,
    page: "Halaman {n} dari {m}",
    all: "Semua",
    none: "Tidak Ada Data",
    totals: "Total",
    count: "Jumlah",
    note: "Catatan.",
  },
} as const;

describe.each(["en", "id"] as const)("in %s", (lang) => {
  const { at, page, all, none, totals, count, note } = words[lang];

  test.each(papers)("the $name report is whole on A4", async ({ name, title, head, wide }) => {
    const { pages, size, room } = await print(`/print-report-${name}?lang=${lang}`);
    expect(size).toEqual(wide ? [...A4].reverse() : A4);
    expect(room).toBeGreaterThan(MARGIN - 1);
    const whole = pages.join("\n");
    expect(pages.at(-1)).toContain(note);
    for (const text of [title[at], all, totals, "Jakarta, ", "NOC ", "Rizky", identity[at], printed[at]])
      expect(whole).toContain(text);
    expect(whole).not.toMatch(/Ctrl\+P|undefined|null|NaN|\[object/);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(page.replace("{n}", String(index + 1)).replace("{m}", String(pages.length)));
    }
    // Short totals are whole, beside the end: on a second page they would repeat their head.
    expect(whole.split(count)).toHaveLength(2);
    // All pages but the last end within the table: the next page repeats its head.
    const rows = pages.slice(0, -2);
    for (const text of rows) expect(text).toContain(head[at]);
  });

  test("the rack report is whole on A4, each drawing with its table below it", async () => {
    const { pages, size, room } = await print(`/print-report-rack?racks=1&racks=10&lang=${lang}`);
    expect(size).toEqual(A4);
    expect(room).toBeGreaterThan(MARGIN - 1);
    const whole = pages.join("\n");
    const drawnAndListed = /(?:back of|belakang) (\S+).*?(?:Devices in|Perangkat di) \1/gs;
    expect(whole.match(drawnAndListed)).toHaveLength(2);
    for (const text of [["Rack Report", "Laporan Rak"][at] ?? "", "Jakarta, ", identity[at], printed[at]])
      expect(whole).toContain(text);
    expect(whole).not.toMatch(/Ctrl\+P|undefined|null|NaN/);
    for (const [index, text] of pages.entries())
      expect(text).toContain(page.replace("{n}", String(index + 1)).replace("{m}", String(pages.length)));
  });

  test.each(papers)("the $name report without a row says so", async ({ name, title }) => {
    const { pages } = await print(`/print-report-${name}?lang=${lang}&start_date=1999-01-01&end_date=1999-01-02`);
    expect(pages).toHaveLength(1);
    for (const text of [title[at], none, `02-Januar${"yi"[at]}-1999`]) expect(pages[0]).toContain(text);
  });
});

test("totals, note and signature are on one page, wherever the list ends", async () => {
  const { page } = window;
  await page.goto(`${base}/print-report-activity?lang=en`);
  await page.locator(".sheet-list tbody").evaluate((list) => list.replaceChildren(...[...list.children].slice(0, 2)));
  await page.locator(".letterhead-image").evaluateAll((pictures) => pictures.forEach((picture) => picture.remove()));
  for (const pushed of [12, 15, 18, 21, 24]) {
    await page.locator("h1").evaluate((title, by) => (title.style.marginTop = `${by}mm`), pushed);
    const { pages } = await printOpened();
    const end = pages.filter((text) => /Totals|Count|Trouble Ticket \d|Note\.|Identity number/.test(text));
    expect(end, `${pushed} mm`).toHaveLength(1);
  }
});

test("a total stays with the line above it", async () => {
  const { page } = window;
  await page.goto(`${base}/print-surat-permohonan-masuk-keluar-barang?activities_id=86&lang=en`);
  await page.locator(".sheet tbody").evaluate((list) => {
    list.replaceChildren(...[...list.children].slice(-3));
    for (const row of list.querySelectorAll("tr")) row.style.height = "25mm";
  });
  for (const pushed of [60, 80, 100]) {
    await page.locator("h1").evaluate((title, by) => (title.style.marginTop = `${by}mm`), pushed);
    const { pages } = await printOpened();
    expect(
      pages.find((text) => text.includes("Total 400")),
      `${pushed} mm`,
    ).toContain("srv-400");
  }
});

test("a heading of four lines is on one page", async () => {
  const { page } = window;
  await page.goto(`${base}/print-report-rack?racks=1&lang=en`);
  await page.locator(".sheet > h2").evaluate((title) => (title.textContent = "Devices in a rack ".repeat(18)));
  const drawing = page.locator(".rack-on-paper");
  for (const height of [185, 190, 195, 200, 205]) {
    await drawing.evaluate((rack, mm) => (rack.style.cssText = `height: ${mm}mm; overflow: clip`), height);
    const having = (await printOpened()).pages.filter((text) => text.includes("in a rack"));
    expect(having, `${height} mm`).toHaveLength(1);
  }
});

test(`${ROWS} rows are all printed, beneath their head on every page`, async () => {
  const { pages, room } = await print("/print-report-datacenter-access?lang=en");
  expect(pages.length).toBeGreaterThan(5);
  expect(room).toBeGreaterThan(MARGIN - 1);
  const whole = pages.join("\n");
  // Each visit has its beginning and end; the sheet has its time of printing, as has the foot of every page.
  const timesOf = (text: string) => text.match(/\d\d:\d\d\s+WIB/g) ?? [];
  expect(timesOf(whole)).toHaveLength(2 * ROWS + 1 + pages.length);
  expect(whole).toContain(`${ROWS} completed visits`);
  const ofTable = pages.filter((text) => timesOf(text).length > 1);
  expect(ofTable.filter((text) => !/Company\s+Activity/.test(text))).toEqual([]);
});

test("a long note keeps its lines, over the whole width", async () => {
  const { page } = window;
  await page.goto(`${base}/print-delivery-order-document?crossconnect_id=7`);
  const box = page.locator(".note-row .note-box");
  // The portal may remember the settings of an earlier file.
  await page.locator(".note-row").evaluate((row) => row.classList.add("note-row-long"));
  await box.evaluate((note) => note.replaceChildren("1. Bring it.\n2. Take it."));
  expect(await box.innerText()).toBe("1. Bring it.\n2. Take it.");
  const [note, table] = await Promise.all([box.boundingBox(), page.locator(".check-list").boundingBox()]);
  expect(note?.width).toBe(table?.width);
});

test("a usual word is whole in a narrow column", async () => {
  const activities = (await print("/print-report-activity?lang=en")).pages.join("\n");
  const reason = await window.page.getByRole("columnheader", { name: "Reason" }).boundingBox();
  expect(reason?.width).toBeGreaterThan(115);
  expect(activities.match(/\bKuningan\b/g)).toHaveLength(activities.match(/\bKu/g)?.length ?? 0);
  const { pages } = await print("/print-report-datacenter-access?lang=id");
  // A quarter of the visits, and the totals.
  expect(pages.join("\n").match(/Pemeliharaan/g)).toHaveLength(ROWS / 4 + 1);
});

test("on a phone usual words are whole, and the sheet is no wider than the screen", async () => {
  const { page } = window;
  await page.setViewportSize({ width: 320, height: 800 });
  for (const address of ["/print-report-activity?lang=id", "/print-report-rack?racks=1&lang=id"]) {
    await page.goto(`${base}${address}`);
    const broken = await page.locator(".sheet td:not(.number)").evaluateAll((cells) =>
      cells
        .flatMap((cell) => [...cell.childNodes])
        .flatMap((node) =>
          [...(node.textContent ?? "").matchAll(/\b\p{L}{4,20}\b/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            const text = node.firstChild ?? node;
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          }),
        ),
    );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
});

test("with one's own letter spacing no report's screen scrolls sideways", async () => {
  const { page } = window;
  // WCAG 1.4.12
  const spaced =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
  for (const report of ["activity", "interconnection"]) {
    await page.goto(`${base}/admin/report/report-${report}`);
    await page.evaluate((css) => (document.adoptedStyleSheets = [new CSSStyleSheet()])[0]?.replaceSync(css), spaced);
    for (const width of [1200, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), report).toBe(width);
    }
  }
});

test("what it is printed from has all rows", async () => {
  const { page } = window;
  await page.goto(`${base}/print-report-datacenter-access?lang=en`);
  const rows = page.getByRole("table", { name: "Datacenter Access Report" }).locator("tbody tr");
  expect(await rows.count()).toBe(ROWS);
  expect((await rows.last().locator("td").first().textContent())?.trim()).toBe(String(ROWS));
});

/** LibreOffice, if it is installed. */
const office = ["soffice", "libreoffice"].find((program) => spawnSync("which", [program]).status === 0);

test.skipIf(!office)(
  `the XLSX file opens in LibreOffice${office ? "" : " (skipped: it is not installed)"}`,
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "report-"));
    try {
      const answer = await window.context.request.get(`${base}/admin/report/report-datacenter-access?export=xlsx`);
      await writeFile(path.join(folder, "report.xlsx"), await answer.body());
      const options = ["--headless", "--convert-to", "csv", "--outdir", folder];
      await promisify(execFile)(office ?? "", [...options, path.join(folder, "report.xlsx")]);
      const lines = (await readFile(path.join(folder, "report.csv"), "utf8")).trim().split("\n");
      expect(lines).toHaveLength(ROWS + 1);
      expect(lines[0]).toContain("Person,Company,Site,Activity,Racks,In,Out");
      expect(lines[1]).toMatch(/,20\d\d-\d\d-\d\d \d\d:\d\d:\d\d/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
