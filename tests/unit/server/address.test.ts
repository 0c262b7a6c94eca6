import type { OutgoingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import type { LoadContext } from "../../../server/remix.ts";
import { trustAddresses, trustHops, trustNobody } from "../../../server/trust.ts";
import { startPortal } from "./portal-under-test.ts";

async function startMirror(origin: string | undefined, trust = trustNobody) {
  const portal = await startPortal({
    address: { origin, trust },
    handler: async (request, { clientAddress, traceparent }: LoadContext) =>
      Response.json({ url: request.url, clientAddress, traceparent, headers: Object.fromEntries(request.headers) }),
  });
  return {
    ...portal,
    ask: async (sent: OutgoingHttpHeaders, path = "/x") => {
      const { body, headers } = await portal.send(path, { headers: sent });
      return { ...JSON.parse(body.toString()), requestId: headers["x-request-id"] };
    },
  };
}

const forged = {
  Host: "evil.example",
  "X-Forwarded-For": "203.0.113.9",
  "X-Forwarded-Host": "evil.example",
  "X-Forwarded-Proto": "https",
  "X-Request-Id": "forged-request-id",
};

test("an untrusted client cannot choose the portal's address nor its own", async () => {
  const portal = await startMirror("https://portal.example");
  const seen = await portal.ask(forged);
  expect(seen).toMatchObject({ url: "https://portal.example/x", clientAddress: "127.0.0.1" });
  expect(seen.requestId).not.toBe("forged-request-id");
  expect(seen.headers.host).toBe("portal.example");
  expect(JSON.stringify(seen.headers)).not.toContain("evil");
  await portal.ask(forged);
  expect(portal.lines.filter(({ level }) => level === "warn")).toMatchObject([
    { address: "127.0.0.1", msg: expect.stringContaining("TRUST_PROXY") },
  ]);
});

test("without ORIGIN the portal goes by the host that was asked for, where it is one", async () => {
  const portal = await startMirror(undefined);
  expect((await portal.ask({ Host: "10.0.0.5:8080" })).url).toBe("http://10.0.0.5:8080/x");
  expect((await portal.ask({ Host: "portal.lan", "X-Forwarded-Host": "evil.example" })).url).toBe(
    "http://portal.lan/x",
  );
  for (const host of ["a@evil.example", "evil.example/..", "evil example"])
    expect((await portal.ask({ Host: host })).url).toBe(`http://localhost:${portal.port}/x`);
});

test("a foreign Origin reaches the app as a cross-site request, an own one as it is", async () => {
  const portal = await startMirror("https://portal.example");
  const { headers: foreign } = await portal.ask({ Origin: "https://evil.example" });
  expect([foreign.origin, foreign["sec-fetch-site"]]).toEqual([undefined, "cross-site"]);
  const { headers: hidden } = await portal.ask({ Origin: "null", "Sec-Fetch-Site": "same-origin" });
  expect([hidden.origin, hidden["sec-fetch-site"]]).toEqual([undefined, "same-origin"]);
  const { headers: own } = await portal.ask({ Origin: "https://portal.example" });
  expect([own.origin, own["sec-fetch-site"]]).toEqual(["https://portal.example", undefined]);
});

test("a trusted proxy tells the address, the scheme, the client and the request id", async () => {
  for (const trust of [trustHops(1), trustAddresses(["127.0.0.0/8"])]) {
    const portal = await startMirror("http://portal.example", trust);
    const headers = {
      ...forged,
      "X-Forwarded-Host": "dc.example:8443",
      "X-Forwarded-For": "198.51.100.1, 203.0.113.9",
    };
    expect(await portal.ask(headers)).toMatchObject({
      url: "https://dc.example:8443/x",
      clientAddress: "203.0.113.9",
      requestId: "forged-request-id",
    });
  }
});

test("a trace goes on as a step of its own where a trusted proxy has begun it, else a new one begins", async () => {
  const TRACE = "0af7651916cd43dd8448eb211c80319c";
  const begun = `00-${TRACE}-b7ad6b7169203331-01`;
  const trusting = await startMirror(undefined, trustHops(1));
  const { traceparent } = await trusting.ask({ traceparent: begun });
  expect(traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  expect(traceparent).not.toBe(begun);
  for (const nonsense of ["", `00-${"0".repeat(32)}-b7ad6b7169203331-01`, `${begun}x`, "ff-x"])
    expect((await trusting.ask({ traceparent: nonsense })).traceparent).toMatch(
      /^00-(?!0af7)[0-9a-f]{32}-[0-9a-f]{16}-00$/,
    );
  const alone = await startMirror(undefined);
  expect((await alone.ask({ traceparent: begun })).traceparent).not.toContain(TRACE);
});

test("the client is the first address that is not ours, counted from the connection", async () => {
  const chain = { "X-Forwarded-For": "192.0.2.66, 203.0.113.9, 10.1.2.3" };
  const byAddress = await startMirror(undefined, trustAddresses(["127.0.0.1", "10.0.0.0/8"]));
  const byHops = await startMirror(undefined, trustHops(2));
  expect((await byAddress.ask(chain)).clientAddress).toBe("203.0.113.9");
  expect((await byHops.ask(chain)).clientAddress).toBe("203.0.113.9");
  expect((await byHops.ask({ "X-Forwarded-For": "not an address" })).clientAddress).toBe("127.0.0.1");
  expect((await byHops.ask({ "X-Forwarded-For": "[2001:db8::7]:4711, ::ffff:10.0.0.1" })).clientAddress).toBe(
    "2001:db8::7",
  );
});

test("a proxy that passes on nonsense is not believed", async () => {
  const portal = await startMirror("https://portal.example", trustHops(1));
  for (const nonsense of [
    { "X-Forwarded-Host": "a/b" },
    { "X-Forwarded-Proto": "gopher" },
    { "X-Forwarded-Host": "u@h" },
  ])
    expect((await portal.ask(nonsense)).url).toBe("https://portal.example/x");
});

test("targets that lead elsewhere or do not decode are refused with 400", async () => {
  const { send, sendRaw } = await startPortal();
  for (const path of ["//", "//evil.example/login", "/\\evil.example", "/.//evil.example", "/%E0%A4%A", "/%", "/a%00b"])
    expect((await send(path)).status, path).toBe(400);
  expect((await send("/%")).body.toString()).toContain('<a class="button button-primary" href="/">');
  for (const target of ["http://evil.example/", "*"])
    expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`), target).toMatch(
      /^HTTP\/1.1 400 /,
    );
});

test("methods that no page has are refused", async () => {
  const { send, sendRaw } = await startPortal();
  for (const method of ["TRACE", "PUT", "OPTIONS", "PROPFIND"]) {
    const { status, headers } = await send("/", { method });
    expect([status, headers.allow], method).toEqual([405, "GET, HEAD, POST"]);
  }
  expect(await sendRaw("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
});
