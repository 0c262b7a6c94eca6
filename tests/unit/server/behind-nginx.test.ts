import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { get as getByTls } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { LIMITS } from "../../../server/limits.ts";
import type { AppHandler } from "../../../server/remix.ts";
import { trustHops } from "../../../server/trust.ts";
import { freePort } from "../../support/portal.ts";
import { type PortalUnderTest, startPortal } from "./portal-under-test.ts";

const file = readFileSync(path.resolve(import.meta.dirname, "../../../deploy/nginx.conf"), "utf8");
const noNginx = spawnSync("nginx", ["-v"]).error !== undefined;

/** Runs nginx with deploy/nginx.conf, on free ports and with its own certificate, before two portals; returns its ports. */
async function startNginx(one?: PortalUnderTest, other?: PortalUnderTest): Promise<{ http: number; https: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", `${folder}/key.pem`];
  const certificate = ["-out", `${folder}/fullchain.pem`, "-subj", "/CN=portal.example.net", "-days", "1"];
  spawnSync("openssl", ["req", "-x509", ...key, ...certificate]);
  const site = file
    .replaceAll(/\/etc\/ssl\/portal|\/var\/log\/nginx/g, folder)
    .replaceAll(/listen \[::\]:.*/g, "")
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${http};`)
    .replaceAll("listen 443 ", `listen 127.0.0.1:${https} `)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${one?.port}`)
    .replaceAll("# server 127.0.0.1:3001", `server 127.0.0.1:${other?.port}`);
  await writeFile(path.join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (of) => `${of}_temp_path ${folder}/${of};`,
  );
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr; events {}
    http { access_log off; ${temporary.join(" ")} include ${folder}/site.conf; }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const told = text(nginx.stderr);
  onTestFinished(async () => {
    const end = once(nginx, "exit");
    if (nginx.exitCode === null) nginx.kill("SIGKILL");
    if (nginx.exitCode === null) await end;
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(
    async () => {
      if (nginx.exitCode !== null) throw new Error(await told);
      await once(get({ port: http, host: "127.0.0.1" }), "response");
    },
    { timeout: 60_000 },
  );
  return { http, https };
}

test("nginx passes on what the portals need, streams as they come, asks both for assets, goes on through a restart of each, and leaves it to them what is too large", async ({
  skip,
}) => {
  skip(noNginx, "nginx is not here");
  const asked: { url: string; address: string }[] = [];
  const handler: AppHandler = async ({ url }, { clientAddress: address }) => {
    asked.push({ url, address });
    if (!url.endsWith("/notifications/stream")) return new Response("page");
    const start = (controller: ReadableStreamDefaultController) => controller.enqueue(Buffer.from("data: hello\n\n"));
    return new Response(new ReadableStream({ start }), { headers: { "Content-Type": "text/event-stream" } });
  };
  const start = (asset: string) =>
    startPortal({
      address: { origin: undefined, trust: trustHops(1) },
      files: ({ url }, res, next) => (url === asset ? res.end("asset") : next()),
      handler,
    });
  // Of two versions, each of which has an asset that the other one has not.
  const [one, other] = await Promise.all(["/assets/one.js", "/assets/other.js"].map(start));
  const { http, https } = await startNginx(one, other);
  const ask = async (page: string, headers: OutgoingHttpHeaders = {}) => {
    const host = "portal.example.net";
    const sent = { Host: host, "X-Forwarded-For": "203.0.113.9", ...headers };
    const place = {
      port: https,
      host: "127.0.0.1",
      servername: host,
      agent: false,
      rejectUnauthorized: false,
    } as const;
    const [answer] = (await once(getByTls({ ...place, path: page, headers: sent }), "response")) as [IncomingMessage];
    return answer;
  };

  const [plain] = (await once(get({ port: http, host: "127.0.0.1", path: "/login?x=1" }), "response")) as [
    IncomingMessage,
  ];
  expect([plain.statusCode, plain.headers.location]).toEqual([308, "https://127.0.0.1/login?x=1"]);

  expect((await ask("/login")).headers["strict-transport-security"]).toBeDefined();
  const stream = await ask("/notifications/stream");
  const [event] = (await once(stream, "data")) as [Buffer];
  expect(String(event)).toBe("data: hello\n\n");
  stream.destroy();
  // Headers that a browser sends itself are ignored.
  expect(asked).toEqual([
    { url: "https://portal.example.net/login", address: "127.0.0.1" },
    { url: "https://portal.example.net/notifications/stream", address: "127.0.0.1" },
  ]);

  for (const asset of ["/assets/one.js", "/assets/one.js", "/assets/other.js", "/assets/other.js"])
    expect((await ask(asset)).statusCode).toBe(200);
  expect((await ask("/assets/none.js")).statusCode).toBe(404);
  for (const page of ["/metrics", "/readyz"]) expect((await ask(page)).statusCode).toBe(404);
  const tooLarge = await ask("/login", { Cookie: `x=${"x".repeat(LIMITS.head)}` });
  expect([tooLarge.statusCode, await text(tooLarge)]).toEqual([431, expect.stringContaining("<h1")]);

  // One is restarted, then the other one is stopped.
  const stop = async (portal?: PortalUnderTest) => {
    portal?.server.close();
    portal?.server.closeAllConnections();
    expect((await ask("/login")).statusCode).toBe(200);
    expect((await ask("/login")).statusCode).toBe(200);
  };
  await stop(one);
  one?.server.listen(one.port, "127.0.0.1");
  // nginx counts in whole seconds.
  await pause(2_100);
  await stop(other);
});
