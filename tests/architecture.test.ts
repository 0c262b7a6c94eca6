import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");

/** Who may import whom: a room of app/ and the rooms that it may use besides itself. */
const mayUse: Record<string, readonly string[]> = {
  language: [],
  provider: [],
  ui: ["language"],
  session: ["language", "provider", "ui"],
  crud: ["language", "provider", "session", "ui"],
  features: ["language", "provider", "session", "crud", "ui"],
  shell: ["language", "provider", "session", "ui", "features"],
};

/** Modules at the top of app/ that every room may use. */
const common = ["paths", "limits", "config.server", "log.server"];

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), "utf8");
  return [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, target = ""]) => {
    if (target.startsWith("~/")) return `app/${target.slice(2)}`;
    return target.startsWith(".") ? path.join(path.dirname(file), target) : target;
  });
}

const appFiles = filesBelow("app");
const roomOf = (target: string): string => target.split("/")[1] ?? "";

test("each room imports only what the table allows", () => {
  const wrong = appFiles
    .filter((file) => file.split("/").length > 2)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith("app/"))
        .filter((target) => roomOf(target) !== roomOf(file))
        .filter((target) => !common.includes(roomOf(target)) && !mayUse[roomOf(file)]?.includes(roomOf(target)))
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("the shell uses no feature but notifications", () => {
  const wrong = appFiles
    .filter((file) => file.startsWith("app/shell/"))
    .flatMap((file) => importsOf(file).filter((target) => /^app\/features\/(?!notifications\/)/.test(target)));
  expect(wrong).toEqual([]);
});

test("a feature uses another one's pure modules and its rows.server and read-*.server, no route and nothing else of its server", () => {
  const featureOf = (target: string) => /^app\/features\/([^/]+)/.exec(target)?.[1];
  const wrong = appFiles.flatMap((file) =>
    importsOf(file)
      .filter((target) => featureOf(file) && featureOf(target) && featureOf(file) !== featureOf(target))
      .filter((target) => target.endsWith(".route") || /\/(?!rows\.|read-)[^/]+\.server$/.test(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("app and server import nothing of each other but the limits, and nobody the reference provider", () => {
  const wrong = [...appFiles, ...filesBelow("server")].flatMap((file) =>
    importsOf(file)
      .filter((target) => {
        if (file === "app/limits.ts") return target !== "server/limits.ts";
        if (file.startsWith("app/")) return target.startsWith("server/");
        if (file.startsWith("server/reference-provider/"))
          return target.startsWith("app/") || /^server\/(?!reference-provider\/)/.test(target);
        return target.startsWith("app/") || target.startsWith("server/reference-provider");
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("only ui speaks to Mantine and only provider/ to undici's requests", () => {
  const mantine = appFiles.filter((file) => importsOf(file).some((target) => target.startsWith("@mantine/")));
  expect(mantine.filter((file) => !file.startsWith("app/ui/") && file !== "app/root.tsx")).toEqual([]);
  const undici = appFiles.filter((file) => importsOf(file).includes("undici"));
  expect(undici.filter((file) => !file.startsWith("app/provider/") && !file.endsWith("relay.server.ts"))).toEqual([]);
});

test("every route module is in routes.ts", () => {
  const routes = readFileSync(path.join(root, "app/routes.ts"), "utf8");
  const modules = appFiles.filter((file) => /\.route\.tsx?$/.test(file)).map((file) => file.slice("app/".length));
  expect(modules.filter((module) => !routes.includes(`"${module}"`))).toEqual([]);
});

test("no file is too long or named for nothing", () => {
  const files = [...appFiles, ...filesBelow("server"), ...filesBelow("tests")];
  const lines = (file: string) => readFileSync(path.join(root, file), "utf8").split("\n").length - 1;
  expect(files.filter((file) => lines(file) > (file.includes(".route.") ? 200 : 300))).toEqual([]);
  expect(files.filter((file) => /\/(utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
});

test("every loader and action begins with its guard", () => {
  const guards = /^\s*(?:return |const [^=]+= )?(?:await )?(?:require[A-Z]\w+|guestOnly|anyone|toStartPage)\(/;
  const wrong = appFiles
    .filter((file) => /\.route\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return [...source.matchAll(/export async function (loader|action)\([^)]*\)[^{]*\{\n(.*)\n/g)]
        .filter(([, , first = ""]) => !guards.test(first))
        .map(([, name]) => `${file} ${name}`);
    });
  expect(wrong).toEqual([]);
});
