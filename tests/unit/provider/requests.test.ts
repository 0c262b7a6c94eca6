import { expect, test } from "vitest";
import { z } from "zod";
import { AccessError } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { clientOf, failure, hangUp, type Handler, json, partsOf } from "./fake-provider";

const anything = z.unknown();
const row = z.object({ id: z.number(), name: z.string() });

const header = (name: string) => fake.calls[0]?.headers[name];

test("a list is asked for with its filters and never with undefined, null, empty or NaN", async () => {
  fake.answer = json(200, { count: 31, next: "http://inner/x", previous: null, results: [{ id: 1, name: "A", x: 2 }] });
  const page = await client.as({ access: "a.b.c" }).list("racktype", row, {
    limit: 10,
    offset: 0,
    search: "a&b=ü",
    ordering: "-name",
    mmr_rack: false,
    tenant: undefined,
    city: null,
    status: "",
    site: NaN,
  });
  expect(page).toEqual({ count: 31, results: [{ id: 1, name: "A" }] });
  const url = new URL(fake.calls[0]?.url ?? "", fake.url);
  expect(url.pathname).toBe("/api/racktype/");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    limit: "10",
    offset: "0",
    search: "a&b=ü",
    ordering: "-name",
    mmr_rack: "false",
  });
  expect(header("accept")).toBe("application/json");
  expect(header("authorization")).toBe("Bearer a.b.c");
});

test("a bare array is a list too, and all rows come with the limit that means all", async () => {
  fake.answer = json(200, [{ id: 1, name: "A" }]);
  expect(await client.as({}).list("racktype", row)).toEqual({ count: 1, results: [{ id: 1, name: "A" }] });
  expect(await client.as({}).all("racktype", row, { fiber_only: 1 })).toEqual([{ id: 1, name: "A" }]);
  expect(fake.calls.map(({ url }) => url)).toEqual(["/api/racktype/", "/api/racktype/?fiber_only=1&limit=99999"]);
});

const rows = [1, 2, 3, 4, 5].map((number) => ({ id: number, name: `No. ${number}` }));

/** At most `cap` rows from the offset, whatever the limit. */
const capped =
  (cap: number, count: number | string = rows.length): Handler =>
  (seen, response) => {
    const offset = Number(new URL(seen.url, fake.url).searchParams.get("offset"));
    json(200, { count, results: rows.slice(offset, offset + cap) })(seen, response);
  };

test("all rows are all that the provider counts, though it sends a few at a time", async () => {
  fake.answer = capped(2, "5");
  expect(await client.as({}).all("racktype", row)).toEqual(rows);
  expect(fake.calls.map(({ url }) => new URL(url, fake.url).searchParams.get("offset"))).toEqual([null, "2", "4"]);
});

test("a row that moves to the next page meanwhile is taken once, and none is missed for it", async () => {
  const before = [...rows];
  fake.answer = (seen, response) => {
    const offset = Number(new URL(seen.url, fake.url).searchParams.get("offset"));
    const now = offset === 0 ? before : [{ id: 9, name: "New" }, ...before];
    json(200, { count: now.length, results: now.slice(offset, offset + 2) })(seen, response);
  };
  expect(await client.as({}).all("racktype", row)).toEqual(rows);
});

test("a page has as many rows as were asked for, though the provider sends a few at a time", async () => {
  const page = (limit?: number, offset?: number) => client.as({}).list("racktype", row, { limit, offset });
  fake.answer = capped(2);
  expect(await page(3)).toEqual({ count: 5, results: rows.slice(0, 3) });
  expect(await page(50, 1)).toEqual({ count: 5, results: rows.slice(1) });
  const asked = fake.calls.length;
  expect(await page()).toEqual({ count: 5, results: rows.slice(0, 2) });
  expect(fake.calls).toHaveLength(asked + 1);
});

test("uncounted rows of which a few are sent at a time are all there as long as another page follows", async () => {
  const page = (limit: number, offset?: number) => client.as({}).list("racktype", row, { limit, offset });
  fake.answer = (seen, response) => {
    const offset = Number(new URL(seen.url, fake.url).searchParams.get("offset"));
    const next = offset + 2 < rows.length ? `http://inner/?offset=${offset + 2}` : null;
    json(200, { next, results: rows.slice(offset, offset + 2) })(seen, response);
  };
  expect(await client.as({}).all("racktype", row)).toEqual(rows);
  expect(await page(3)).toEqual({ count: 5, results: rows.slice(0, 3) });
  expect(await page(3, 3)).toEqual({ count: 5, results: rows.slice(3) });
});

test("a provider that counts more rows than it has, or that sends its first ones again, is asked once more only", async () => {
  fake.answer = capped(5, 9);
  expect(await client.as({}).all("racktype", row)).toEqual(rows);
  expect(fake.calls).toHaveLength(2);
  fake.answer = json(200, { count: 9, results: rows });
  expect(await client.as({}).all("racktype", row)).toEqual(rows);
  expect(fake.calls).toHaveLength(4);
});

test("a page has no more rows than were asked for, whatever the provider sends", async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: at, name: "A" }));
  const page = (offset?: number) => client.as({}).list("racktype", row, { limit: 10, offset });
  for (const body of [rows, { count: 25, results: rows }]) {
    fake.answer = json(200, body);
    expect(await page()).toEqual({ count: 25, results: rows.slice(0, 10) });
    expect(await page(20)).toEqual({ count: 25, results: rows.slice(20) });
    expect(await client.as({}).all("racktype", row)).toEqual(rows);
  }
  fake.answer = json(200, { count: 40, results: rows });
  expect(await page(20)).toEqual({ count: 40, results: rows.slice(0, 10) });
});

test("rows that come without a count, or as a bare page, are counted", async () => {
  const rows = Array.from({ length: 25 }, (_, at) => ({ id: at, name: "A" }));
  const page = (limit: number, offset?: number) => client.as({}).list("racktype", row, { search: "A", limit, offset });
  for (const shape of [(some: object[]) => ({ results: some, next: null }), (some: object[]) => some]) {
    fake.answer = (seen, response) => {
      const query = new URL(seen.url, fake.url).searchParams;
      const offset = Number(query.get("offset"));
      json(200, shape(rows.slice(offset, offset + Number(query.get("limit")))))(seen, response);
    };
    expect(await page(10)).toEqual({ count: 25, results: rows.slice(0, 10) });
    expect(await page(25)).toEqual({ count: 25, results: rows });
    expect(await client.as({}).all("racktype", row)).toEqual(rows);
    expect(fake.calls.map(({ url }) => url.split("?")[1])).toEqual([
      "search=A&limit=10",
      "search=A&limit=99999",
      "search=A&limit=25",
      "search=A&limit=99999",
      "limit=99999",
    ]);
    fake.calls.length = 0;
  }
  fake.answer = (seen, response) => json(200, { results: seen.url.includes("offset") ? [] : rows })(seen, response);
  expect(await page(10, 40)).toEqual({ count: 25, results: [] });
  fake.answer = json(200, { results: rows.slice(20) });
  expect(await page(10, 20)).toEqual({ count: 25, results: rows.slice(20) });
});

test("there may be no page beyond the last row, and no rows may come as null", async () => {
  const page = (offset: number) => client.as({}).list("racktype", row, { limit: 10, offset });
  const none = { count: 0, results: [] };
  fake.answer = json(404, { detail: "Invalid page." });
  expect(await page(40)).toEqual(none);
  await expect(page(0)).rejects.toMatchObject({ status: 404 });
  fake.answer = json(200, { count: 0, next: null, previous: null, results: null });
  expect(await page(0)).toEqual(none);
});

test("a list is read without the filters that the provider refuses: those that it names, else all of the family", async () => {
  const refusing =
    (body: object): Handler =>
    (seen, response) =>
      json(seen.url.includes("published") ? 400 : 200, seen.url.includes("published") ? body : rows)(seen, response);
  const asked = { published: "Y", status: "A", search: "A", ordering: "name", limit: 50, offset: 0 };
  const queries = async (body: object) => {
    fake.answer = refusing(body);
    expect(await client.as({}).list("news", row, asked)).toEqual({ count: rows.length, results: rows });
    return fake.calls.splice(0).map(({ url }) => url.split("?")[1]);
  };
  const rest = "search=A&ordering=name&limit=50&offset=0";
  expect(await queries({ published: ["Unknown."] })).toEqual([`published=Y&status=A&${rest}`, `status=A&${rest}`]);
  expect(await queries({ detail: "Unknown filter." })).toEqual([`published=Y&status=A&${rest}`, rest]);
  fake.answer = json(400, { detail: "no" });
  await expect(client.as({}).list("news", row, { search: "A", limit: 50 })).rejects.toMatchObject({ status: 400 });
  expect(fake.calls).toHaveLength(1);
});

test("a form is a sized multipart body with repeated parts and datauser_id", async () => {
  fake.answer = json(201, { id: 9 });
  const created = await client.as({ userId: 7 }).create("racks", {
    name: 'Rak "1"\r\nü',
    up_front: [1, 2, 3],
    "multi_datacenter[]": [{ id: 1 }, { id: 2 }],
    shared: true,
    locked: false,
    remark: null,
    left_out: undefined,
    nothing: [],
    image: new File(["png"], "a.png", { type: "image/png" }),
    no_image: new File([], ""),
  });
  expect(created).toEqual({ id: 9 });
  const [seen] = fake.calls;
  expect(seen?.method).toBe("POST");
  expect(seen?.url).toBe("/api/racks/");
  expect(header("content-length")).toBe(String(seen?.body.length));
  expect(header("transfer-encoding")).toBeUndefined();
  const parts = seen ? await partsOf(seen) : [];
  expect(parts.filter(([name]) => name !== "image")).toEqual([
    ["name", 'Rak "1"\r\nü'],
    ["up_front", "1"],
    ["up_front", "2"],
    ["up_front", "3"],
    ["multi_datacenter[]", '{"id":1}'],
    ["multi_datacenter[]", '{"id":2}'],
    ["shared", "true"],
    ["locked", "false"],
    ["remark", ""],
    ["datauser_id", "7"],
  ]);
  const image = parts.find(([name]) => name === "image")?.[1];
  expect(image).toBeInstanceOf(File);
  expect(image).toMatchObject({ name: "a.png", type: "image/png", size: 3 });
});

test("update puts, remove deletes", async () => {
  fake.answer = (seen, response) => {
    if (seen.method === "DELETE") response.writeHead(204).end();
    else json(200, { id: 3 })(seen, response);
  };
  const provider = client.as({ userId: "7" });
  await provider.update("racktype", 3, { name: "x" });
  expect(await provider.remove("racktype", "3")).toBeUndefined();
  expect(fake.calls.map(({ method, url }) => [method, url])).toEqual([
    ["PUT", "/api/racktype/3/"],
    ["DELETE", "/api/racktype/3/"],
  ]);
  expect(fake.calls[0] && (await partsOf(fake.calls[0]))).toContainEqual(["datauser_id", "7"]);
  expect(fake.calls[1]?.body).toHaveLength(0);
});

test("the caller is told of every write that is over, also of one whose outcome is unknown, and of no read", async () => {
  let written = 0;
  const provider = client.as({ wrote: () => (written += 1) });
  fake.answer = json(200, { id: 3 });
  await provider.read("racktype/3", anything);
  expect(written).toBe(0);
  await provider.create("racktype", { name: "x" });
  await provider.update("racktype", 3, { name: "x" });
  await provider.remove("racktype", 3);
  await provider.send("activities/3", { action: "approve" });
  expect(written).toBe(4);
  fake.answer = hangUp;
  await failure(provider.create("racktype", { name: "x" }));
  expect(written).toBe(5);
});

test("an action is sized JSON with datauser_id, a list is sent unchanged", async () => {
  const provider = client.as({ userId: 7 });
  await provider.send("activities/12", { action: "approve" });
  await provider.send("notification/read/5");
  await provider.send("setting/bulkupdate", [{ key: "a", value: 1 }]);
  await client.as({}).send("verify-user/some-token");
  expect(fake.calls.map(({ url, body }) => [url, JSON.parse(body.toString())])).toEqual([
    ["/api/activities/12/", { action: "approve", datauser_id: 7 }],
    ["/api/notification/read/5/", { datauser_id: 7 }],
    ["/api/setting/bulkupdate/", [{ key: "a", value: 1 }]],
    ["/api/verify-user/some-token/", {}],
  ]);
  expect(header("content-type")).toBe("application/json");
  expect(header("content-length")).toBe(String(fake.calls[0]?.body.length));
});

test.each([
  ["version", true],
  ["setting/get/session_idle", true],
  ["resetpassword/abc", true],
  ["verify-user/abc", true],
  ["forgotpassword", true],
  ["setting", false],
  ["versions", false],
  ["user/detail/abc", false],
])("%s is public: %s", async (path, open) => {
  await client.as({ access: "a.b.c" }).read(path, anything);
  expect(header("authorization")).toBe(open ? undefined : "Bearer a.b.c");
});

test("the browser's address is passed on, nothing else in its place", async () => {
  await client.as({ address: "203.0.113.9" }).read("version", anything);
  await client.as({ address: "evil\r\nx: y" }).read("version", anything);
  expect(fake.calls.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["203.0.113.9", undefined]);
});

test("the request's place in its trace is passed on with every call", async () => {
  await client.as({ traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" }).read("version", anything);
  await client.as({}).read("version", anything);
  expect(fake.calls.map(({ headers }) => headers.traceparent)).toEqual([
    "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    undefined,
  ]);
});

test("ids are encoded and cannot leave their place in the path", async () => {
  const provider = client.as({ userId: 1 });
  const expectNoRecord = (error: unknown) => {
    expect(error).toBeInstanceOf(AccessError);
    expect(error).toMatchObject({ status: 404 });
  };
  await provider.update("racktype", "a b?c=d#e", {});
  expect(fake.calls[0]?.url).toBe("/api/racktype/a%20b%3Fc%3Dd%23e/");
  for (const bad of ["", ".", "..", "1/2", "../tenants/1"]) {
    expectNoRecord(await failure(provider.remove("racktype", bad)));
  }
  expectNoRecord(await failure(provider.read("racktype/", anything)));
  expectNoRecord(await failure(provider.read("racktype/../tenants", anything)));
  expect(fake.calls).toHaveLength(1);
});

test("a provider below a path of its own", async () => {
  const below = clientOf(fake, { providerUrl: `${fake.url}/colo/` });
  fake.answer = json(200, {});
  await below.as({}).read("racktype/3", anything);
  await below.as({}).file("x.png");
  expect(below.webSocketUrl).toBe(`${fake.url.replace("http", "ws")}/colo/ws/notification/`);
  expect(fake.calls.map(({ url }) => url)).toEqual(["/colo/api/racktype/3/", "/colo/media/x.png"]);
  await below.close();
});
