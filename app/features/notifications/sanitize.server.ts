import sanitize from "sanitize-html";

const options: sanitize.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h3",
    "h4",
    "ul",
    "ol",
    "li",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "code",
    "pre",
    "blockquote",
    "a",
  ],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  transformTags: {
    h1: "h3",
    h2: "h3",
    a: sanitize.simpleTransform("a", { rel: "noopener noreferrer" }),
  },
};

/** The HTML of a system update, reduced to text, lists and links: no script, style, image or form gets through. */
export const sanitizeHtml = (html: string): string => sanitize(html, options);
