import { expect, test } from "vitest";
import { z } from "zod";
import { AccessError } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { clientOf, failure, hangUp, json, partsOf } from "./fake-provider";

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
