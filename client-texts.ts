import type { Rollup } from "vite";
import { type Change, changed, isNode, nameOf, type Node, type Property, textsOf } from "./client-languages.ts";

/** The name under which every room exports its texts. */
const TEXTS = "m";

/**
 * Writes each text where it is read: `t(m.racks)` becomes `t({ en: "Racks", id: "Rak" })`. A room's texts are one module, which every
 * page that shows one of them would load whole.
 */
export function textsInPlace(): Rollup.Plugin {
  return {
    name: "texts-in-place",
    async transform(code, id) {
      const program = this.parse(code) as object as Node;
      const rooms = new Map<string, ReadonlyMap<string, string>>();
      for (const [local, source] of roomsOf(program)) {
        const room = await this.resolve(source, id);
        const { code: its } = room && !room.external ? await this.load(room) : { code: null };
        if (its) rooms.set(local, writtenTexts(its, this.parse(its) as object as Node));
      }
      return rooms.size > 0 ? { code: withTexts(code, program, rooms), map: null } : null;
    },
  };
}

const body = ({ body }: Node) => body as Node[];

/** The modules whose texts a module imports, by their name in it. */
function roomsOf(program: Node): [local: string, source: string][] {
  return body(program).flatMap(({ type, specifiers, source }) => {
    if (type !== "ImportDeclaration") return [];
    const texts = (specifiers as { imported?: { name?: string }; local: { name: string } }[]).filter(
      ({ imported }) => imported?.name === TEXTS,
    );
    return texts.map(({ local }): [string, string] => [local.name, String((source as { value: unknown }).value)]);
  });
}

/** The texts that a module writes out, by their key. */
export function writtenTexts(code: string, program: Node): Map<string, string> {
  const declarations = body(program).flatMap(({ type, declaration }) =>
    type === "ExportNamedDeclaration" && isNode(declaration) ? ((declaration.declarations ?? []) as Node[]) : [],
  );
  const texts = declarations.find(({ id }) => (id as { name?: unknown }).name === TEXTS)?.init as Node | undefined;
  const properties = (texts?.properties ?? []) as (Property & { value: Node })[];
  const written = properties.filter(
    ({ value }) => value && textsOf(value)?.every((text) => (text.value as Node).type === "Literal"),
  );
  return new Map(
    written.map((property) => [String(nameOf(property)), code.slice(property.value.start, property.value.end)]),
  );
}

/** The code with the texts of `rooms` where it reads them by their key, unless it does anything else with a name of these. */
export function withTexts(
  code: string,
  program: Node,
  rooms: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const changes = new Map([...rooms.keys()].map((local): [string, Change[]] => [local, []]));
  const visit = (node: Node): void => {
    if (node.type === "ImportDeclaration") return;
    if (node.type === "Identifier") return void changes.delete(String(node.name));
    const read = node.type === "MemberExpression" && !node.computed && (node.object as Node);
    if (read && read.type === "Identifier") {
      const local = String(read.name);
      const text = rooms.get(local)?.get(String((node.property as { name?: unknown }).name));
      // In brackets, for an arrow function may end in it.
      if (text) changes.get(local)?.push([node.start, node.end, `(${text})`]);
      return;
    }
    Object.values(node).flat().filter(isNode).forEach(visit);
  };
  visit(program);
  return changed(code, [...changes.values()].flat());
}
