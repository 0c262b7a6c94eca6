import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { hasTags, paragraphsOf } from "~/ui/paragraphs";
import { INSERT } from "./insert-text";
import "./rich-text.css";

/** What the toolbar does, in its order. */
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

/** An editor that stands over a text area and writes into it. */
export interface RichTextEditor {
  /** What the text at the cursor is: the commands that are switched on. */
  active: () => Command[];
  run: (command: Command) => void;
  /** Where the link at the cursor leads; "" where there is none. */
  linkAddress: () => string;
  /** Makes what is selected a link; "" makes it none. False where the address is none that a link may have. */
  link: (address: string) => boolean;
  focus: () => void;
  close: () => void;
}

/** What a text may be made of besides what all have. */
export interface TextFormat {
  /** The level of its headings; subheadings are one below. */
  headings: 2 | 3;
  /** Whether a link may lead to a placeholder, which an address takes the place of: "{{link}}". */
  placeholders: boolean;
}

interface Opening {
  /** Where the editor stands. */
  place: HTMLElement;
  /** The field that is posted. */
  field: HTMLTextAreaElement;
  format: TextFormat;
  /** The editor's attributes: its id, name and description. */
  attributes: Record<string, string>;
  /** Text or cursor have changed. */
  onChange: () => void;
}

/** The elements that an editor with these headings keeps. */
const known = (headings: number) =>
  ["p", "br", "hr", "ul", "ol", "li", "blockquote", "pre", "code", "a", "b", "strong", "i", "em", "u", "s"]
    .concat(`h${headings}`, `h${headings + 1}`)
    .join(",");

/** Whether the editor would give back this text as it is, but for space; else it is to be edited as HTML. */
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

/** Tab leaves the editor, and Ctrl+Enter sends the form (spec 2 §2): neither is the editor's. */
const isOfPage = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Tab" || (key === "Enter" && (ctrlKey || metaKey));

/** Opens the editor on what the text area holds. Its styles come with the portal's own: the policy allows no others. */
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
    run: (command) => void runs[command](),
    linkAddress: () => String(editor.getAttributes("link").href ?? ""),
    link: (address) => {
      const selected = chain().extendMarkRange("link");
      if (address === "") return selected.unsetLink().run();
      return isAddress(address, format) && selected.setLink({ href: address }).run();
    },
    focus: () => void editor.commands.focus(),
    close: () => editor.destroy(),
  };
}
