import { channel } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getGlobalDispatcher, ProxyAgent, setGlobalDispatcher } from "undici";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { providerReadiness } from "../../../server/health.ts";
import { maskPath } from "../../../server/log.ts";
import { startPortal } from "./portal-under-test.ts";

afterEach(() => vi.restoreAllMocks());

async function startProvider(status: number, body = '{"token":"a"}') {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? "");
    res.writeHead(status).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test("healthz depends on nothing, readyz on the provider", async () => {
  const provider = await startProvider(200);
  const portal = await startPortal({ isReady: providerReadiness(`${provider.url}/`) });
  // However long the two take.
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  expect((await portal.send("/readyz")).status).toBe(200);
  expect((await portal.send("/readyz")).status).toBe(200);
  expect(provider.asked).toEqual(["/api/challenge/"]);
  provider.close();
  clock.mockReturnValue(performance.now() + 1001);
  expect((await portal.send("/readyz")).status).toBe(503);
  expect((await portal.send("/healthz")).status).toBe(200);
});

test("readyz and the metrics tell that the shared state is away, which is no reason to send people elsewhere", async () => {
  const portal = await startPortal();
  const told = async () => [
    String((await portal.send("/readyz")).body),
    /^portal_shared_state_up (.)$/m.exec(String((await portal.send("/metrics")).body))?.[1],
  ];
  const health = channel("portal:shared-state");
  health.publish({ isAway: true });
  expect(await told()).toEqual(["ready, without the shared state of REDIS_URL\n", "0"]);
  expect((await portal.send("/readyz")).status).toBe(200);
  health.publish({ isAway: false });
  expect(await told()).toEqual(["ready\n", "1"]);
});

test("readyz asks as the app does: without the HTTP proxy that the environment sets for Node", async () => {
  const provider = await startProvider(200);
  const own = getGlobalDispatcher();
  setGlobalDispatcher(new ProxyAgent("http://127.0.0.1:9"));
  onTestFinished(() => setGlobalDispatcher(own));
  expect(await providerReadiness(provider.url)()).toBe(true);
  provider.close();
});

test("a provider that answers with a fault is not ready", async () => {
  for (const status of [302, 403, 500]) {
    const provider = await startProvider(status);
    expect(await providerReadiness(provider.url)(), String(status)).toBe(false);
    provider.close();
  }
});

test("whoever answers something else at its address is no provider", async () => {
  for (const body of ["<h1>It works!</h1>", "{}", "null", ""]) {
    const provider = await startProvider(200, body);
    expect(await providerReadiness(provider.url)(), body).toBe(false);
    provider.close();
  }
});

test("metrics count requests by method, status and route, for the own network only", async () => {
  const portal = await startPortal();
  await portal.send("/admin/dashboard");
  await portal.send("/admin/dashboard.data?_routes=x");
  const { status, body } = await portal.send("/metrics");
  expect(status).toBe(200);
  expect(body.toString()).toContain('http_request_duration_seconds_count{method="GET",status="200",route="page"} 1');
  expect(body.toString()).toContain('http_request_duration_seconds_count{method="GET",status="200",route="data"} 1');
  expect(body.toString()).toContain("process_cpu_seconds_total");
  expect((await portal.send("/metrics", { headers: { "X-Forwarded-For": "127.0.0.1" } })).status).toBe(403);
});

test("a request is one line, without secrets", async () => {
  const portal = await startPortal();
  await portal.send("/admin/resetpassword/s3cr3t/?search=budi", {
    method: "POST",
    headers: { Cookie: "session=s3cr3t", Authorization: "Bearer s3cr3t" },
    body: "password=s3cr3t",
  });
  await expect.poll(() => portal.lines).toHaveLength(1);
  expect(portal.lines[0]).toMatchObject({
    msg: "request",
    method: "POST",
    path: "/admin/resetpassword/***",
    status: 200,
    address: "127.0.0.1",
    requestId: expect.stringMatching(/.{8,}/),
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  expect(JSON.stringify(portal.lines)).not.toMatch(/s3cr3t|budi/);
});

test("paths with a token are masked, others are not", () => {
  expect(maskPath("/verify/abc.data")).toBe("/verify/***");
  expect(maskPath("/admin/verify/abc/?x=1")).toBe("/admin/verify/***");
  for (const path of [
    "/%72esetpassword/abc",
    "/resetpassword%2fabc",
    "/resetpassword/./abc",
    "/x/..//resetpassword//abc",
  ])
    expect(maskPath(path)).toMatch(/resetpassword\/\*\*\*$/);
  expect(maskPath("/resetpassword/abc%")).toBe("/resetpassword/***");
  expect(maskPath("/admin/%E0%A4%A")).toBe("/admin/%E0%A4%A");
  expect(maskPath("/verification")).toBe("/verification");
  expect(maskPath("/admin/organization/sites?search=x")).toBe("/admin/organization/sites");
});

test("a file that the app breaks off, and has told why, is no fault of the app", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error({ kind: "unavailable" }) });
  const portal = await startPortal({ handler: async () => new Response(broken) });
  await portal.send("/").catch(() => null);
  expect(portal.lines.map(({ msg }) => msg)).not.toContain("the app failed");
});

test("a fault of the app is logged with the request's id", async () => {
  const portal = await startPortal({
    handler: async () => {
      throw new Error("the app is broken");
    },
  });
  const { status, headers } = await portal.send("/");
  expect(status).toBe(500);
  expect(portal.lines[0]).toMatchObject({ msg: "the app failed", requestId: headers["x-request-id"] });
});
