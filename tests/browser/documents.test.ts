import decodeQR from "qr/decode.js";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { numberOf } from "../support/kept-data.ts";
import { base, portal, prepareData } from "../support/own-portal.ts";
import { LONG_NAME, storeOddRows } from "../support/odd-rows.ts";
import { photograph } from "../support/photograph.ts";
import { print } from "../support/printed.ts";

async function opened({ page }: Window, path: string): Promise<Page> {
  await page.goto(`${base}${path}`);
  return page;
}

interface Expected {
  language: "en" | "id";
  words: string;
  /** The maximum number of pages. */
  most?: number;
}

/** Prints a document, which must be complete; returns the text of its pages. */
async function expectDocument(
  window: Window,
  path: string,
  { language, words, most = 2 }: Expected,
): Promise<string[]> {
  const page = await opened(window, `${path}&lang=${language}`);
  expect(await page.locator('script[src*="/assets/"]').count()).toBe(0);
  const { pages, whole, cut } = await print(page);
  expect(cut).toEqual([]);
  expect(pages.length).toBeLessThanOrEqual(most);
  const last = pages.length;
  // A sheet that got lost is known by its foot.
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const number = await page.locator(".sheet-facts b").first().innerText();
  for (const text of pages) expect(text.replace(/\s+/g, " ")).toContain(`${title} · ${number} · `);
  for (const [at, text] of pages.entries())
    expect(text).toContain(language === "en" ? `Page ${at + 1} of ${last}` : `Halaman ${at + 1} dari ${last}`);
  expect(whole).toContain(words);
  // Signatures and code stay with the note: none of them is alone on the last page.
  expect(pages.at(-1)).toContain(language === "en" ? "Note." : "Catatan.");
  expect(whole).toMatch(/Jakarta, \d\d \w+ \d{4}/);
  expect(whole).not.toMatch(/Ctrl\+P|undefined|null|NaN/);
  // Every word of the sheet is on the paper.
  const shown = (await page.locator(".sheet").innerText()).split(/\s+/).filter(Boolean);
  const paper = whole.replace(/\s+/g, "");
  expect(shown.filter((word) => !word.split("-").every((piece) => paper.includes(piece)))).toEqual([]);
  const code = (await page.locator(".verify .code").innerText()).replace(/[\s-]/g, "");
  const [drawn, size] = await page
    .locator(".verify svg")
    .evaluate((svg) => [svg.querySelector("path")?.getAttribute("d") ?? "", svg.getAttribute("viewBox") ?? ""]);
  const drawing = { path: drawn, size: Number(size.split(" ")[2]) };
  expect(decodeQR(photograph(drawing))).toBe(`${base}/verify-document/${code}`);
  return pages;
}

const documents = [
  [
    "information",
    "/print-information-crossconnect?crossconnect_id=6",
    "Cross-Connect Information",
    "Informasi Cross-Connect",
  ],
  ["information of an IIX", "/print-information-crossconnect?crossconnect_id=80", "IIX service", "Layanan IIX"],
  [
    "letter of goods in",
    "/print-surat-permohonan-masuk-keluar-barang?activities_id=86",
    "Goods In / Out Request Letter",
    "Surat Permohonan Masuk/Keluar Barang",
  ],
  ["letter of goods out", "/print-surat-permohonan-masuk-keluar-barang?activities_id=97", "out of DC", "mengeluarkan"],
  [
    "letter of a replacement",
    "/print-surat-permohonan-masuk-keluar-barang?activities_id=185",
    "Goods out",
    "Barang keluar",
  ],
  [
    "handover form",
    "/print-cable-handover-cross-connect?activities_id=138",
    "Cable Handover Form",
    "Berita Acara Serah Terima Kabel",
  ],
  [
    "delivery order",
    "/print-delivery-order-document?crossconnect_id=6",
    "Delivery Order: Cross-Connect",
    "Delivery Order Cross-Connect",
  ],
  [
    "dismantle order",
    "/print-delivery-order-document-dismantle?crossconnect_id=41",
    "Delivery Order: Dismantle",
    "Delivery Order Pembongkaran",
  ],
] as const;

describe("on paper", () => {
  let noc: Window;
  let tenant: Window;
  beforeAll(async () => {
    [noc, tenant] = await Promise.all([openWindow(), openWindow({ colorScheme: "dark" })]);
    await enterAs(noc.context, base, "noc", "admin");
    await enterAs(tenant.context, base, "tenant1", "tenant");
  });
  afterAll(async () => {
    expect([...noc.complaints, ...tenant.complaints]).toEqual([]);
    for (const { leave } of [noc, tenant]) await leave();
  });

  test.each(documents)("the %s is whole on one page in both languages", async (_, path, en, id) => {
    await expectDocument(noc, path, { language: "en", words: en, most: 1 });
    await expectDocument(noc, path, { language: "id", words: id, most: 1 });
  });

  test("its facts stand two abreast also where a browser measures paper without its margins", async () => {
    const page = await opened(noc, "/print-delivery-order-document?crossconnect_id=6&lang=en");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 688, height: 1000 });
    onTestFinished(async () => {
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width: 1366, height: 768 });
    });
    const columns = await page
      .locator(".sheet-facts")
      .evaluate((facts) => getComputedStyle(facts).gridTemplateColumns.split(" ").length);
    expect(columns).toBe(4);
  });

  test("a tenant's documents are whole in both languages", async () => {
    const information = "/print-information-crossconnect-tenant?crossconnect_id=6";
    const letter = "/print-surat-permohonan-masuk-keluar-barang?activities_id=86";
    for (const path of [information, letter]) {
      await expectDocument(tenant, path, { language: "en", words: "Maria Simatupang" });
      await expectDocument(tenant, path, { language: "id", words: "PT Rimba Data Khatulistiwa" });
    }
  });

  test("a box to tick belongs to the word after it, and has its cross in the middle", async () => {
    const page = await opened(noc, "/print-surat-permohonan-masuk-keluar-barang?activities_id=97&lang=en");
    const { distance, offset } = await page.locator(".tick").evaluateAll(([first, second]) => {
      if (!first || !second) throw new Error("In and Out have no boxes");
      const [wordOfFirst, cross] = [document.createRange(), document.createRange()];
      wordOfFirst.setStartAfter(first);
      wordOfFirst.setEndBefore(second);
      cross.selectNodeContents(second);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const box = second.getBoundingClientRect();
      return {
        distance: box.left - wordOfFirst.getBoundingClientRect().right,
        offset: middle(cross.getBoundingClientRect()) - middle(box),
      };
    });
    await page.locator("p .whole", { hasText: "JKT1-A-09:" }).waitFor();
    expect(distance).toBeGreaterThan(10);
    expect(Math.abs(offset)).toBeLessThan(1);
  });

  test("no page ends with the head of a table", async () => {
    const page = await opened(noc, "/print-surat-permohonan-masuk-keluar-barang?activities_id=97&lang=en");
    // The same table at many places of a page.
    await page.locator(".table-box").evaluate((table) => {
      for (let at = 1; at <= 120; at++) {
        const other = table.cloneNode(true) as HTMLElement;
        other.style.marginTop = `${at % 30}mm`;
        table.after(other);
      }
    });
    const { pages } = await print(page);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((text) => /Power\s+Rack\s*$/.test(text))).toEqual([]);
  });

  test("the print dialog opens by itself where the address asks for it, with the button, and with Ctrl+P", async () => {
    const page = await noc.context.newPage();
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", `${document.body.dataset.printed ?? ""}x`);
    });
    const printed = (times: string) => page.locator(`body[data-printed="${times}"]`).waitFor({ state: "attached" });
    const path = "/print-cable-handover-cross-connect?activities_id=138";
    await page.goto(`${base}${path}&print=1`);
    await printed("x");
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await page.getByRole("heading", { level: 1, name: "Berita Acara Serah Terima Kabel" }).waitFor();
    await page.getByRole("button", { name: "Cetak" }).click();
    await printed("x");
    await page.keyboard.press("Control+p");
    await printed("xx");
    await page.close();
  });
});

describe("on paper, from rows as they may be", () => {
  let noc: Window;
  beforeAll(async () => {
    prepareData(storeOddRows);
    noc = await openWindow();
    await enterAs(noc.context, base, "noc", "admin");
  });
  afterAll(async () => {
    expect(noc.complaints).toEqual([]);
    await noc.leave();
  });
  const expectPaper = (path: string, language: "en" | "id", words: string, most?: number) =>
    expectDocument(noc, path, { language, words, most });

  test.each([
    ["information of an end that is not known", "/print-information-crossconnect?crossconnect_id=7", LONG_NAME],
    ["delivery order", "/print-delivery-order-document?crossconnect_id=7", LONG_NAME],
    ["handover form", "/print-cable-handover-cross-connect?activities_id=2", LONG_NAME],
    [
      "letter without goods",
      "/print-surat-permohonan-masuk-keluar-barang?activities_id=169",
      numberOf(portal.dataDir, 169),
    ],
  ])("the %s", async (_, path, words) => {
    await expectPaper(path, "en", words);
    await expectPaper(path, "id", words);
  });

  test.each(["en", "id"] as const)("a letter of 400 devices, with its head on every page, in %s", async (language) => {
    const path = "/print-surat-permohonan-masuk-keluar-barang?activities_id=86";
    const pages = await expectPaper(path, language, "srv-400", 30);
    const head = language === "en" ? "Serial number" : "Nomor seri";
    const withDevices = pages.filter((text) => text.includes("srv-"));
    expect(withDevices.length).toBeGreaterThan(5);
    expect(withDevices.every((text) => text.includes(head))).toBe(true);
  });

  test("a person's photo, among the initials of the others", async () => {
    const page = await opened(noc, "/admin/organization/datacenter-access?limit=100");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await (await print(page)).countPictures()).toBe(1);
  });
});

journey("verifying a document", (here) => {
  test("a typed code says what stands on the paper, a changed one that it is none", async () => {
    const { page } = here;
    const noc = await here.join("noc", "admin");
    await noc.goto(`${base}/print-surat-permohonan-masuk-keluar-barang?activities_id=86`);
    const code = (await noc.locator(".verify .code").textContent()) ?? "";
    const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

    await page.goto(`${base}/verify-document`);
    const check = async (typed: string) => {
      await page.getByLabel("Code").fill(typed);
      await page.getByRole("button", { name: "Verify" }).click();
    };
    await check(code.replace(/.$/, (last) => (last === "0" ? "1" : "0")));
    await page.getByRole("alert").getByText("Not a document of this portal").first().waitFor();
    expect(await page.getByLabel("Code").inputValue()).toContain(code.slice(0, 20));
    await check(`  ${code.toLowerCase().replaceAll("-", " ")} `);
    await heading("This document was printed by this portal");
    const number = numberOf(portal.dataDir, 86);
    await page.getByText(number).first().waitFor();
    expect(await page.getByRole("link", { name: `Open ${number}` }).count()).toBe(0);
    await page.getByRole("link", { name: "Verify another document" }).click();
    await heading("Verify a document");
    await check(`${base}/verify-document/${code.replaceAll("-", "")}`);
    await heading("This document was printed by this portal");

    await noc.goto(page.url());
    await noc.getByRole("link", { name: `Open ${number}` }).click();
    await noc.getByRole("heading", { level: 1, name: number }).waitFor();
  });

  test("a button opens the document of a request in a window of its own", async () => {
    const noc = await here.join("noc", "admin");
    await noc.goto(`${base}/admin/request/requestlist/goodsin?id=180`);
    const [opened] = await Promise.all([
      noc.context().waitForEvent("page"),
      noc.getByRole("link", { name: "Request letter" }).click(),
    ]);
    await opened.getByRole("heading", { level: 1, name: "Goods In / Out Request Letter" }).waitFor();
    expect(await opened.getByText(numberOf(portal.dataDir, 180)).count()).toBeGreaterThan(0);
  });
});
