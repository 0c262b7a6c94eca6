import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import type { Rollup } from "vite";
import { type Language, languages } from "./app/language/language.ts";

/** A node of a script's syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface Property extends Node {
  key?: { name?: unknown; value?: unknown };
  computed?: boolean;
}

/** A range of the code and its replacement. */
export type Change = readonly [start: number, end: number, text: string];

/**
 * Writes a folder for each language beside the browser's scripts, with the same scripts reduced to the texts of that language
 * (server/script-languages.ts). Relative imports keep working in it.
 */
export function scriptsByLanguage(): Rollup.Plugin {
  return {
    name: "scripts-by-language",
    // Browsers cache files by name forever, so the names must also change with this transformation.
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

/** The code with its texts in one language only; paths of scripts that it loads later are replaced by those in `moved`. */
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
  return changed(code, changes);
}

/** The code with some ranges replaced. */
export function changed(code: string, changes: readonly Change[]): string {
  let made = "";
  let at = 0;
  for (const [start, end, instead] of [...changes].sort(([a], [b]) => a - b)) {
    made += code.slice(at, start) + instead;
    at = end;
  }
  return made + code.slice(at);
}

/** The properties of an object literal with exactly one value for each language; null for any other node. */
export function textsOf({ type, properties }: Node): Property[] | null {
  if (type !== "ObjectExpression" || !Array.isArray(properties)) return null;
  const names = new Set((properties as Property[]).map(nameOf));
  const isText = properties.length === languages.length && languages.every((language) => names.has(language));
  return isText ? (properties as Property[]) : null;
}

export const nameOf = ({ key, computed }: Property): unknown => (computed ? undefined : (key?.name ?? key?.value));

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "start" in value;
