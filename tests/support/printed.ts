import type { Page } from "playwright";
import { extractImages, extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";

/** A4 in points, and the margin at its left and right edges. */
const A4 = { width: 595, height: 842, margin: 14 * (72 / 25.4) };

interface Printed {
  /** The text of each page. */
  pages: string[];
  whole: string;
  /** Counts the bitmaps. */
  countPictures(): Promise<number>;
  /** Texts beyond the margins. */
  cut: string[];
  /** Texts that lie on another one. */
  covered: string[];
}

interface PlacedText {
  str: string;
  left: number;
  right: number;
  base: number;
  height: number;
}

const isOn = (one: PlacedText, other: PlacedText): boolean =>
  Math.abs(one.base - other.base) < Math.min(one.height, other.height) &&
  one.left < other.right - 1 &&
  other.left < one.right - 1;

/** Prints the page, all of it on A4, and reads the PDF. */
export async function print(page: Pick<Page, "pdf">): Promise<Printed> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: pages } = await extractText(document);
  const cut: string[] = [];
  const covered: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([A4.width, A4.height]);
    const texts = (await sheet.getTextContent()).items.flatMap((item): PlacedText[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const { str, height, width } = item;
      const [left = 0, base = 0] = (item.transform as number[]).slice(4);
      return [{ str, left, right: left + width, base, height }];
    });
    for (const text of texts) {
      if (text.left < A4.margin - 1 || text.right > A4.width - A4.margin + 1) cut.push(text.str);
      if (texts.some((other) => other !== text && isOn(text, other))) covered.push(text.str);
    }
  }
  async function countPictures() {
    const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
    return (await Promise.all(numbers.map((number) => extractImages(document, number)))).flat().length;
  }
  return { pages, whole: pages.join("\n").replace(/\s+/g, " "), countPictures, cut, covered };
}
