import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { register } from "prom-client";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readSettings } from "../../server/settings.ts";
import "../../server/metrics.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

interface Container {
  env: { name: string; value: string }[];
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
  securityContext: { readOnlyRootFilesystem: boolean };
}

/** Settings of an installation beside the secrets that it brings itself. */
const secrets = {
  NODE_ENV: "production",
  PROVIDER_URL: "https://provider.example.net",
  PROVIDER_PUBLIC_KEY: process.env.PROVIDER_PUBLIC_KEY,
  PROVIDER_USER_KEY: "key",
  SESSION_SECRET: "s".repeat(32),
};

test("the Compose file starts a portal whose settings are good, behind the Caddyfile of the folder", () => {
  const { services } = parse(read("deploy/compose.yaml")) as {
    services: Record<"portal" | "proxy", { environment: Record<string, string>; volumes: string[] }>;
  };
  const environment = { ...services.portal.environment, ORIGIN: "https://portal.example.net" };
  expect(readSettings({ ...secrets, ...environment })).toMatchObject({
    REDIS_URL: "redis://valkey:6379",
    WORKERS: expect.any(Number),
  });
  const [caddyfile = ""] = services.proxy.volumes;
  expect(existsSync(path.join(root, "deploy", caddyfile.split(":")[0] ?? ""))).toBe(true);
});

test("the manifest of Kubernetes starts portals whose settings and probes are good", () => {
  const documents = parseAllDocuments(read("deploy/kubernetes.yaml"));
  expect(documents.flatMap((document) => document.errors)).toEqual([]);
  const [portal] = documents.map(
    (document) => document.toJS() as { spec: { template: { spec: { containers: Container[] } } } },
  );
  const [container] = portal?.spec.template.spec.containers ?? [];
  const environment = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
  expect(readSettings({ ...secrets, ...environment })).toMatchObject({ ORIGIN: "https://portal.example.net" });
  expect(container?.livenessProbe.httpGet.path).toBe("/healthz");
  expect(container?.readinessProbe.httpGet.path).toBe("/healthz");
  expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
});

describe("what is watched", () => {
  const rules = (
    parse(read("deploy/alerts.yaml")) as { groups: { rules: { expr: string; annotations: { action: string } }[] }[] }
  ).groups.flatMap((group) => group.rules);
  const panels = (JSON.parse(read("deploy/dashboard.json")) as { panels: { targets: { expr: string }[] }[] }).panels;
  const expressions = [...rules, ...panels.flatMap((panel) => panel.targets)].map(({ expr }) => expr);

  test("are metrics that the portal has", async () => {
    const known = (await register.getMetricsAsJSON()).map(({ name }) => name);
    const named = expressions.flatMap((expr) => [...expr.matchAll(/([a-z0-9_]+)\{/g)].map(([, name = ""]) => name));
    const unknown = named.filter((name) => name !== "up" && !known.includes(name.replace(/_(count|bucket|sum)$/, "")));
    expect(named.length).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });

  test("each rule leads to what is to be done", () => {
    const headings =
      read("docs/operating.md")
        .match(/^##+ .*$/gm)
        ?.map((line) => line.replace(/^#+ /, "")) ?? [];
    for (const { annotations } of rules) {
      const [, heading = ""] = /^docs\/operating\.md, "(.+)"$/.exec(annotations.action) ?? [];
      expect(headings).toContain(heading);
    }
  });
});

test("systemd takes the unit", ({ skip }) => {
  const { error, stderr } = spawnSync(
    "systemd-analyze",
    ["verify", "--man=no", path.join(root, "deploy/portal.service")],
    {
      encoding: "utf8",
    },
  );
  skip(error !== undefined, "systemd-analyze is not here");
  expect(
    stderr.split("\n").filter((line) => line.includes("portal.service") && !line.includes("is not executable")),
  ).toEqual([]);
});

test("nginx takes its file", async ({ skip }) => {
  skip(spawnSync("nginx", ["-v"]).error !== undefined, "nginx is not here");
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const key = path.join(folder, "key.pem");
  const certificate = path.join(folder, "fullchain.pem");
  const subject = ["-subj", "/CN=portal.example.net", "-days", "1"];
  spawnSync("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    key,
    "-out",
    certificate,
    ...subject,
  ]);
  const site = path.join(folder, "portal.conf");
  const main = path.join(folder, "nginx.conf");
  await writeFile(site, read("deploy/nginx.conf").replaceAll("/etc/ssl/portal", folder));
  await writeFile(main, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${site}; }`);
  const { stderr, status } = spawnSync("nginx", ["-t", "-p", folder, "-c", main], { encoding: "utf8" });
  await rm(folder, { recursive: true });
  expect(stderr).toMatch("syntax is ok");
  expect(status).toBe(0);
});

test("each file of deploy/ is told", () => {
  const operating = read("docs/operating.md");
  for (const file of readdirSync(path.join(root, "deploy"))) expect(operating).toContain(`../deploy/${file}`);
});
