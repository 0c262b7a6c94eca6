import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, vi } from "vitest";
import { Database } from "../../../server/reference-provider/database/open.ts";
import { newDataDir } from "../../support/portal.ts";
import { TestProvider, type Person } from "./client.ts";

const workers = 8;

/** A provider in its own process, which `kill` ends abruptly. */
async function startProcess(dataDir: string) {
  const child = spawn(process.execPath, ["server/reference-provider/main.ts"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const kill = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  const running = {
    url: line.slice(line.indexOf("http")),
    publicKeyPem: await readFile(join(dataDir, "x-token-public.pem"), "utf8"),
    userKey: "",
    close: kill,
  };
  return { provider: new TestProvider(dataDir, running, {}), kill };
}

/** Creates racks with a device each until the provider is gone; collects the names of those that it confirmed. */
async function write(noc: Person, worker: string, confirmed: string[]): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const name = `${worker}-${turn}`;
    const rack = await noc.post("racks/", {
      ...{ rack_name: name, tenant: 1, datacenter: 1, racktype: 1 },
      ...{ weight: 1, weight_max: 500, powercapacity: 30 },
    });
    const device = await noc.post("devices/", {
      ...{ devicename: name, racks: rack.body.id, tenant: 1, weight: 5, power: 1, port_types: "ethernet_sfp" },
      ...{ jumlahu: 4, up_front: [9, 8, 7, 6], up_back: [9, 8, 7, 6], eth: 20, sfp: 10, eth_start: 1, sfp_start: 2 },
    });
    expect(device.status).toBe(201);
    confirmed.push(name);
  }
}

const halfWritten = `
  SELECT d.devicename FROM devices d WHERE d.status <> 'O' AND (
    (SELECT count(*) FROM device_units WHERE device = d.id) <> 2 * d.jumlahu
    OR (SELECT count(*) FROM ports WHERE device = d.id) <> d.eth + d.fib + d.sfp)
  UNION SELECT a.activities_number FROM activities a WHERE NOT EXISTS (SELECT 1 FROM activity_history WHERE activities = a.id)
  UNION SELECT object FROM loguseractivity WHERE object LIKE 'devices %' AND action = 'create'
    AND CAST(substr(object, 9) AS INTEGER) NOT IN (SELECT id FROM devices)`;

test("a provider killed in the middle of its work loses nothing that it confirmed, and nothing is half-written", async () => {
  const dataDir = await newDataDir();
  const confirmed: string[] = [];
  for (const [round, wanted] of [12, 1, 30].entries()) {
    const { provider, kill } = await startProcess(dataDir);
    const noc = await provider.signIn("noc");
    const work = Array.from({ length: workers }, (_, worker) => write(noc, `crash-${round}-${worker}`, confirmed));
    const interrupted = Promise.allSettled(work);
    const before = confirmed.length;
    await vi.waitUntil(() => confirmed.length >= before + wanted, { timeout: 60_000, interval: 1 });
    await kill();
    for (const { reason } of (await interrupted) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(TypeError);

    const db = new Database(join(dataDir, "provider.sqlite"));
    expect(db.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(db.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(db.all(halfWritten)).toEqual([]);
    const kept = db.all<{ devicename: string }>("SELECT devicename FROM devices").map(({ devicename }) => devicename);
    expect(kept).toEqual(expect.arrayContaining(confirmed));
    db.close();
  }
  expect(confirmed.length).toBeGreaterThan(workers);

  const { provider, kill } = await startProcess(dataDir);
  expect((await (await provider.signIn("noc")).get("devices/")).body.count).toBeGreaterThanOrEqual(
    400 + confirmed.length,
  );
  await kill();
  await rm(dataDir, { recursive: true });
});
