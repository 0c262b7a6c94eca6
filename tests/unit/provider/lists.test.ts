import { expect, test } from "vitest";
import { z } from "zod";
import { client, fake } from "./each-fake-provider";
import { type Handler, json } from "./fake-provider";

const row = z.object({ id: z.number(), name: z.string() });

const rows = [1, 2, 3, 4, 5].map((number) => ({ id: number, name: `No. ${number}` }));

test("a bare array is a list too, and all rows come with the limit that means all", async () => {
  fake.answer = json(200, [{ id: 1, name: "A" }]);
  expect(await client.as({}).list("racktype", row)).toEqual({ count: 1, results: [{ id: 1, name: "A" }] });
  expect(await client.as({}).all("racktype", row, { fiber_only: 1 })).toEqual([{ id: 1, name: "A" }]);
  expect(fake.calls.map(({ url }) => url)).toEqual(["/api/racktype/", "/api/racktype/?fiber_only=1&limit=99999"]);
});

test("a record in place of a list is its only row", async () => {
  fake.answer = json(200, { id: 1, name: "A" });
  expect(await client.as({}).list("goodsin", row, { activities_id: 7, limit: 1 })).toEqual({
    count: 1,
    results: [{ id: 1, name: "A" }],
  });
  expect(fake.calls).toHaveLength(1);
});

test("a list in place of a record is its only row, but a list where one is asked for", async () => {
  const tenant = () => ({ id: 7, name: "PT Rimba" });
  const drawing = { id: 1, name: "A", up_front_used: [{ up_front: 4, device__tenant: 8, device__devicename: "db-1" }] };
  fake.answer = json(200, [drawing]);
  const read = (shape: z.ZodType) => client.as({ tenant }).read("racks/detail", shape, { rack_id: 1 });
  expect(await read(row.loose())).toEqual({ ...drawing, up_front_used: [{ up_front: 4, status: "B" }] });
  expect(await read(z.array(row))).toEqual([{ id: 1, name: "A" }]);
  fake.answer = json(200, rows);
  await expect(read(row)).rejects.toThrow("answer does not fit");
});

test("a page in place of a record is its only row, but a page where one is asked for", async () => {
  const read = (shape: z.ZodType) => client.as({}).read("racks/detail", shape, { rack_id: 1 });
  const page = { count: 1, next: null, previous: null, results: [{ id: 1, name: "A" }] };
  fake.answer = json(200, page);
  for (const shape of [row, row.partial(), row.loose()]) expect(await read(shape)).toEqual({ id: 1, name: "A" });
  expect(await read(z.object({ results: z.array(row).optional() }))).toEqual({ results: page.results });
  expect(await read(z.unknown())).toEqual(page);
  fake.answer = json(200, { count: 2, results: rows.slice(0, 2) });
  await expect(read(row)).rejects.toThrow("answer does not fit");
});

test("null among the rows of a list is no row", async () => {
  fake.answer = json(200, { count: 3, results: [{ id: 1, name: "A" }, null, { id: 3, name: "C" }] });
  for (const read of [client.as({}), client.as({ tenant: () => ({ id: 7, name: "PT Rimba" }) })])
    expect((await read.list("devices", row)).results).toEqual([
      { id: 1, name: "A" },
      { id: 3, name: "C" },
    ]);
});

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
