import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Database } from "../../../server/reference-provider/database/open.ts";
import { isDue, parseCrontab } from "../../../server/reference-provider/domain/crontab.ts";
import { runDueTasks, startTasks } from "../../../server/reference-provider/domain/periodic-tasks.ts";
import { writeSystemLog } from "../../../server/reference-provider/domain/system-log.ts";
import type { Provider } from "../../../server/reference-provider/provider.ts";
import { png } from "../../../server/reference-provider/seed/picture.ts";
import { TestProvider, findOne, type Person } from "./client.ts";

let provider: TestProvider;
let noc: Person;
beforeAll(async () => {
  provider = await TestProvider.start();
  noc = await provider.signIn("noc");
});
afterAll(() => provider.stop());

describe("the log of people's activities", () => {
  test("tells logins and writes, with who, what and from where", async () => {
    const made = await noc.call("POST", "cities/", {
      json: { cityname: "Solo" },
      headers: { "x-forwarded-for": "203.0.113.5" },
    });
    await noc.patch(`cities/${made.body.id}/`, { cityname: "Surakarta" });
    await noc.delete(`cities/${made.body.id}/`);
    const { results } = (await noc.get(`loguseractivity/?search=cities%20${made.body.id}`)).body;
    expect(results.map(({ action }: { action: string }) => action)).toEqual(["delete", "update", "create"]);
    expect(results[2]).toMatchObject({
      user_name: "Rizky Pratama",
      object: `cities ${made.body.id}`,
      ip: "203.0.113.5",
    });
    expect((await noc.get("loguseractivity/?action=login&search=Rizky")).body.count).toBeGreaterThan(0);
    const { results: own } = (await noc.get(`loguseractivity/?user=${noc.id}&limit=99999`)).body;
    expect(new Set(own.map(({ user_name: name }: { user_name: string }) => name))).toEqual(new Set(["Rizky Pratama"]));
  });

  test("tells confirmations of tenants, changed settings and removed photos too", async () => {
    const form = new FormData();
    form.append("foto", new Blob([new Uint8Array(png(2, 2, () => [1, 2, 3]))]), "me.png");
    await noc.call("PATCH", `user/${noc.id}/`, { form });
    await noc.post("deletefotouser/");
    await noc.post("setting/bulkupdate/", [{ key: "session_idle", value: 20 }]);
    await noc.post("tenantconfirmed/", { tenant: 1, confirmed: false });
    const { results } = (await noc.get("loguseractivity/?action=update&limit=4")).body;
    const objects = results.map(({ object }: { object: string }) => object);
    const setting = await findOne(noc, "setting", "session_idle");
    expect(objects).toEqual(["tenants 1", `setting ${setting.id}`, `user ${noc.id}`, `user ${noc.id}`]);
  });

  test("tells nothing that was not done", async () => {
    const before = (await noc.get("loguseractivity/")).body.count;
    await noc.post("cities/", { cityname: "Jakarta" });
    expect((await noc.get("loguseractivity/")).body.count).toBe(before);
  });

  test("is filtered by days, both included, and read with its permission only", async () => {
    const { results, count } = (await noc.get("loguseractivity/?limit=99999")).body;
    const day = results.at(-1).created_at.slice(0, 10);
    const ofDay = results.filter((row: { created_at: string }) => row.created_at.startsWith(day)).length;
    expect((await noc.get(`loguseractivity/?start_date=${day}&end_date=${day}`)).body.count).toBe(ofDay);
    expect((await noc.get(`loguseractivity/?start_date=${day}`)).body.count).toBe(count);
    const limited = await provider.signIn("noclimited");
    expect((await limited.get("loguseractivity/")).status).toBe(403);
    expect((await limited.get("systemlogs/")).status).toBe(403);
    expect((await noc.post("systemlogs/", {})).status).toBe(405);
  });
});

describe("the system's log", () => {
  test("tells refused calls and the start, by level", async () => {
    await noc.get("cities/99999/");
    const newest = async (level: string) => (await noc.get(`systemlogs/?level=${level}`)).body.results[0];
    expect(await newest("WARNING")).toMatchObject({
      source: "api",
      message: expect.stringMatching(new RegExp(`^GET /api/cities/:id/: 404 for user ${noc.id} at `)),
    });
    expect((await newest("INFO")).message).toBe("started");
  });

  test("holds so many entries and forgets the oldest", () => {
    const db = new Database(":memory:");
    for (let turn = 0; turn < 10_005; turn += 1) writeSystemLog(db, "INFO", "test", String(turn));
    expect(db.get("SELECT count(*) AS count, min(id) AS first FROM systemlogs")).toEqual({ count: 10_000, first: 6 });
    db.close();
  });
});

describe("periodic tasks", () => {
  const due = (crontab: string, moment: string) => {
    const parsed = parseCrontab(crontab);
    return parsed && isDue(parsed, new Date(moment));
  };

  test("read crontabs by the WIB clock", () => {
    expect(due("*/15 * * * *", "2026-11-20T09:30:00+07:00")).toBe(true);
    expect(due("*/15 * * * *", "2026-11-20T09:31:00+07:00")).toBe(false);
    expect(due("0 3 * * 7", "2026-11-22T03:00:59+07:00")).toBe(true);
    expect(due("0 3 * * 1-5", "2026-11-22T03:00:00+07:00")).toBe(false);
    expect(due("0 0 1 * 5", "2026-11-20T00:00:00+07:00")).toBe(true);
    expect(due("5,10-12 0 1 1,12 *", "2026-12-01T00:11:00+07:00")).toBe(true);
    for (const wrong of ["", "* * * *", "60 * * * *", "* * 0 * *", "5-1 * * * *", "*/0 * * * *", "a * * * *"]) {
      expect(parseCrontab(wrong)).toBeUndefined();
    }
  });

  test("are changed by those who may, with a crontab that can be read", async () => {
    const task = await findOne(noc, "periodictask", "Expired tokens");
    expect(task).toMatchObject({ task: "remove_expired_tokens", enabled: true, last_run_at: expect.any(String) });
    const path = `periodictask/${task.id}/`;
    expect((await noc.patch(path, { crontab: "every day" })).body).toHaveProperty("crontab");
    expect((await noc.patch(path, { crontab: "0 0 31 2,4 *" })).body).toHaveProperty("crontab");
    expect((await noc.patch(path, { crontab: "0 0 31 2 1" })).status).toBe(200);
    expect((await noc.patch(path, { task: "format_disk" })).body).toHaveProperty("task");
    expect((await noc.patch(path, { enabled: false, crontab: "0 4 * * *" })).body).toMatchObject({
      enabled: false,
      crontab: "0 4 * * *",
    });
    expect((await (await provider.signIn("tenant1")).get("periodictask/")).status).toBe(403);
  });

  test("run when they are due and enabled, and note it", () => {
    const db = new Database(":memory:");
    const task = { task: "remove_old_mails", crontab: "0 3 * * *" };
    db.insert("periodictask", { name: "on", ...task });
    db.insert("periodictask", { name: "off", ...task, enabled: 0 });
    for (const created_at of ["2020-01-01T00:00:00.000000+07:00", "2999-01-01T00:00:00.000000+07:00"]) {
      db.insert("logemail", { to: "a@b.example", subject: "s", body: "b", status: "sent", created_at });
    }
    const run = (moment: string) => runDueTasks({ db } as Provider, new Date(moment));
    run("2026-11-20T04:00:00+07:00");
    expect(db.one<{ count: number }>("SELECT count(*) AS count FROM logemail").count).toBe(2);
    run("2026-11-20T03:00:00+07:00");
    expect(db.one<{ count: number }>("SELECT count(*) AS count FROM logemail").count).toBe(1);
    expect(db.all("SELECT name, last_run_at FROM periodictask ORDER BY id")).toEqual([
      { name: "on", last_run_at: "2026-11-20T03:00:00.000000+07:00" },
      { name: "off", last_run_at: null },
    ]);
    expect(db.get("SELECT message FROM systemlogs")).toEqual({ message: "on: 1 records" });
    db.close();
  });

  test("that fail on a full disk, where this cannot be recorded, do not end the provider", () => {
    const db = new Database(":memory:");
    onTestFinished(() => db.close());
    db.insert("periodictask", { name: "on", task: "remove_old_mails", crontab: "* * * * *" });
    db.one(`PRAGMA max_page_count = ${db.one<{ page_count: number }>("PRAGMA page_count").page_count}`);
    const fill = () => db.insert("systemlogs", { created_at: "", level: "INFO", source: "", message: "" });
    expect(() => Array.from({ length: 1000 }, fill)).toThrow("full");
    const warned = vi.spyOn(process, "emitWarning").mockReturnValue();
    vi.useFakeTimers();
    const stop = startTasks({ db } as Provider);
    vi.advanceTimersByTime(120_000);
    stop();
    vi.useRealTimers();
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});
