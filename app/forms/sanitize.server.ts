import sanitize from "sanitize-html";
import { hasTags, paragraphsOf } from "~/ui/paragraphs";

/** How headings are mapped in a text whose own headings start at this level. */
const headings = {
  h2: { h1: "h2", h3: "h2", h4: "h3", h5: "h3", h6: "h3" },
  h3: { h1: "h3", h2: "h3", h5: "h4", h6: "h4" },
} as const;

const shown = ["p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "code", "a"];
const marks = ["b", "strong", "i", "em", "u", "s"];

const optionsFor = (top: keyof typeof headings): sanitize.IOptions => ({
  allowedTags: [...shown, ...marks, "h2", "h3", "h4"].filter((tag) => tag !== "h2" || top === "h2"),
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: { ...headings[top], a: sanitize.simpleTransform("a", { rel: "noopener noreferrer" }) },
});

const options = { h2: optionsFor("h2"), h3: optionsFor("h3") };

/**
 * HTML written by people or sent by the provider, reduced to text, headings, lists and links: no script, style, image
 * or form passes. Its headings start at level `top`.
 */
export const sanitizeHtml = (html: string, top: keyof typeof headings = "h3"): string => sanitize(html, options[top]);

/** The HTML of a rich text field: a text without tags is taken as plain. */
export const typedHtml = (typed: string): string => (hasTags(typed) ? sanitizeHtml(typed) : paragraphsOf(typed));

/** The text content of HTML, on one line. */
export function textOf(html: string): string {
  const text = sanitize(html.replaceAll(/<(p|br|li|h\d)\b/gi, " $&"), { allowedTags: [] });
  return decoded(text).replaceAll(/\s+/g, " ").trim();
}

/** The only characters that sanitize-html leaves encoded. */
const decoded = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
