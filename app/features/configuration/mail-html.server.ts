import sanitize from "sanitize-html";
import { hasTags, paragraphsOf } from "~/ui/paragraphs";

const words = ["left", "right", "center", "justify"].join("|");
const colour = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%]{5,40}\))$/i;

/**
 * What a mail may contain: text, tables, links and pictures on the web. Mail programs ignore style sheets, so a few
 * inline styles are allowed.
 */
const options: sanitize.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h1", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "pre", "div", "span"],
    ...["b", "strong", "i", "em", "u", "s", "code", "small", "a", "img"],
    ...["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"],
  ],
  allowedAttributes: {
    "*": ["style"],
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  allowedStyles: {
    "*": {
      "white-space": [/^(normal|pre-line|pre-wrap|nowrap)$/],
      "text-align": [new RegExp(`^(${words})$`)],
      "font-weight": [/^(bold|normal|[1-9]00)$/],
      "font-size": [/^\d{1,2}(\.\d)?(px|pt|em|rem|%)$/],
      color: [colour],
      "background-color": [colour],
      padding: [/^(\d{1,2}(px|em|rem)?\s?){1,4}$/],
      border: [/^\d{1,2}px (solid|dashed|dotted) [#\w]{1,20}$/],
    },
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
};

/**
 * The HTML of a mail without anything harmful: scripts, frames, forms, addresses other than web addresses, styles that
 * can mislead.
 */
export const cleanMail = (html: string): string => sanitize(html, options).trim();

/** The HTML of a mail as typed: a text without tags is taken as plain. */
export const typedMail = (typed: string): string => (hasTags(typed) ? cleanMail(typed) : paragraphsOf(typed));

/** A mail sanitized for a page of the portal, which shows no pictures of other hosts. */
export const cleanPreview = (html: string): string =>
  sanitize(html, { ...options, exclusiveFilter: ({ tag }) => tag === "img" }).trim();
