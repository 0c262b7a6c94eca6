import { expect, test } from "vitest";
import { z } from "zod";
import type { AccessError, Provider, Query } from "~/provider/index.server";
import { client, fake } from "./each-fake-provider";
import { failure, json } from "./fake-provider";

const anything = z.looseObject({ id: z.number() });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const OURS = { id: 7, name: "PT Rimba" };
const ours = (): Provider => client.as({ access: "a.b.c", tenant: () => OURS });

/** Each family answers with all of its records whatever is asked for, or with the one that the path names. */
function keeps(families: Record<string, readonly object[]>): void {
  fake.answer = (seen, response) => {
    const { pathname, searchParams } = new URL(seen.url, fake.url);
    const path = pathname.replace(/^\/api\/|\/$/g, "");
    const [, family = path, id] = /^(.*)\/(\d+)$/.exec(path) ?? [];
    const records = families[family];
    if (!records) return json(404, { detail: "Not found." })(seen, response);
    const one = records.find((record) => String(Reflect.get(record, "id")) === id);
    if (id) return json(one ? 200 : 404, one ?? {})(seen, response);
    const offset = Number(searchParams.get("offset") ?? 0);
    const results = records.slice(offset, offset + Number(searchParams.get("limit") ?? 10));
    json(200, { count: records.length, results })(seen, response);
  };
}

/** The status of an answer to a tenant. */
const statusFor = async (path: string, query?: Query): Promise<number> =>
  ours()
    .read(path, z.unknown(), query)
    .then(
      () => 200,
      (error: AccessError) => error.status,
    );

const asked = () => fake.calls.map(({ method, url }) => `${method} ${url.replace("/api/", "")}`);

test("another tenant's record is not found, however the provider names its tenant", async () => {
  keeps({
    devices: [
      { id: 1, tenant: 7 },
      { id: 2, tenant: 8 },
      { id: 3, tenant: "8" },
      { id: 4, tenant: { id: 8, name: "PT Samudra" } },
      { id: 5, tenant_name: "PT Samudra" },
      { id: 6, tenant: null, tenant_name: " pt rimba " },
      { id: 7 },
      { id: 8, tenant: "PT Samudra" },
      { id: 9, tenant: "PT Rimba" },
    ],
  });
  const found = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => statusFor(`devices/${id}`)));
  expect(found).toEqual([200, 404, 404, 404, 404, 200, 200, 404, 200]);
  expect(await client.as({}).read("devices/2", anything)).toMatchObject({ id: 2, tenant: 8 });
});

test("a record that names the reader's tenant alone has its id, at either end, and no other has", async () => {
  keeps({
    crossconnects: [
      { id: 1, tenant_name: "PT RIMBA", destination_name: "PT Samudra" },
      { id: 2, tenant_name: "PT Samudra", destination_name: "PT Rimba" },
      { id: 3 },
    ],
  });
  const seen = [
    { id: 1, tenant: 7, tenant_name: "PT RIMBA", destination_name: "PT Samudra" },
    { id: 2, tenant_name: "PT Samudra", destination_name: "PT Rimba", destination_tenant: 7 },
    { id: 3 },
  ];
  expect(await ours().all("crossconnects", anything)).toEqual(seen);
  expect(await Promise.all([1, 2, 3].map((id) => ours().read(`crossconnects/${id}`, anything)))).toEqual(seen);
});

test("an account of no tenant is not a tenant's, unless the provider does not tell tenants", async () => {
  keeps({ user: [{ id: 1, tenant: 7 }, { id: 2, tenant: null }, { id: 3 }] });
  expect(ids(await ours().all("user", anything))).toEqual([1, 3]);
});

const devices = Array.from({ length: 25 }, (_, at) => ({ id: at + 1, tenant: at % 5 === 0 ? 7 : 8 }));

test("a list of every tenant's records is cut out of the reader's own, and counts those alone", async () => {
  keeps({ devices });
  const page = async (offset: number, limit: number) => ours().list("devices", anything, { offset, limit });
  expect(await page(0, 3)).toMatchObject({ count: 5, results: [{ id: 1 }, { id: 6 }, { id: 11 }] });
  expect(await page(3, 3)).toMatchObject({ count: 5, results: [{ id: 16 }, { id: 21 }] });
  fake.calls.length = 0;
  expect(ids(await ours().all("devices", anything))).toEqual([1, 6, 11, 16, 21]);
  expect(fake.calls).toHaveLength(1);
  expect((await client.as({}).list("devices", anything, { limit: 100 })).count).toBe(25);
});

test("a provider that narrows its lists is asked for nothing more", async () => {
  keeps({
    devices: devices.filter(({ tenant }) => tenant === 7),
    racks: [{ id: 1, tenant: 7 }],
    activities: [{ id: 1, tenant: 8, activitytype_type: "Cross Connect" }],
    userdatacenteraccess: [{ id: 1, tenant: 7, userdatacenter: 3 }],
  });
  for (const family of ["devices", "racks", "activities", "userdatacenteraccess"])
    expect((await ours().list(family, anything, { limit: 10 })).results).not.toEqual([]);
  expect(fake.calls).toHaveLength(4);
});

test("another tenant's rack is found if it is shared with the reader, or if nobody says with whom it is shared", async () => {
  const racks = [
    { id: 1, tenant: 7 },
    { id: 2, tenant: 8 },
    { id: 3, tenant: 8 },
  ];
  const drawing = { tenant_name: "PT Samudra", up_front_used: [] };
  keeps({
    racks,
    rackshare: [
      { id: 1, rack: 2, tenant: 7 },
      { id: 2, rack: 3, tenant: 9 },
    ],
  });
  expect(ids(await ours().all("racks", anything))).toEqual([1, 2]);
  expect(await statusFor("racks/3")).toBe(404);
  const answer = fake.answer;
  fake.answer = (seen, response) => (seen.url.includes("racks/detail") ? json(200, drawing) : answer)(seen, response);
  expect(await statusFor("racks/detail", { rack_id: 3 })).toBe(404);
  expect(await ours().read("racks/detail", z.unknown(), { rack_id: 2 })).toEqual(drawing);
  keeps({ racks });
  expect(ids(await ours().all("racks", anything))).toEqual([1, 2, 3]);
});

test("of other tenants' devices a drawing has the units alone", async () => {
  const own = { up_front: 4, status: "I", device__id: 1, device__devicename: "sw-1", device__tenant: 7 };
  const named = { up_back: 3, status: "R", device__devicename: "sw-2", device__tenant__name: "PT Rimba" };
  const blocked = { up_front: 2, status: "B" };
  const other = { up_front: 1, status: "I", device__id: 9, device__devicename: "x", device__tenant: 8 };
  const theirs = {
    up_back: 1,
    up_front: null,
    status: "R",
    device__devicename: "y",
    device__tenant__name: "PT Samudra",
  };
  fake.answer = json(200, { tenant: 7, up_front_used: [own, blocked, other], up_back_used: [named, theirs] });
  expect(await ours().read("racks/detail", z.unknown(), { rack_id: 1 })).toEqual({
    tenant: 7,
    up_front_used: [own, blocked, { up_front: 1, status: "B" }],
    up_back_used: [
      { ...named, device__tenant: 7 },
      { up_back: 1, up_front: null, status: "B" },
    ],
  });
});

test("a request of another tenant is found if its interconnection is to end at the reader's", async () => {
  const request = (id: number, kind: string) => ({ id, tenant: 8, activitytype_type: kind });
  const ends = (id: number, destination: object) => ({ id, tenant: 8, activities: id, ...destination });
  const interconnections = [
    ends(1, { destination_tenant: 7 }),
    ends(2, { destination_tenant: 9 }),
    ends(3, { destination_name: "PT Rimba" }),
  ];
  keeps({
    activities: [...[1, 2, 3].map((id) => request(id, "Cross Connect")), request(4, "Goods In"), { id: 5, tenant: 7 }],
    crossconnects: interconnections,
  });
  expect(ids(await ours().all("activities", anything))).toEqual([1, 3, 5]);
  expect(asked()).toHaveLength(2);
  // What the provider has shown once is known of its later lists, though these hold nothing that is certainly another's.
  expect(ids((await ours().list("activities", anything, { limit: 3 })).results)).toEqual([1, 3, 5]);
  const answer = fake.answer;
  fake.answer = (seen, response) => {
    const [, id] = /crossconnects\/activities\/\?activities_id=(\d+)/.exec(seen.url) ?? [];
    const parts = interconnections.filter((part) => String(part.id) === id);
    return (id ? json(200, { count: parts.length, results: parts }) : answer)(seen, response);
  };
  const found = await Promise.all([1, 2, 3, 4, 5].map((id) => statusFor(`activities/${id}`)));
  expect(found).toEqual([200, 404, 200, 404, 200]);
});

test("a permit is its person's tenant's", async () => {
  keeps({
    userdatacenteraccess: [
      { id: 1, userdatacenter: 1 },
      { id: 2, userdatacenter: 2 },
    ],
    userdatacenter: [
      { id: 1, tenant: 7 },
      { id: 2, tenant: 8 },
    ],
  });
  expect(ids(await ours().all("userdatacenteraccess", anything))).toEqual([1]);
  expect(await statusFor("userdatacenteraccess/2")).toBe(404);
});

test("an interconnection is the tenants' at both ends, one of the exchange its owner's", async () => {
  const ends = [
    { id: 1, tenant: 7, destination_tenant: 8 },
    { id: 2, tenant: 8, destination_tenant: 7 },
    { id: 3, tenant: 8, destination_tenant: 9 },
    { id: 4, tenant_name: "PT Samudra", destination_name: "PT Pasir" },
    { id: 5, tenant: 8, destination_tenant: null },
  ];
  keeps({ crossconnects: ends, crossconnectsiix: ends });
  expect(ids(await ours().all("crossconnects", anything))).toEqual([1, 2, 5]);
  expect(ids(await ours().all("crossconnectsiix", anything))).toEqual([1]);
});

test("another tenant's record is not deleted: the provider is not even asked to", async () => {
  keeps({ userdatacenter: [{ id: 2, tenant: 8 }] });
  expect(await failure(ours().remove("userdatacenter", 2))).toMatchObject({ status: 404 });
  expect(asked()).toEqual(["GET userdatacenter/2/"]);
});

test("somebody of no tenant finds no tenant's records", async () => {
  keeps({ devices });
  const nobody = client.as({ tenant: () => ({ id: null, name: "" }) });
  expect(await nobody.list("devices", anything, { limit: 10 })).toEqual({ count: 0, results: [] });
});
