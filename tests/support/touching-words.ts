import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/**
 * What every browser sets on lines or in cells of its own, text browsers included; all else flows within a line: lynx and w3m know
 * neither `section` nor `details`, and w3m no `fieldset`.
 */
const blocks = new Set(
  (
    "html body address blockquote br caption col colgroup dd div dl dt form h1 h2 h3 h4 h5 h6 hr li ol option p pre " +
    "table tbody td tfoot th thead tr ul"
  ).split(" "),
);
/** What is never read as text. */
const silent = new Set(["head", "script", "style", "template", "datalist"]);
const controls = new Set(["input", "select", "textarea"]);

const ENDS_WORD = /[\p{L}\p{N}.,:;!?%)\]…*●▪]$/u;
const BEGINS_WORD = /^[\p{L}\p{N}([●▪]/u;

/**
 * The places of a page at which the words of two inline pieces touch, each as "left|right": without style sheets, in a text browser and
 * in copied text they run together.
 */
export function touchingWords(html: string): string[] {
  const touches: string[] = [];
  /** The words or the control that nothing separates from what comes; null after white space or at a block's edge. */
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
