import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/**
 * Elements that every browser, text browsers included, puts on lines or in cells of their own; all others flow within a line: lynx and
 * w3m do not know `section` and `details`, and w3m does not know `fieldset`.
 */
const blocks = new Set(
  (
    "html body address blockquote br caption col colgroup dd div dl dt form h1 h2 h3 h4 h5 h6 hr li ol option p pre " +
    "table tbody td tfoot th thead tr ul"
  ).split(" "),
);
/** Elements whose content is never text. */
const silent = new Set(["head", "script", "style", "template", "datalist"]);
const controls = new Set(["input", "select", "textarea"]);

const ENDS_WORD = /[\p{L}\p{N}.,:;!?%)\]…*●▪]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}([●▪]/u;

/**
 * The places of a page where the words of two inline elements touch, each as "left|right": without style sheets, in text browsers and
 * in copied text they run together.
 */
export function touchingWords(html: string): string[] {
  const touches: string[] = [];
  /** The words or the control directly before what follows; null after white space or at the edge of a block. */
  let before: { text: string; parent: HTMLElement | null } | null = null;
  const meet = (text: string, parent: HTMLElement | null) => {
    const isOtherPiece = before && before.parent !== parent;
    if (before && isOtherPiece && ENDS_WORD.test(before.text) && BEGINS_WORD.test(text)) {
      touches.push(`${lastWords(before.text)}|${text.slice(0, 30)}`);
    }
    before = { text, parent };
  };
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      const text = node.text.replace(/\s+/g, " ");
      if (text.startsWith(" ")) before = null;
      if (text.trim()) meet(text.trimStart(), node.parentNode);
      if (text.endsWith(" ")) before = null;
      return;
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const name = element.rawTagName?.toLowerCase();
    if (silent.has(name)) return;
    if (name === "input" && element.getAttribute("type") === "hidden") return;
    if (controls.has(name)) return meet("[]", element);
    if (name === "img") return meet(element.getAttribute("alt") ?? "", element);
    const isBlock = blocks.has(name);
    if (isBlock) before = null;
    element.childNodes.forEach(walk);
    if (isBlock) before = null;
  };
  parse(html).childNodes.forEach(walk);
  return touches;
}

const lastWords = (text: string): string => text.slice(-30);
