import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { register } from "prom-client";
import { describe, expect, test } from "vitest";
import { callSeconds } from "~/provider/metrics.server";
import { LIMITS } from "../../server/limits.ts";
import * as provider from "../../server/reference-provider/settings.ts";
import * as portal from "../../server/settings.ts";
import "../../server/metrics.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const forOperators = ["README.md", "SECURITY.md", "docs/operating.md", ".env.example"];
const deployed = readdirSync(path.join(root, "deploy")).map((file) => `deploy/${file}`);
const forEngineers = ["CONTRIBUTING.md", "docs/architecture.md", "docs/performance.md"];
const markdown = [...forOperators, ...forEngineers].filter((file) => file.endsWith(".md"));

const settings = new Set([...portal.settingNames, ...provider.settingNames]);
/** Other environment variables: of Node, of the files in deploy/, of the tests. */
const others = new Set(["NODE_ENV", "NODE_EXTRA_CA_CERTS", "PORTAL_HOST", "PORTAL", "CHROMIUM_PATH"]);

/** The rows of the README's table of settings: names, meaning and default. */
const rows = read("README.md")
  .split("\n")
  .filter((line) => /^\| `[A-Z_]+`/.test(line))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | *\|?$/g, "")));
const namesIn = (text = "") => [...text.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name);

describe("settings", () => {
  test("each of the portal stands in the README's table and in .env.example, each of the demo's provider in the README or CONTRIBUTING", () => {
    const table = rows.flatMap(([names]) => namesIn(names));
    const example = [...read(".env.example").matchAll(/^#([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    const alone = namesIn(read("CONTRIBUTING.md"));
    const needless = ["PROVIDER_FAULTS"];
    expect(portal.settingNames.filter((name) => !table.includes(name) || !example.includes(name))).toEqual([]);
    expect(provider.settingNames.filter((name) => ![...table, ...alone].includes(name))).toEqual([]);
    expect([...table, ...example].filter((name) => !settings.has(name))).toEqual([]);
    expect(table.filter((name) => !example.includes(name))).toEqual(needless);
  });

  test.each([...forOperators, ...deployed])("%s names none that does not exist", (file) => {
    const text = read(file);
    const named = [
      ...[...text.matchAll(/`([A-Z][A-Z_]{2,})(?=[`=])/g)].map(([, name]) => name),
      ...[...text.matchAll(/\$\{?([A-Z][A-Z_]{2,})/g)].map(([, name]) => name),
      ...[...text.matchAll(/(?<![\w-])([A-Z][A-Z_]{2,})=/g)].map(([, name]) => name),
      ...[...text.matchAll(/^ {6}([A-Z][A-Z_]{2,}): |- \{ name: ([A-Z_]+), value/gm)].map(
        ([, one, other]) => one ?? other,
      ),
    ];
    expect(named.filter((name = "") => !settings.has(name) && !others.has(name))).toEqual([]);
  });

  test("the defaults of the table are those of the code", () => {
    const { demoSize: DEMO_SIZE, refreshGrace: REFRESH_GRACE, faults } = provider.readSettings({});
    const ofDemo = { DEMO_SIZE, REFRESH_GRACE, PROVIDER_FAULTS: Number(faults) };
    const defaults: Record<string, unknown> = { ...portal.readSettings({}), ...ofDemo };
    const told = rows.flatMap(([names, , given = ""]) => namesIn(names).map((name) => [name, given] as const));
    const wrong = told.filter(([name, given]) => {
      const value = defaults[name];
      return /string|number/.test(typeof value) && !given.includes(String(value)) && name !== "DEMO";
    });
    expect(wrong).toEqual([]);
    expect(told.length).toBeGreaterThan(15);
  });
});

test("every metric that a paper, a rule or the dashboard names exists, with its labels", async () => {
  callSeconds();
  const known = new Map(
    (await register.getMetricsAsJSON()).map(({ name }) => [name, register.getSingleMetric(name)] as const),
  );
  /** Prometheus' own metrics. */
  const theirs = ["up", "job", "instance", "le"];
  const texts = [...forOperators, ...forEngineers, ...deployed].map(read).join("\n");
  const named = [...texts.matchAll(/\b((?:portal|http|process|nodejs|provider)_[a-z]\w+)(?:\{([^}]*)\})?/g)];
  const wrong = named.flatMap(([whole, name = "", labels = ""]) => {
    const metric = known.get(name) ?? known.get(name.replace(/_(count|bucket|sum)$/, ""));
    const has = (metric as { labelNames?: string[] } | undefined)?.labelNames ?? [];
    const used = [...labels.matchAll(/(\w+)\s*[=!]/g)].map(([, label = ""]) => label);
    return metric && used.every((label) => has.includes(label) || theirs.includes(label)) ? [] : [whole];
  });
  expect(wrong).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});

test("what the portal accepts is told with the figures of the code", () => {
  const MB = 1024 * 1024;
  const number = new Intl.NumberFormat("en").format;
  const told: [row: string, figures: string[]][] = [
    ["a line of text", [number(LIMITS.line)]],
    ["a text of several lines", [number(LIMITS.text)]],
    ["a file", [`${LIMITS.file / MB} MB`]],
    ["a text with formatting", [number(LIMITS.html)]],
    ["fields of a form", [number(LIMITS.fields), number(LIMITS.chosen)]],
    ["a field's name", [number(LIMITS.fieldName), number(LIMITS.readText)]],
    [
      "the body of a form",
      [
        ...[`${LIMITS.publicForm / 1024} KB`, `${LIMITS.form / 1024} KB`],
        ...[`${LIMITS.upload / MB} MB`, `${LIMITS.passedOn / MB} MB`],
      ],
    ],
    ["the head of a request", [`${LIMITS.head / 1024} KB`, `${LIMITS.address / 1024} KB`]],
  ];
  const lines = read("README.md").split("\n");
  for (const [row, figures] of told) {
    const line = lines.find((one) => one.startsWith(`| ${row}`)) ?? "";
    for (const figure of figures) expect(line).toContain(figure);
  }
});

test.each(markdown)("what %s leads to and what it runs are there", (file) => {
  const text = read(file);
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to = ""]) =>
    path.join(path.dirname(file), to),
  );
  const files = [...text.matchAll(/`((?:app|server|tests|deploy|docs)\/[\w./-]+)`/g)].map(([, to = ""]) => to);
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  expect([...links, ...files].filter((to) => !existsSync(path.join(root, to)))).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
