/**
 * Whether a text contains an HTML tag, which "<name@company.co.id>" is not. A tag ends before the next "<": otherwise
 * each of many tags without an end would be sought to the end of the text.
 */
export const hasTags = (text: string): boolean => /<\/?[a-z]+\d?([\s/][^<>]*)?>/i.test(text);

/** Plain text as HTML: blank lines separate paragraphs, other line ends become line breaks. */
export function paragraphsOf(text: string): string {
  const paragraphs = text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph) => `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`).join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
