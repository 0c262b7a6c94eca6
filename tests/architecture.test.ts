import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { SOURCES } from "../server/build-stamp.ts";
import { circlesIn } from "./support/circles";
import { type ReadModule, unguarded } from "./support/guarded";

const root = path.resolve(import.meta.dirname, "..");

/** The rooms of app/, each with the rooms that it may use besides itself. */
const mayUse: Record<string, readonly string[]> = {
  language: [],
  provider: [],
  ui: ["language"],
  session: ["language", "provider", "ui"],
  forms: ["language", "provider", "ui", "session"],
  lists: ["language", "provider", "ui", "session", "forms"],
  crud: ["language", "provider", "ui", "session", "forms", "lists"],
  login: ["language", "provider", "ui", "session", "forms"],
  inventory: ["language", "provider", "ui", "session", "forms", "lists"],
  features: ["language", "provider", "ui", "session", "forms", "lists", "crud", "login", "inventory"],
  shell: ["language", "provider", "ui", "session", "forms", "login", "features"],
  guide: ["language", "provider", "ui", "session", "inventory", "features", "shell"],
};

/** Modules at the top of app/ that every room may use. */
const common = ["paths", "limits", "config.server", "log.server", "shared-state.server"];

/** The table of the menus, whose sections order a group's permissions: the only module of the shell that features may use. */
const menuTable = "app/shell/menu";

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const sourceOf = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** The module that an import specifier refers to. */
function targetOf(specifier: string, from: string): string {
  if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
  return specifier.startsWith(".") ? path.join(path.dirname(from), specifier) : specifier;
}

/** What a module imports, including glob imports. */
const importsOf = (file: string): string[] => {
  const source = sourceOf(file);
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => targetOf(name, file));
  const globbed = [...source.matchAll(/import\.meta\.glob[^(]*\(\s*"([^"]+)"/g)].flatMap(([, pattern = ""]) =>
    globSync(targetOf(pattern, file), { cwd: root }),
  );
  return [...named, ...globbed];
};

const fileOf = (target: string, files: ReadonlySet<string>): string | undefined =>
  ["", ".ts", ".tsx"].map((end) => target + end).find((file) => files.has(file));

const appFiles = filesBelow("app");
const roomOf = (target: string): string => target.split("/")[1] ?? "";

test("each room imports only what the table allows", () => {
  const wrong = appFiles
    .filter((file) => file.split("/").length > 2)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith("app/"))
        .filter((target) => roomOf(target) !== roomOf(file) && target !== menuTable)
        .filter((target) => !common.includes(roomOf(target)) && !mayUse[roomOf(file)]?.includes(roomOf(target)))
        .map((target) => `${file} → ${target}`),
    );
  expect(wrong).toEqual([]);
});

test("the shell uses no feature but notifications and the count of waiting requests", () => {
  const wrong = appFiles
    .filter((file) => file.startsWith("app/shell/"))
    .flatMap((file) =>
      importsOf(file).filter((target) =>
        /^app\/features\/(?!notifications\/|requests\/list\/read-waiting\.server)/.test(target),
      ),
    );
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

test("no two features depend on each other, directly or through others", () => {
  const featureOf = (target: string) => /^app\/features\/([^/]+)/.exec(target)?.[1];
  const used = new Map<string, Set<string>>();
  for (const file of appFiles) {
    const feature = featureOf(file);
    if (!feature) continue;
    const others = importsOf(file).flatMap((target) => featureOf(target) ?? []);
    used.set(feature, new Set([...(used.get(feature) ?? []), ...others.filter((other) => other !== feature)]));
  }
  expect(circlesIn(new Map([...used].map(([feature, others]) => [feature, [...others]])))).toEqual([]);
});

/** The modules of server/ that the app uses, each by the only module that imports it. */
const ofBoth: Record<string, RegExp> = {
  "app/limits.ts": /^server\/limits\.ts$/,
  "app/config.server.ts": /^server\/settings\.ts$/,
  "app/log.server.ts": /^server\/log-output\.ts$/,
  "app/shared-state.server.ts": /^server\/shared-state\//,
  "app/provider/transport.server.ts": /^server\/turns\.ts$/,
};

test("app and server import nothing of each other but the settings, the limits, the log's output, the shared state and turns, and nobody the reference provider", () => {
  const wrong = [...appFiles, ...filesBelow("server")].flatMap((file) =>
    importsOf(file)
      .filter((target) => {
        if (file.startsWith("app/")) return target.startsWith("server/") && !ofBoth[file]?.test(target);
        if (file.startsWith("server/reference-provider/"))
          return target.startsWith("app/") || /^server\/(?!reference-provider\/)/.test(target);
        return target.startsWith("app/") || target.startsWith("server/reference-provider");
      })
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("a build counts as stale when a server module that the app uses has changed", () => {
  const files = new Set([...appFiles, ...filesBelow("server")]);
  const built = new Set(appFiles);
  for (const file of built) for (const target of importsOf(file)) built.add(fileOf(target, files) ?? file);
  const missed = [...built].filter(
    (file) => !SOURCES.some((source) => file === source || file.startsWith(`${source}/`)),
  );
  expect(missed).toEqual([]);
});

test("only ui speaks to Mantine and only provider/ to undici's requests", () => {
  const mantine = appFiles.filter((file) => importsOf(file).some((target) => target.startsWith("@mantine/")));
  expect(mantine.filter((file) => !file.startsWith("app/ui/"))).toEqual([]);
  const undici = appFiles.filter((file) => importsOf(file).includes("undici"));
  expect(undici.filter((file) => !file.startsWith("app/provider/") && !file.endsWith("relay.server.ts"))).toEqual([]);
});

/**
 * Field names of the provider's rows: rows are mapped once, in a `.server` module. As strings the names may be used elsewhere, for sorting
 * and filtering lists and as the names of a form's fields.
 */
const providerWords = new RegExp(
  `(?<![\\w$])(${[
    "activities_number|activitytype_\\w+|status_key|dateactivities|(?:requestby|approvalby|destinationby|doneby|closeby)_\\w+",
    "(?:approval|destination|done|close)_time|type_request|waiting_number|queue_total|reason_suspend|replace_goodsout",
    "devicename|serialnumber|jumlahu|deskripsi|deviceposition|devicetypes_name|devices_manufacture\\w*|up_(?:front|back)\\w*|device__\\w+",
    "racks_name|rack_name|racktype\\w*|rackmanufacture\\w*|rackgroups\\w*|mmr_rack|powercapacity|weight_(?:max|used)|power_used|units_used",
    "service_name|detail_service|count_iixservice|user_firstname|client_name|actv_type|access_date\\w*|jenisport\\w*",
    "groups_(?:name|permissions)|tenant_name|datacenter_name",
    "last_run_at|templateset_name|templatetype_name|user_name",
    "created_at|first_name|identity_no|from_user|headtenant|is_active|multi_datacenter\\w*|foto|userdatacenter_name|date_(?:from|to)",
    "cities_\\w+|mapimage|tenant_confirmation|(?:racks|devices|interconnections|users|services)_count",
  ].join("|")})\\b`,
);

/** A master-data screen that declares its rows itself: its form has the same fields. */
const declaresRows = (source: string) => /\bcrudSource\(/.test(source) && /^const row = z\.object\(/m.test(source);

/** Other modules that name a form's fields. */
const formModules = [
  "app/features/devices/device-form.route.tsx",
  "app/features/organization/accounts/admin-accounts.route.tsx",
  "app/features/organization/accounts/user-accounts.route.tsx",
  "app/features/organization/sites/sites.route.tsx",
  "app/features/organization/tenants/tenants.route.tsx",
  "app/features/racks/rack-list.route.tsx",
  "app/features/requests/kinds/goods-in/draft-values.ts",
  "app/features/requests/kinds/goods-in/proposal.ts",
  "app/features/services/service-list.route.tsx",
];

/** A request kind's form and its route, which name the fields too. */
const kindForms = /^app\/features\/requests\/kinds\/[^/]+\/(?:[^/]+-form\.tsx?|[^/]+\.route\.tsx)$/;

const withoutStrings = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|"(?:[^"\\\n]|\\.)*"|`[^`]*`/gm, "");

test("the provider's names for what is read are used in .server modules only", () => {
  const named = (file: string) => providerWords.exec(withoutStrings(sourceOf(file)))?.[0];
  const pages = appFiles.filter(
    (file) => !file.includes(".server.") && !kindForms.test(file) && !declaresRows(sourceOf(file)),
  );
  const wrong = pages
    .filter((file) => !formModules.includes(file))
    .flatMap((file) => (named(file) ? [`${file} ${named(file)}`] : []));
  expect(wrong).toEqual([]);
  expect(formModules.filter((file) => !pages.includes(file) || !named(file))).toEqual([]);
});

test("a flag that the provider reads as Y or N is a boolean outside of .server modules", () => {
  const pages = appFiles.filter((file) => !file.includes(".server."));
  expect(pages.filter((file) => /[!=]== "[YN]"/.test(sourceOf(file)))).toEqual([]);
});

test("every route module is in routes.ts", () => {
  const routes = sourceOf("app/routes.ts") + sourceOf("app/crud/routes.ts");
  const modules = appFiles.filter((file) => /\.route\.tsx?$/.test(file)).map((file) => file.slice("app/".length));
  expect(modules.filter((module) => !routes.includes(`"${module}"`))).toEqual([]);
});

test("no file is too long or has an empty name such as utils", () => {
  const files = [...appFiles, ...filesBelow("server"), ...filesBelow("tests")];
  const lines = (file: string) => sourceOf(file).split("\n").length - 1;
  expect(files.filter((file) => lines(file) > (file.includes(".route.") ? 200 : 300))).toEqual([]);
  expect(files.filter((file) => /\/(utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
});

test("no token is declared that nothing uses: every page loads it", () => {
  const sources = globSync("app/**/*.{css,ts,tsx}", { cwd: root }).map(sourceOf).join("");
  const used = new Set([...sources.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const declared = [...sourceOf("app/ui/styles/tokens.css").matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
  expect(new Set(declared).size).toBeGreaterThan(100);
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
});

test("the examples of CONTRIBUTING stand in the code", () => {
  const inOneLine = (text: string) => text.replace(/\s+/g, " ");
  const code = inOneLine(appFiles.map(sourceOf).join(" "));
  const examples = [...sourceOf("CONTRIBUTING.md").matchAll(/^ *```tsx?\n(.*?)```$/gms)].map(([, lines = ""]) => lines);
  const lines = examples.flatMap((example) => example.split("\n").map((line) => inOneLine(line).trim()));
  const shown = lines.filter((line) => line && !line.startsWith("//") && !line.includes("…"));
  expect(shown.filter((line) => !code.includes(line))).toEqual([]);
  expect(shown.length).toBeGreaterThan(80);
});

test("texts of another module are imported by whose they are", () => {
  const renamed = appFiles.filter((file) => /^import .*\bm as (?!\w*Words\b)/m.test(sourceOf(file)));
  expect(renamed).toEqual([]);
});

test("there are no import cycles, not even for types", () => {
  const files = new Set([...appFiles, ...filesBelow("server")]);
  const imports = [...files].map(
    (file) => [file, importsOf(file).flatMap((target) => fileOf(target, files) ?? [])] as const,
  );
  expect(circlesIn(new Map(imports))).toEqual([]);
});

test("an import cycle is detected", () => {
  const imports = { a: ["b", "d"], b: ["c"], c: ["a"], d: ["c", "d"] };
  expect(circlesIn(new Map(Object.entries(imports)))).toEqual(["a → b → c → a", "d → d"]);
});

test("every loader and action starts with its guard, wherever it is defined", () => {
  const known = new Set(appFiles);
  const read: ReadModule = (specifier, from) => {
    const file = fileOf(targetOf(specifier, from), known);
    return file ? { file, source: sourceOf(file) } : null;
  };
  const routes = appFiles.filter((file) => /\.route\.tsx?$/.test(file) || file === "app/root.tsx");
  expect(routes.flatMap((file) => unguarded(file, read).map((name) => `${file} ${name}`))).toEqual([]);
});

test.each([
  ["export async function loader(args) { const { user } = await requireAdmin(args); return user; }", []],
  ["export async function loader(args) { const x = 1; await requireAdmin(args); }", ["loader"]],
  ["export function action(args) { return save(args); }", ["action"]],
  ["export const loader = (args) => toStartPage(args); export const action = async (args) => save(args);", ["action"]],
  [
    'import { guarded, bare } from "made"; export const loader = guarded(1); export const action = bare(1);',
    ["action"],
  ],
  ['import { begun } from "made"; export const loader = begun; export const action = unheardOf;', ["action"]],
  ['export { begun as loader, late as action } from "made";', ["action"]],
  ['export { loader } from "nowhere"; export const { action } = both;', ["loader", "action"]],
  ['export * from "made";', ["*"]],
])("loaders and actions that may lack a guard are detected: %s", (source, wrong) => {
  const made = `
    export const guarded = (x) => async (args) => { await requireUser(args); return x; };
    export function bare(x) { return async (args) => x; }
    export async function begun(args) { const context = await anyone(args); return context; }
    export const late = async (args) => { log(args); await anyone(args); };`;
  const modules: Record<string, string> = { "a.route.ts": source, made };
  const read: ReadModule = (file) => (file in modules ? { file, source: modules[file] ?? "" } : null);
  expect(unguarded("a.route.ts", read)).toEqual(wrong);
});
