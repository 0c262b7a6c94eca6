import { beforeAll, describe, expect, test } from "vitest";
import { dayOf, provider, signIn, unique, type Answer, type Person } from "./client.ts";
import { newRecord } from "./families.ts";
import { acted, requestStage, smartHand } from "./request-acts.ts";

let noc: Person;
let tenant1: Person;
beforeAll(async () => {
  [noc, tenant1] = [await signIn("noc"), await signIn("tenant1")];
});

describe("mail (§3, §11)", () => {
  test("a sender account never shows its password, keeps it when it is left out, and is tested", async () => {
    const email = `${unique("mail").replace(" ", ".")}@company.example`;
    const account = { name: "Sender", email, host: "127.0.0.1", port: 2525, status: "N" };
    expect((await noc.post("masteremail/", account)).body).toHaveProperty("password");
    const made = await noc.make("masteremail", { ...account, password: "Surat-Uji-11" });
    expect(made).not.toHaveProperty("password");
    expect((await noc.put(`masteremail/${made.id}/`, { ...account, name: "Other" })).body).toMatchObject({
      name: "Other",
    });
    // A provider that really sends finds no server there.
    const { status, body } = await noc.post(`masteremail/${made.id}/test/`, { to: "receiver@company.example" });
    if (status === 200 || provider.isBundled) expect([status, typeof body.message]).toEqual([200, "string"]);
    else expect(status).toBeOneOf([400, 502, 503, 504]);
    expect((await noc.post(`masteremail/${made.id}/test/`, { to: "nobody" })).status).toBe(400);
    expect((await noc.delete(`masteremail/${made.id}/`)).status).toBe(204);
  });

  test("the log tells each mail, and sends one again", async ({ skip }) => {
    const [mail] = (await noc.get("logemail/?limit=1")).body.results;
    if (!mail) skip("this provider has sent no mail yet");
    expect(mail).toMatchObject({ id: expect.any(Number), to: expect.any(String), subject: expect.any(String) });
    expect(mail.status).toBeOneOf(["sent", "failed", "queued"]);
    expect(mail).toHaveProperty("created_at");
    expect((await noc.post("logemail/resend/", { id: mail.id })).body).toHaveProperty("message");
    expect((await noc.post("logemail/resend/", { id: 99_999_999 })).status).toBeOneOf([400, 404]);
    expect((await tenant1.post("logemail/resend/", { id: mail.id })).status).toBe(403);
  });

  test("a blast needs a subject, a text and groups, and is logged", async () => {
    const { status, body } = await noc.post("emaillistblast/", {});
    expect([status, Object.keys(body).toSorted()]).toEqual([400, ["body", "groups", "subject"]]);
    expect((await tenant1.post("emaillistblast/", {})).status).toBe(403);
    if (!provider.isBundled) return;
    const subject = unique("Maintenance");
    const [group] = await noc.list("group", "search=Shift");
    expect((await noc.post("emaillistblast/", { subject, body: "Sunday", groups: [group.id] })).status).toBe(200);
    expect(await noc.count("logemail", `search=${encodeURIComponent(subject)}`)).toBe(1);
  });

  test("a template set is made active; whether others are then is the provider's", async () => {
    const before = (await noc.list("templateset")).filter(({ active }) => active);
    const made = await noc.make("templateset", { name: unique("Set"), active: true });
    expect((await noc.list("templateset")).filter(({ active }) => active).map(({ id }) => id)).toContain(made.id);
    for (const { id } of before) expect((await noc.patch(`templateset/${id}/`, { active: true })).status).toBe(200);
    expect((await noc.patch(`templateset/${made.id}/`, { active: false })).status).toBe(200);
    expect((await noc.delete(`templateset/${made.id}/`)).status).toBe(204);
  });
});

describe("settings (§3)", () => {
  test("are updated together or not at all", async () => {
    const key = unique("key").replace(" ", "_");
    const made = await noc.make("setting", { key, value: "1" });
    const value = async () => (await noc.get(`setting/${made.id}/`)).body.value;
    expect((await noc.post("setting/bulkupdate/", [{ key, value: "2" }])).status).toBe(200);
    expect(await value()).toBe("2");
    const unknown = await noc.post("setting/bulkupdate/", [
      { key, value: "3" },
      { key: unique("nothing"), value: "1" },
    ]);
    expect([unknown.status, await value()]).toEqual([400, "2"]);
    expect((await noc.post("setting/bulkupdate/", { key, value: "4" })).status).toBe(400);
    expect((await tenant1.post("setting/bulkupdate/", [])).status).toBe(403);
    await noc.delete(`setting/${made.id}/`);
  });
});

describe("logs (§3, §11)", () => {
  test("people's activities are listed, and filtered by date", async () => {
    const made = await newRecord(noc, "cities");
    await noc.delete(`cities/${made.id}/`);
    const [deed] = (await noc.get("loguseractivity/?ordering=-created_at&limit=1")).body.results;
    for (const name of ["created_at", "user_name", "action", "object", "ip"])
      expect(deed[name]).toEqual(expect.any(String));
    const day = dayOf(deed.created_at);
    expect(await noc.count("loguseractivity", `start_date=${day}&end_date=${day}`)).toBeGreaterThan(0);
    expect(await noc.count("loguseractivity", "start_date=2999-01-01")).toBe(0);
  });

  test("the system's are filtered by level", async ({ skip }) => {
    const rows: Answer["body"][] = await noc.list("systemlogs");
    if (rows.length === 0) skip("this provider has logged nothing yet");
    for (const name of ["created_at", "level", "source", "message"]) expect(rows[0]).toHaveProperty(name);
    const { level } = rows[0];
    expect((await noc.list("systemlogs", `level=${level}`)).every((row) => row.level === level)).toBe(true);
  });

  test("are not written by anybody", async () => {
    for (const family of ["systemlogs", "loguseractivity", "logemail"])
      expect((await noc.post(`${family}/`, {})).status).toBe(405);
  });
});

describe("notifications (§6)", () => {
  test("are one's own, counted and read", async () => {
    const stage = await requestStage();
    await acted(noc, await smartHand(stage), "approve");
    const { body } = await tenant1.get(`notification/?user_id=${tenant1.id}`);
    expect(body).toMatchObject({ count_unread: expect.any(Number), notifications: { count: expect.any(Number) } });
    const foreign = await noc.get(`notification/?user_id=${tenant1.id}`);
    if (foreign.status === 200) expect(foreign.body.notifications.results).toEqual([]);
    else expect(foreign.status).toBeOneOf([403, 404]);
    expect((await tenant1.post("notification/readall/", { user_id: tenant1.id })).body).toHaveProperty("message");
    expect((await tenant1.get(`notification/?user_id=${tenant1.id}`)).body.count_unread).toBe(0);
    const [first] = body.notifications.results;
    for (const name of ["id", "message", "created_at", "read", "activities_id", "activitytype_type"])
      expect(first).toHaveProperty(name);
    expect((await tenant1.post(`notification/read/${first.id}/`)).body).toHaveProperty("message");
    expect((await noc.post(`notification/read/${first.id}/`)).status).toBeOneOf([403, 404]);
  });

  test("updates are written by one, signalled to all, read by each and deleted together", async () => {
    const socket = new WebSocket(`${provider.url.replace(/^http/, "ws")}/ws/notification/`);
    const frames: string[] = [];
    socket.addEventListener("message", ({ data }) => frames.push(String(data)));
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", reject);
    });
    const list = async () => (await tenant1.get(`notificationupdate/?user_id=${tenant1.id}`)).body;
    const { count } = await list();
    const update = { title: unique("Update"), version: "2.1.0", message: "<p>New</p>" };
    expect((await tenant1.post("notificationupdate/", update)).status).toBe(403);
    const made = await noc.make("notificationupdate", update);
    await expect
      .poll(() => frames.some((frame) => frame.includes("notificationupdate")), { timeout: 60_000 })
      .toBe(true);
    socket.close();
    expect(await list()).toMatchObject({
      count: count + 1,
      results: expect.arrayContaining([expect.objectContaining({ id: made.id, read: false, ...update })]),
    });
    await tenant1.post(`notificationupdate/read/${made.id}/`);
    expect((await list()).count).toBe(count);
    await tenant1.post("notificationupdate/readall/", { user_id: tenant1.id });
    expect((await list()).count).toBe(0);
    expect((await noc.post("notificationupdate/deletebatch/", { ids: [made.id] })).status).toBe(200);
    expect((await list()).results.map(({ id }: { id: number }) => id)).not.toContain(made.id);
  });
});
