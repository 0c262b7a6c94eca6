import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { SOURCES } from "../../server/build-stamp.ts";
import { LIMITS } from "../../server/limits.ts";
import { readSettings } from "../../server/settings.ts";

const { PORT } = readSettings({});
const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

interface Container {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  livenessProbe: { httpGet: { path: string } };
  readinessProbe: { httpGet: { path: string } };
  securityContext: { readOnlyRootFilesystem: boolean };
  lifecycle: { preStop: object };
}

/** The settings of an installation besides its own secrets. */
const secrets = {
  NODE_ENV: "production",
  PROVIDER_URL: "https://provider.example.net",
  PROVIDER_PUBLIC_KEY: process.env.PROVIDER_PUBLIC_KEY,
  PROVIDER_USER_KEY: "key",
  SESSION_SECRET: "s".repeat(32),
};

test("the Compose file starts a portal whose settings are good, behind the Caddyfile of the folder", () => {
  const { services } = parse(read("deploy/compose.yaml")) as {
    services: Record<
      "portal" | "proxy",
      { environment: Record<string, string>; env_file: object[]; volumes: string[] }
    >;
  };
  const environment = { ...services.portal.environment, ORIGIN: "https://portal.example.net" };
  expect(readSettings({ ...secrets, ...environment })).toMatchObject({
    REDIS_URL: "redis://valkey:6379",
    WORKERS: expect.any(Number),
  });
  // Else a $ in a secret begins the name of a variable.
  expect(services.portal.env_file).toEqual([{ path: "portal.env", format: "raw" }]);
  expect(services.proxy.environment.PORTAL).toBe(`portal:${PORT}`);
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
  expect(container?.ports).toEqual([{ name: "http", containerPort: PORT }]);
  expect(container?.image).toMatch(`:${(JSON.parse(read("package.json")) as { version: string }).version}`);
  expect(container?.livenessProbe.httpGet.path).toBe("/healthz");
  expect(container?.readinessProbe.httpGet.path).toBe("/healthz");
  // Clusters before 1.30 do not know `sleep` there.
  expect(container?.lifecycle.preStop).toHaveProperty("exec");
  expect(container?.securityContext.readOnlyRootFilesystem).toBe(true);
});

test("no pod holds a token of Kubernetes, with which nothing here speaks", () => {
  const pods = parseAllDocuments(read("deploy/kubernetes.yaml"))
    .map((document) => document.toJS() as { kind: string; spec: { template: { spec: object } } })
    .flatMap(({ kind, spec }) => (kind === "Deployment" ? [spec.template.spec] : []));
  expect(pods).toHaveLength(2);
  for (const pod of pods) expect(pod).toHaveProperty("automountServiceAccountToken", false);
});

test("the image is built with all that a build reads", () => {
  const sent: string[] = read(".dockerignore").match(/(?<=^!).+/gm) ?? [];
  const programs = sent.filter((name) => /\.[jt]s$/.test(name));
  const imported = programs.flatMap((name) => read(name).match(/(?<=(from |import\()"\.\/)[^/"]+/g) ?? []);
  const sources = SOURCES.map((source) => source.split("/")[0]);
  expect(sent).toEqual(expect.arrayContaining([...sources, ...imported]));
});

test("each rule leads to what is to be done", () => {
  const { groups } = parse(read("deploy/alerts.yaml")) as {
    groups: { rules: { annotations: { action: string } }[] }[];
  };
  const headings = [...read("docs/operating.md").matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading);
  for (const { annotations } of groups.flatMap(({ rules }) => rules)) {
    const [, heading = ""] = /^docs\/operating\.md, "(.+)"$/.exec(annotations.action) ?? [];
    expect(headings).toContain(heading);
  }
});

test("rules and dashboard count no probes as answers: /readyz says 503 for as long as the provider is away", () => {
  const watched = ["deploy/alerts.yaml", "deploy/dashboard.json"].map(read).join().replaceAll("\\", "");
  const answers = watched.match(/http_request_duration_seconds_\w+\{[^}]*\}/g) ?? [];
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((selected) => !/route(!="probe"|=~"page)/.test(selected))).toEqual([]);
});

test("the proxies log no address, also while the portal is stopped: those of mailed links are secret", () => {
  const servers = read("deploy/nginx.conf")
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.map((server) => server.includes("\n  access_log off;\n"))).toEqual([true, true]);
  expect(servers[1]).toMatch(/\n {2}error_log \S+ crit;\n/);
  expect(read("deploy/Caddyfile")).toContain("exclude http.log.error");
});

test("the proxies let through what the portal takes and more, so that it tells by itself what is too large, and all cookies that it sets", () => {
  const [, ofNginx] = /client_max_body_size (\d+)m;/.exec(read("deploy/nginx.conf")) ?? [];
  const [, head] = /large_client_header_buffers \d (\d+)k;/.exec(read("deploy/nginx.conf")) ?? [];
  const [, ofCaddy] = /max_size (\d+)MB/.exec(read("deploy/Caddyfile")) ?? [];
  for (const megabytes of [ofNginx, ofCaddy]) expect(Number(megabytes) * 1e6).toBeGreaterThan(LIMITS.upload);
  expect(Number(head) * 1024).toBeGreaterThan(LIMITS.head);
  const [, cookies] = /proxy_buffer_size (\d+)k;/.exec(read("deploy/nginx.conf")) ?? [];
  expect(Number(cookies) * 1024).toBeGreaterThan((3 + 1) * 4096 + 2048);
});

test("systemd takes the unit, and calls the service little exposed", ({ skip }) => {
  const analyze = (...how: string[]) =>
    spawnSync("systemd-analyze", [...how, path.join(root, "deploy/portal.service")], { encoding: "utf8" });
  const { error, stderr } = analyze("verify", "--man=no");
  skip(error !== undefined, "systemd-analyze is not here");
  expect(
    stderr.split("\n").filter((line) => line.includes("portal.service") && !line.includes("is not executable")),
  ).toEqual([]);
  expect(analyze("security", "--offline=true", "--threshold=20")).toMatchObject({ status: 0 });
});

test("each file of deploy/ is told", () => {
  const operating = read("docs/operating.md");
  for (const file of readdirSync(path.join(root, "deploy"))) expect(operating).toContain(`../deploy/${file}`);
});
