import { expect, test } from "vitest";
import type { LoadContext } from "../../../server/remix.ts";
import { trustHops } from "../../../server/trust.ts";
import { startPortal } from "./portal-under-test.ts";

const guarded = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** What the policy bars by directives of their own: no other one stands for them. */
const barred = ["default-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"];

test("every kind of answer carries the security headers", async () => {
  const portal = await startPortal({
    async handler(request) {
      if (request.url.endsWith("/broken")) throw new Error("the app is broken");
      if (request.url.endsWith("/elsewhere"))
        return new Response(null, { status: 303, headers: { Location: "/login" } });
      return new Response("page", { headers: { "Content-Type": "text/html" } });
    },
    files(req, res, next) {
      if (req.url === "/logo.svg") res.end("<svg/>");
      else next();
    },
  });
  const answers = {
    page: await portal.send("/login"),
    redirect: await portal.send("/elsewhere"),
    broken: await portal.send("/broken"),
    file: await portal.send("/logo.svg"),
    "no such asset": await portal.send("/assets/gone-123.js"),
    "bad path": await portal.send("//evil.example"),
    "bad method": await portal.send("/", { method: "DELETE" }),
    "too long": await portal.send("/", {
      method: "POST",
      headers: { "Content-Length": 140_000 },
      body: Buffer.alloc(140_000),
    }),
    health: await portal.send("/healthz"),
    metrics: await portal.send("/metrics"),
  };
  expect(Object.values(answers).map(({ status }) => status)).toEqual([
    200, 303, 500, 200, 404, 400, 405, 413, 200, 200,
  ]);
  for (const [what, { headers }] of Object.entries(answers)) {
    expect(headers, what).toMatchObject(guarded);
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy, what).toEqual(expect.arrayContaining(barred));
    expect(headers["permissions-policy"], what).toBeDefined();
    expect(headers["x-request-id"], what).toMatch(/^[\w.-]{8,64}$/);
    expect(headers, what).not.toHaveProperty("x-powered-by");
    expect(headers, what).not.toHaveProperty("server");
    expect(headers, what).not.toHaveProperty("strict-transport-security");
  }
  expect(answers.broken.body.toString()).not.toContain("the app is broken");
});

test("the nonce of the policy is the app's and new for each request", async () => {
  const seen: LoadContext[] = [];
  const portal = await startPortal({
    async handler(_request, context) {
      seen.push(context);
      return new Response("");
    },
  });
  const [first, second] = [await portal.send("/"), await portal.send("/")];
  expect(first.headers["content-security-policy"]).toContain(`script-src 'nonce-${seen[0]?.nonce}' 'strict-dynamic';`);
  expect(second.headers["content-security-policy"]).toContain(`'nonce-${seen[1]?.nonce}'`);
  expect(seen[0]?.nonce).not.toBe(seen[1]?.nonce);
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual([
    "clientAddress",
    "clientGone",
    "handover",
    "isData",
    "nonce",
    "traceparent",
  ]);
});

test("pages are not stored unless the app says how", async () => {
  const portal = await startPortal({
    handler: async ({ url }) =>
      new Response("", { headers: url.endsWith("/media/1.png") ? { "Cache-Control": "private, max-age=60" } : {} }),
  });
  expect((await portal.send("/admin/dashboard")).headers["cache-control"]).toBe("no-store");
  expect((await portal.send("/media/1.png")).headers["cache-control"]).toBe("private, max-age=60");
});

test("HSTS is sent behind TLS only, and only a trusted proxy can tell of TLS", async () => {
  const headers = { "X-Forwarded-Proto": "https" };
  const strict = { "strict-transport-security": expect.stringContaining("max-age=") };
  const open = await startPortal();
  const proxied = await startPortal({ address: { origin: undefined, trust: trustHops(1) } });
  const secure = await startPortal({ address: { origin: "https://portal.example", trust: trustHops(0) } });
  expect((await open.send("/", { headers })).headers).not.toMatchObject(strict);
  expect((await proxied.send("/", { headers })).headers).toMatchObject(strict);
  expect((await secure.send("/")).headers).toMatchObject(strict);
});

test("two cookies stay two headers", async () => {
  const headers = new Headers([
    ["Set-Cookie", "a=1"],
    ["Set-Cookie", "b=2"],
  ]);
  const portal = await startPortal({ handler: async () => new Response("", { headers }) });
  expect((await portal.send("/")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
});

test("Remix's last resort, a line of plain text, becomes a page", async () => {
  const portal = await startPortal({
    handler: async ({ url }) =>
      new Response("Unexpected Server Error\n\nError: at /portal/build", {
        status: 500,
        headers: { "Content-Type": url.endsWith("/own") ? "text/plain; charset=utf-8" : "text/plain" },
      }),
  });
  const { status, headers, body } = await portal.send("/login");
  expect([status, headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
  expect(body.toString()).toContain("Terjadi kesalahan");
  expect(body.toString()).not.toContain("Unexpected");
  expect((await portal.send("/own")).body.toString()).toContain("Unexpected");
});
