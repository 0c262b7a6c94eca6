import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { inLanguage, type Node } from "../../../client-languages.ts";

const moved = new Map([["assets/later-1.js", "assets/id/later-1.js"]]);
const made = (code: string) => inLanguage(code, parseAst(code) as object as Node, "id", moved);

describe("a script in one language", () => {
  test.each([
    ["has its texts in this language", `t({en:"Racks",id:"Rak"})`, `t({id:"Rak"})`],
    ["in any order, quoted or not", `t({"id":"Rak",'en':\`Racks\`})`, `t({"id":"Rak"})`],
    [
      "has what makes its texts",
      `f=e=>({en:\`\${e.en}, \${a({en:1,id:2})}\`,id:e.id+b({en:3,id:4})})`,
      `f=e=>({id:e.id+b({id:4})})`,
    ],
    ["keeps objects with anything else", `a={id:1,en:2,name:3};b={id:1};c={...d,en:1};e={[en]:1,id:2}`],
    ["keeps what is taken apart", `({en:a,id:b}=c);function d({en,id}){}`],
    [
      "loads later what is its own",
      `d=["assets/later-1.js","assets/later-2.css"]`,
      `d=["assets/id/later-1.js","assets/later-2.css"]`,
    ],
  ])("%s", (_, code, wanted = code) => {
    expect(made(code)).toBe(wanted);
  });
});

/** Scripts have each text in one language; the other one is undefined. */
test("whoever reads a text of one language makes that language's part of another text with it", () => {
  const app = path.resolve(import.meta.dirname, "../../../app");
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.server)\.tsx?$/.test(file),
  );
  const readers = files.flatMap((file) =>
    readFileSync(path.join(app, file), "utf8")
      .split("\n")
      .filter((line) => /\.en\b/.test(line) && !/\ben: .*\.en\b/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(readers).toEqual([]);
});
