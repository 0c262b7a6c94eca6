import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { childrenOf } from "../support/children.ts";
import { Person, signIn } from "../support/person.ts";
import { type Demo, freeAddress, startDemo } from "../support/portal.ts";

/** A busy machine needs more time. */
const WAIT = { timeout: 60_000 };
const DISK = "size=64m";

const dataDir = mkdtempSync(path.join(tmpdir(), "portal-demo-"));
const canFill = mounts();
if (!canFill) console.warn("The test of a full disk is left out: this user may not mount one");

/** A small disk at DATA_DIR, if mounting is allowed. */
function mounts(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", DISK, "tmpfs", dataDir], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

let url: string;
let portal: Demo;

beforeAll(async () => {
  url = await freeAddress();
  portal = await startDemo(url, dataDir, 2);
});
afterAll(() => {
  if (canFill) execFileSync("umount", [dataDir]);
  rmSync(dataDir, { recursive: true });
});

test("the demo says in few lines that it is one, where it is and who may sign in, and nothing else", async () => {
  // Logged once all workers serve; the first one answers earlier.
  await vi.waitFor(() => expect(portal.said().join("\n")).toContain("frozen"), WAIT);
  const lines = portal.said();
  expect(lines.length).toBeLessThan(12);
  expect(lines).toContain(`The portal is at ${url}`);
  expect(lines.join("\n")).toMatch(/DEMO[^]*noc[^]*tenant1/);
  expect(lines.filter((line) => /^\{|provider is at/.test(line))).toEqual([]);
});

test("the demo's provider dies: pages say so, it is started again, and nobody is signed out", async () => {
  const person = await signIn(url, "noc", "admin");
  const [provider = 0, ...workers] = childrenOf(portal.pid);
  expect(workers).toHaveLength(2);
  process.kill(provider, "SIGKILL");
  await person.open("/admin/rack/rack-type");
  expect(person.status).toBe(503);
  await vi.waitFor(async () => {
    await person.open("/admin/rack/rack-type");
    expect([person.status, person.heading]).toEqual([200, "Rack Type"]);
  }, WAIT);
  expect(childrenOf(portal.pid)).not.toContain(provider);
});

test("the log of the demo's provider has its levels in words, as the portal's has", async () => {
  await signIn(url, "frozen", "tenant");
  const line = /^\{"level":"warn","time":"[^"]+Z","room":"provider".*"refused"/m;
  await vi.waitFor(() => expect(portal.said().join("\n")).toMatch(line), WAIT);
});

test.skipIf(!canFill)(
  "the disk is full: what is sent is refused and kept, what is there is shown, and all works once there is room",
  async () => {
    const person = await signIn(url, "noc", "admin");
    await person.open("/admin/device/device-manufacture/form");
    const ballast = path.join(dataDir, "ballast");
    const { bavail, bsize } = statfsSync(dataDir);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    let refused = 200;
    // The space that the database has reserved lasts for a while.
    for (let at = 0; at < 500 && refused === 200; at += 1) {
      await person.open("/admin/device/device-manufacture/form");
      await person.press("Submit", { Manufacture: `Penuh ${at}`, Description: "x".repeat(200) });
      refused = person.status;
    }
    expect([refused, person.text]).toEqual([503, expect.any(String)]);
    expect(person.text).toContain("What you typed is still here");
    const form = { document: person.document, path: person.path };

    expect((await person.open("/admin/rack/rack-type")).status).toBe(200);
    expect((await new Person(url).open("/healthz")).status).toBe(200);
    rmSync(ballast);
    await Object.assign(person, form).press("Submit");
    expect([person.status, person.text]).toEqual([200, expect.stringContaining("Record data has been created")]);
  },
);

/** Presses ^C, after which no process of the portal remains; the last ones to end do so after the first. */
async function interrupt(): Promise<void> {
  const all = [portal.pid, ...childrenOf(portal.pid)];
  await portal.interrupt();
  await vi.waitFor(() => {
    for (const pid of all) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  }, WAIT);
}

test("^C ends the portal, its workers, its provider and what shows its lines; started again, nobody is signed out", async () => {
  const person = await signIn(url, "noc", "admin");
  expect(childrenOf(portal.pid)).toHaveLength(3);
  await interrupt();

  portal = await startDemo(url, dataDir, 1);
  expect((await person.open("/admin/rack/rack-type")).status).toBe(200);
  expect(childrenOf(portal.pid)).toHaveLength(1);
  await interrupt();
});
