import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import type { Rollup } from "vite";
import { type Language, languages } from "./app/language/language.ts";

/** Of the syntax tree of a script. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Property extends Node {
  key?: { name?: unknown; value?: unknown };
  computed?: boolean;
}

/** A piece of the code, and what takes its place. */
type Change = readonly [start: number, end: number, text: string];

/**
 * Lays beside the scripts of the browser a folder for each language, in which all of them stand with their texts in this language only
 * (server/script-languages.ts). They import each other by relative paths.
 */
export function scriptsByLanguage(): Rollup.Plugin {
  return {
    name: "scripts-by-language",
    // The names of the files stand for what is made of them, too: browsers keep them for ever.
    augmentChunkHash: () => readFileSync(new URL(import.meta.url), "utf8"),
    async writeBundle({ dir = "" }, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const paths = scripts.map(({ fileName }) => fileName);
      for (const language of languages) {
        const moved = new Map(
          paths.map((path) => [path, posix.join(posix.dirname(path), language, posix.basename(path))]),
        );
        for (const { fileName, code } of scripts) {
          const file = posix.join(dir, moved.get(fileName) ?? fileName);
          await mkdir(posix.dirname(file), { recursive: true });
          await writeFile(file, inLanguage(code, this.parse(code) as object as Node, language, moved));
        }
      }
    },
  };
}

/** The code with its texts in one language, and with the `moved` paths of scripts that it loads later. */
export function inLanguage(
  code: string,
  program: Node,
  language: Language,
  moved: ReadonlyMap<string, string> = new Map(),
): string {
  const changes: Change[] = [];
  const visit = (node: Node): void => {
    const text = textsOf(node)?.find((property) => nameOf(property) === language);
    if (text) {
      changes.push([node.start + 1, text.start, ""], [text.end, node.end - 1, ""]);
      return visit(text);
    }
    const path = node.type === "Literal" ? moved.get(String(node.value)) : undefined;
    if (path !== undefined) changes.push([node.start, node.end, JSON.stringify(path)]);
    Object.values(node).flat().filter(isNode).forEach(visit);
  };
  visit(program);

  let made = "";
  let at = 0;
  for (const [start, end, instead] of changes.sort(([a], [b]) => a - b)) {
    made += code.slice(at, start) + instead;
    at = end;
  }
  return made + code.slice(at);
}

/** Of an object that is written down with a value for each language and nothing else: its properties. */
function textsOf({ type, properties }: Node): Property[] | null {
  if (type !== "ObjectExpression" || !Array.isArray(properties)) return null;
  const names = new Set((properties as Property[]).map(nameOf));
  const isText = properties.length === languages.length && languages.every((language) => names.has(language));
  return isText ? (properties as Property[]) : null;
}

const nameOf = ({ key, computed }: Property): unknown => (computed ? undefined : (key?.name ?? key?.value));

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "start" in value;
