import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { brokenApp, faultyApp, faultyPaths } from "./faulty-app";
import { type PortalUnderTest, startPortal } from "./portal-under-test.ts";

const told = vi.spyOn(log, "error").mockReturnValue();

/** An unhandled rejection would end these tests: vitest fails if one is left. */
const fine = async ({ send }: PortalUnderTest) => expect((await send("/fine")).body.toString()).toContain("fine");

const form = { "Content-Type": "application/x-www-form-urlencoded" };

test.each([
  ["loader", "a fault of the test"],
  ["meta", "a fault of the test"],
  ["shell", "a fault of the test"],
  ["body", "a part of the page was not rendered"],
])("a fault in the %s of a page is an error page", async (path, message) => {
  const portal = await startPortal({ handler: faultyApp });
  for (const address of [`/${path}`, `/${path}?again`]) {
    const { status, body } = await portal.send(address);
    expect([status, body.toString()]).toEqual([500, expect.stringContaining("Something went wrong")]);
    expect(body.toString()).not.toContain("a fault of the test");
  }
  expect(told).toHaveBeenCalledWith({ error: expect.stringContaining(message) }, "a page failed");
  await fine(portal);
});

test("a fault of an action is an error page", async () => {
  const portal = await startPortal({ handler: faultyApp });
  const { status, body } = await portal.send("/action", { method: "POST", headers: form, body: "a=1" });
  expect([status, body.toString()]).toEqual([500, expect.stringContaining("Something went wrong")]);
  await fine(portal);
});

test("a fault of a resource, or of the error page itself, is a page of the server", async () => {
  const portal = await startPortal({ handler: faultyApp });
  const broken = await startPortal({ handler: brokenApp });
  for (const answer of [await portal.send("/resource"), await broken.send("/shell"), await broken.send("/fine")]) {
    expect([answer.status, answer.headers["content-type"]]).toEqual([500, "text/html; charset=utf-8"]);
    expect(answer.body.toString()).toContain("Terjadi kesalahan");
  }
  await fine(portal);
});

test.each(["stream", "download"])("a %s that breaks amid its way ends there", async (path) => {
  const portal = await startPortal({ handler: faultyApp });
  await expect(portal.send(`/${path}`)).rejects.toThrow();
  await fine(portal);
});

test("pages whose data the browser fetches break alone", async () => {
  const portal = await startPortal({ handler: faultyApp });
  for (const path of faultyPaths.filter((path) => !path.endsWith("-later") && !/stream|download/.test(path)))
    expect([200, 404, 500]).toContain((await portal.send(`/${path}.data`)).status);
  await fine(portal);
});

test.each(faultyPaths)("what breaks in %s after the client left hurts nobody", async (path) => {
  const portal = await startPortal({ handler: faultyApp });
  const request = httpRequest({ port: portal.port, host: "127.0.0.1", path: `/${path}` }).on("error", () => {});
  request.end();
  await once(request, "socket");
  await pause(20);
  request.destroy();
  await pause(20);
  await fine(portal);
});

const program = (fault: string) => `
  import { createLog } from "./server/log.ts";
  import { guardProcess } from "./server/stop.ts";
  guardProcess(createLog("info"));
  setTimeout(() => { console.log("alive"); process.exit(0); }, 200);
  setTimeout(() => { ${fault} }, 1);
`;

test.each([
  ["Promise.reject(new Error('nobody waits'))", 0, /"level":"error".*"unhandled rejection"/],
  ["throw new Error('thrown')", 1, /"level":"fatal".*"uncaught exception"/],
])("the process and %s", (fault, code, message) => {
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", program(fault)], {
    encoding: "utf8",
  });
  expect([status, stdout.includes("alive"), message.test(stdout)]).toEqual([code, code === 0, true]);
});

const logging = `
  import { createLog } from "./server/log.ts";
  import { guardProcess } from "./server/stop.ts";
  const log = createLog("info");
  guardProcess(log);
  for (let at = 0; at < 20_000; at++) log.info("a line of the log that nobody has room for");
  setTimeout(() => { log.fatal("end"); console.error("alive"); process.exit(0); }, 20);
`;

test("a log without room, as on a full disk, stops nothing", () => {
  const full = openSync("/dev/full", "w");
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", logging], {
    encoding: "utf8",
    stdio: ["ignore", full, "pipe"],
    timeout: 60_000,
  });
  closeSync(full);
  expect([status, stderr]).toEqual([0, "alive\n"]);
});
