import { readdir, stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { png } from "../../../server/reference-provider/seed/picture.ts";
import { TestProvider, findOne, type Person } from "./client.ts";

let provider: TestProvider;
let noc: Person;
beforeAll(async () => {
  provider = await TestProvider.start({ faults: true });
  noc = await provider.signIn("noc");
});
afterAll(() => provider.stop());

const picture = png(2, 2, () => [10, 20, 30]);

function cityForm(cityname: string, bytes: Uint8Array<ArrayBuffer>, filename = "city.png"): FormData {
  const form = new FormData();
  form.append("cityname", cityname);
  form.append("image", new Blob([bytes], { type: "image/png" }), filename);
  return form;
}

const media = (path: string) => fetch(`${provider.running.url}/media/${path}`);

describe("pictures", () => {
  test("are told by their content, not by their name", async () => {
    const html = await noc.call("POST", "cities/", {
      form: cityForm("Malang", new TextEncoder().encode("<svg onload=alert(1)>")),
    });
    expect(html.status).toBe(400);
    expect(html.body).toEqual({ image: [expect.stringContaining("Upload a valid image")] });
    const made = await noc.call("POST", "cities/", { form: cityForm("Malang", new Uint8Array(picture), "city.html") });
    expect(made.status).toBe(201);
    expect(made.body.image).toMatch(/^cities\/[0-9a-f-]+\.png$/);
    const served = await media(made.body.image);
    expect(served.headers.get("content-type")).toBe("image/png");
    expect(served.headers.get("x-content-type-options")).toBe("nosniff");
    expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
  });

  test("over 10 MB are refused", async () => {
    const big = new Uint8Array(10 * 1024 * 1024 + 1);
    big.set(picture);
    const answer = await noc.call("POST", "cities/", { form: cityForm("Solo", big) });
    expect(answer.body).toEqual({ image: ["The file may be 10 MB at most."] });
  });

  test("go when they are replaced, cleared, or their record goes", async () => {
    const city = await findOne(noc, "cities", "Malang");
    const path = `cities/${city.id}/`;
    const replaced = (await noc.call("PUT", path, { form: cityForm("Malang", new Uint8Array(picture)) })).body.image;
    expect((await media(city.image)).status).toBe(404);
    expect((await noc.patch(path, { cityname: "Malang" })).body.image).toBe(replaced);
    expect((await noc.patch(path, { image: "x.png" })).body).toHaveProperty("image");
    expect((await noc.patch(path, { image: "" })).body.image).toBeNull();
    expect((await media(replaced)).status).toBe(404);
    const again = (await noc.call("PUT", path, { form: cityForm("Malang", new Uint8Array(picture)) })).body.image;
    await noc.delete(path);
    expect((await media(again)).status).toBe(404);
  });

  test("of a refused write are not kept", async () => {
    const before = await readdir(join(provider.dataDir, "media", "cities"));
    expect((await noc.call("POST", "cities/", { form: cityForm("Jakarta", new Uint8Array(picture)) })).status).toBe(
      400,
    );
    expect(await readdir(join(provider.dataDir, "media", "cities"))).toEqual(before);
  });

  test("are all that the media folder gives out", async () => {
    const raw = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(new URL(provider.running.url), { path }, (response) => resolve(response.resume().statusCode))
          .on("error", reject)
          .end();
      });
    for (const path of [
      "/media/",
      "/media/cities/",
      "/media/../user-key.txt",
      "/media/%2e%2e/user-key.txt",
      "/media/..%2fuser-key.txt",
    ]) {
      expect(await raw(path), path).toBeGreaterThanOrEqual(400);
    }
  });

  test("remain of an own photo until it is removed", async () => {
    const form = new FormData();
    form.append("foto", new Blob([new Uint8Array(picture)]), "me.png");
    const { foto } = (await noc.call("PUT", `user/${noc.id}/`, { form })).body;
    expect((await media(foto)).status).toBe(200);
    expect((await noc.post("deletefotouser/", { user_id: noc.id })).status).toBe(200);
    expect((await media(foto)).status).toBe(404);
    expect((await noc.post("deletefotouser/", { user_id: noc.id + 1 })).status).toBe(404);
  });
});

/** The frames of a new WebSocket, as they arrive. */
async function listen() {
  const socket = new WebSocket(`${provider.running.url.replace("http", "ws")}/ws/notification/`);
  const frames: unknown[] = [];
  const closed = new Promise<number>((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
  socket.addEventListener("message", ({ data }) => frames.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  return { frames, closed, close: () => socket.close() };
}

describe("notifications", () => {
  test("signal their user, are counted, and read one by one or all", async () => {
    const live = await listen();
    const tenant1 = await provider.signIn("tenant1");
    const before = (await tenant1.get(`notification/?user_id=${tenant1.id}`)).body;
    expect(before.count_unread).toBe(3);
    const { id } = (await provider.fault("notify", { user_id: tenant1.id, message: "Goods in is approved" })) as {
      id: number;
    };
    await expect.poll(() => live.frames).toEqual([{ type: "request", user_id: tenant1.id }]);
    live.close();

    const after = (await tenant1.get(`notification/?user_id=${tenant1.id}`)).body;
    expect(after.count_unread).toBe(4);
    expect(after.notifications.count).toBe(before.notifications.count + 1);
    expect(after.notifications.results[0]).toMatchObject({
      id,
      message: "Goods in is approved",
      read: false,
      activities_id: null,
    });
    expect(after.notifications.results[1].activitytype_type).toEqual(expect.any(String));

    expect((await noc.post(`notification/read/${id}/`)).status).toBe(404);
    expect((await noc.get(`notification/?user_id=${tenant1.id}`)).body.notifications).toEqual({
      count: 0,
      results: [],
    });
    expect((await noc.post("notification/readall/", { user_id: tenant1.id })).body).toHaveProperty("user_id");
    expect((await tenant1.post(`notification/read/${id}/`)).body).toHaveProperty("message");
    expect((await tenant1.get("notification/")).body.count_unread).toBe(3);
    await tenant1.post("notification/readall/", { user_id: tenant1.id });
    expect((await tenant1.get("notification/")).body.count_unread).toBe(0);
  });

  test("of the system are written by one, signalled to all, and read by each", async () => {
    const live = await listen();
    const tenant2 = await provider.signIn("tenant2");
    const newest = async () => {
      const { body } = await tenant2.get("notificationupdate/");
      return { count: body.count, ...body.results[0] };
    };
    const unread = (await newest()).count;
    const update = { title: "Quieter fans", version: "2.0.12", message: "<p>Less noise</p>" };
    expect((await tenant2.post("notificationupdate/", update)).status).toBe(403);
    const { status, body } = await noc.post("notificationupdate/", update);
    expect(status).toBe(201);
    await expect.poll(() => live.frames).toEqual([{ type: "notificationupdate" }]);
    live.close();
    expect(await newest()).toMatchObject({ count: unread + 1, id: body.id, read: false });
    await tenant2.post(`notificationupdate/read/${body.id}/`);
    expect(await newest()).toMatchObject({ count: unread, id: body.id, read: true });
    await tenant2.post("notificationupdate/readall/");
    expect((await newest()).count).toBe(0);
    expect((await noc.get("notificationupdate/")).body.count).toBe(2);
    expect((await tenant2.post("notificationupdate/deletebatch/", { ids: [body.id] })).status).toBe(403);
    expect((await noc.post("notificationupdate/deletebatch/", { ids: [body.id] })).status).toBe(200);
    expect((await noc.get(`notificationupdate/${body.id}/`)).status).toBe(404);
  });
});

describe("faults", () => {
  const fault = (kind: string, more: Record<string, unknown> = {}) =>
    provider.fault("faults", { path: "/api/cities/", kind, ...more });

  test("last as many calls as asked for", async () => {
    await fault("html500", { times: 2 });
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, text } = await noc.get("cities/");
      expect([status, text.startsWith("<!doctype html>")]).toEqual([500, true]);
    }
    expect((await noc.get("cities/")).status).toBe(200);
  });

  test("are of many kinds", async () => {
    await fault("html502");
    expect((await noc.get("cities/")).status).toBe(502);
    await fault("expired");
    expect((await noc.get("cities/")).body.code).toBe("token_not_valid");
    await fault("throttled");
    expect((await noc.get("cities/")).headers.get("retry-after")).toBe("30");
    await fault("drop");
    await expect(noc.get("cities/")).rejects.toThrow();
    await fault("delay", { delay: 300 });
    const start = performance.now();
    expect((await noc.get("cities/")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test("are any answer, for one method alone", async () => {
    await fault("answer", {
      method: "DELETE",
      status: 423,
      type: "text/plain",
      body: "locked",
      headers: { "x-hop": "1" },
    });
    expect((await noc.get("cities/")).status).toBe(200);
    const { status, text, headers } = await noc.delete("cities/1/");
    expect([status, text, headers.get("x-hop")]).toEqual([423, "locked", "1"]);
  });

  test("cut WebSockets, close them with a code, refuse them, and send what is no signal", async () => {
    const first = await listen();
    await provider.fault("frame", { text: '"request"' });
    await expect.poll(() => first.frames).toEqual(["request"]);
    await provider.fault("cut-websockets", {});
    expect(await first.closed).toBe(1006);
    const second = await listen();
    await provider.fault("cut-websockets", { code: 4401 });
    expect(await second.closed).toBe(4401);
    await provider.fault("faults", { path: "/ws/", kind: "answer", status: 403 });
    await expect(listen()).rejects.toBeDefined();
    (await listen()).close();
  });

  test("are not there by default", async () => {
    const plain = await TestProvider.start();
    const response = await fetch(`${plain.running.url}/_test/mails?to=x`);
    expect(response.status).toBe(404);
    await plain.stop();
  });
});

test("a restart keeps records, keys and sessions", async () => {
  const { body } = await noc.post("cities/", { cityname: "Semarang" });
  const { publicKeyPem, userKey } = provider.running;
  await provider.restart();
  expect(provider.running).toMatchObject({ publicKeyPem, userKey });
  expect((await noc.get(`cities/${body.id}/`)).body.cityname).toBe("Semarang");
  expect((await noc.get("racks/")).body.count).toBe(60);
  for (const name of ["x-token-private.pem", "user-key.txt", "token-secret.txt"]) {
    expect((await stat(join(provider.dataDir, name))).mode & 0o777).toBe(0o600);
  }
});
