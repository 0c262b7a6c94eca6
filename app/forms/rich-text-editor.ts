import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { hasTags, paragraphsOf } from "~/ui/paragraphs";
import { INSERT } from "./insert-text";
import "./rich-text.css";

/** The toolbar's commands, in order. */
export const commands = [
  "bold",
  "italic",
  "underline",
  "heading",
  "subheading",
  "bulletList",
  "orderedList",
  "blockquote",
  "undo",
  "redo",
] as const;
export type Command = (typeof commands)[number];

/** An editor that covers a text area and writes into it. */
export interface RichTextEditor {
  /** The commands that are active at the cursor. */
  active: () => Command[];
  run: (command: Command) => void;
  /** The address of the link at the cursor; "" if there is none. */
  linkAddress: () => string;
  /**
   * Turns the selection into a link, or removes the link if the address is "". False if a link may not have this
   * address.
   */
  link: (address: string) => boolean;
  focus: () => void;
  setEditable: (isEditable: boolean) => void;
  close: () => void;
}

/** What differs between kinds of rich text. */
export interface TextFormat {
  /** The level of headings; subheadings are one level below. */
  headings: 2 | 3;
  /** Whether a link may lead to a placeholder that is replaced by an address: "{{link}}". */
  placeholders: boolean;
}

interface Opening {
  /** The element that receives the editor. */
  place: HTMLElement;
  /** The field that is submitted. */
  field: HTMLTextAreaElement;
  format: TextFormat;
  /** The editor's attributes: its id, name and description. */
  attributes: Record<string, string>;
  /** Called when the text or the cursor has changed. */
  onChange: () => void;
}

/** The elements that the editor preserves. */
const known = (headings: number) =>
  ["p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "code", "a", "b", "strong", "i", "em", "u", "s"]
    .concat(`h${headings}`, `h${headings + 1}`)
    .join(",");

/** Whether the editor preserves this text, apart from white space; if not, it must be edited as HTML. */
export function keepsAll(html: string, format: TextFormat): boolean {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("*")].every(
    (element) => element.matches(known(format.headings)) && keepsAttributes(element, format),
  );
}

const keepsAttributes = (element: Element, format: TextFormat): boolean =>
  element.getAttributeNames().every((name) => element.matches("a") && ["href", "rel", "target"].includes(name)) &&
  (!element.matches("a") || isAddress(element.getAttribute("href") ?? "", format));

const isAddress = (text: string, { placeholders }: TextFormat): boolean =>
  /^(https?:\/\/|mailto:)\S+$/i.test(text) || (placeholders && /^\{\{\s*\w+\s*\}\}$/.test(text));

/** Tab leaves the editor and Ctrl+Enter submits the form (spec 2 §2): the editor must not handle them. */
const isOfPage = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Tab" || (key === "Enter" && (ctrlKey || metaKey));

/**
 * Opens the editor with the content of the text area. Its styles are among the portal's own, because the content
 * security policy allows no others.
 */
export function openEditor({ place, field, format, attributes, onChange }: Opening): RichTextEditor {
  const { headings } = format;
  const subheadings = headings === 2 ? 3 : 4;
  const editor = new Editor({
    element: place,
    injectCSS: false,
    content: hasTags(field.value) ? field.value : paragraphsOf(field.value),
    extensions: [
      StarterKit.configure({
        heading: { levels: [headings, subheadings] },
        link: {
          openOnClick: false,
          protocols: ["http", "https", "mailto"],
          HTMLAttributes: { target: null, rel: null },
        },
        dropcursor: false,
        trailingNode: false,
      }),
    ],
    editorProps: {
      attributes,
      handleDOMEvents: {
        keydown: (_view, event) => isOfPage(event),
        [INSERT]: (view, event) => {
          view.dispatch(view.state.tr.insertText(String((event as CustomEvent).detail)));
          view.focus();
        },
      },
    },
    onUpdate: () => {
      field.value = editor.isEmpty ? "" : editor.getHTML();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    onTransaction: onChange,
  });

  const isActive: Record<Command, () => boolean> = {
    bold: () => editor.isActive("bold"),
    italic: () => editor.isActive("italic"),
    underline: () => editor.isActive("underline"),
    heading: () => editor.isActive("heading", { level: headings }),
    subheading: () => editor.isActive("heading", { level: subheadings }),
    bulletList: () => editor.isActive("bulletList"),
    orderedList: () => editor.isActive("orderedList"),
    blockquote: () => editor.isActive("blockquote"),
    undo: () => false,
    redo: () => false,
  };
  // The editor receives the focus with the next frame, even if the chain is never run.
  const chain = () => editor.chain().focus();
  const runs: Record<Command, () => boolean> = {
    bold: () => chain().toggleBold().run(),
    italic: () => chain().toggleItalic().run(),
    underline: () => chain().toggleUnderline().run(),
    heading: () => chain().toggleHeading({ level: headings }).run(),
    subheading: () => chain().toggleHeading({ level: subheadings }).run(),
    bulletList: () => chain().toggleBulletList().run(),
    orderedList: () => chain().toggleOrderedList().run(),
    blockquote: () => chain().toggleBlockquote().run(),
    undo: () => chain().undo().run(),
    redo: () => chain().redo().run(),
  };

  return {
    active: () => commands.filter((command) => isActive[command]()),
    run: (command) => void (editor.isEditable && runs[command]()),
    linkAddress: () => String(editor.getAttributes("link").href ?? ""),
    link: (address) => {
      if (address === "") return chain().extendMarkRange("link").unsetLink().run();
      return isAddress(address, format) && chain().extendMarkRange("link").setLink({ href: address }).run();
    },
    focus: () => void editor.commands.focus(),
    setEditable: (isEditable) => editor.setEditable(isEditable, false),
    close: () => editor.destroy(),
  };
}
