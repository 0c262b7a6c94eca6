import { beforeAll, describe, expect, test } from "vitest";
import { call, encryptToken, provider, signIn, timeOf, unique, xToken, type Person } from "./client.ts";
import { newRack, newRecord, rackType } from "./families.ts";

let noc: Person;
beforeAll(async () => {
  noc = await signIn("noc");
});

describe("X-TOKEN (§1)", () => {
  const version = (token: string) => call("GET", "version/", { headers: { "x-token": token } });
  const refused = { status: 403, body: { code: "x_token_invalid" } };

  test("a challenge is at most 190 bytes and serves one call", async () => {
    const response = await fetch(`${provider.url}/api/challenge/`);
    const { token } = (await response.json()) as { token: string };
    expect(Buffer.byteLength(token)).toBeLessThanOrEqual(190);
    const encrypted = encryptToken(token);
    expect((await version(encrypted)).status).toBe(200);
    expect(await version(encrypted)).toMatchObject(refused);
  });

  test("of 10 calls at once with the same challenge one is served", async () => {
    const token = await xToken();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => version(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(9);
  });

  test("a missing, malformed or unknown token is refused before anything is done", async () => {
    for (const token of ["", "nonsense", encryptToken("never given out")])
      expect(await version(token)).toMatchObject(refused);
    const cityname = unique("Kota");
    const answer = await noc.call("POST", "cities/", { json: { cityname }, headers: { "x-token": "nonsense" } });
    expect(answer).toMatchObject(refused);
    expect(await noc.list("cities", `search=${encodeURIComponent(cityname)}`)).toEqual([]);
  });
});

describe("paths, methods and bodies", () => {
  test("a missing final slash is a 301 for every method, and nothing is done", async () => {
    const cityname = unique("Kota");
    for (const method of ["GET", "POST"]) {
      const answer = await noc.call(method, "cities", method === "POST" ? { json: { cityname } } : {});
      expect(answer.status).toBe(301);
      expect(answer.headers.get("location")).toMatch(/\/api\/cities\/$/);
    }
    expect(await noc.list("cities", `search=${encodeURIComponent(cityname)}`)).toEqual([]);
  });

  test("an unknown path is 404, a wrong method 405 with Allow, a wrong media type 415", async () => {
    expect((await noc.get("nothing-like-it/")).status).toBe(404);
    const method = await noc.delete("cities/");
    expect(method.status).toBe(405);
    expect(method.headers.get("allow")).toContain("POST");
    expect(method.body).toHaveProperty("detail");
    const media = await noc.call("POST", "cities/", { json: {}, headers: { "content-type": "text/csv" } });
    expect([media.status, Object.keys(media.body)]).toEqual([415, ["detail"]]);
  });

  test("JSON that is none is a 400", async () => {
    const response = await fetch(`${provider.url}/api/cities/`, {
      method: "POST",
      headers: { "x-token": await xToken(), authorization: `Bearer ${noc.access}`, "content-type": "application/json" },
      body: "{nonsense",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("detail");
  });

  test("a form may replace JSON, and repeat a field", async () => {
    const form = new FormData();
    form.append("cityname", unique("Kota"));
    const { status, body } = await noc.call("POST", "cities/", { form });
    expect(status).toBe(201);
    expect((await noc.delete(`cities/${body.id}/`)).status).toBe(204);
  });

  test("a NUL in a text is told at its field, a form's odd names are no fault", async () => {
    const { status, body } = await noc.post("cities/", { cityname: unique("Ko\0ta") });
    expect([status, Object.keys(body)]).toEqual([400, ["cityname"]]);
    const form = new FormData();
    form.append("__proto__", "x");
    expect((await noc.call("POST", "cities/", { form })).status).toBe(400);
  });

  test("of a record that is not there every call is a 404", async () => {
    for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
      const answer = await noc.call(
        method,
        "racktype/99999999/",
        method === "GET" || method === "DELETE" ? {} : { json: {} },
      );
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.body).toHaveProperty("detail");
    }
    expect((await noc.get("racktype/abc/")).status).toBe(404);
  });
});

describe("lists", () => {
  const names: string[] = [];
  const tag = unique("list").split(" ")[1] ?? "";
  beforeAll(async () => {
    for (const letter of ["c", "A", "b"]) {
      const name = `${letter}-${tag}`;
      names.push(name);
      await noc.make("racktype", { ...rackType(10), name });
    }
    return async () => {
      for (const { id } of await noc.list("racktype", `search=${tag}`)) await noc.delete(`racktype/${id}/`);
    };
  });
  const found = async (query: string) => (await noc.get(`racktype/?search=${tag}&${query}`)).body;
  const namesOf = (page: { results: { name: string }[] }) => page.results.map(({ name }) => name);

  test("come in pages of 10 with count, next and previous", async () => {
    const { body } = await noc.get("permission/");
    expect(body.results).toHaveLength(10);
    expect(body.count).toBeGreaterThan(10);
    expect(body.previous).toBeNull();
    const next = new URL(body.next, provider.url);
    expect([next.searchParams.get("limit"), next.searchParams.get("offset")]).toEqual(["10", "10"]);
    const second = (await noc.get(`permission/${next.search}`)).body;
    const ids = [...body.results, ...second.results].map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(second.previous).not.toBeNull();
  });

  test("a limit of 99999 or more means all", async () => {
    for (const limit of ["99999", "99999999", "999999999999"]) {
      const { count, results, next } = (await noc.get(`permission/?limit=${limit}`)).body;
      expect([limit, results.length, next]).toEqual([limit, count, null]);
    }
  });

  test("are searched, without regard to case", async () => {
    expect(namesOf(await found("")).toSorted()).toEqual(names.toSorted());
    expect(await noc.count("racktype", `search=${tag.toUpperCase()}`)).toBe(3);
  });

  test("are searched for words between blanks or commas; a NUL is none of their letters", async () => {
    for (const words of [`${tag} b-`, `${tag},b-`, `${tag}%00, b-`])
      expect(await noc.count("racktype", `search=${words}`), words).toBe(1);
    expect((await noc.get("racks/?search=abc%00d")).status).toBe(200);
  });

  test("are ordered both ways, or ordering is ignored (§11)", async ({ skip }) => {
    const [up, down] = [namesOf(await found("ordering=name")), namesOf(await found("ordering=-name"))];
    expect(up.toSorted()).toEqual(names.toSorted());
    if (String(up) === String(down)) skip("this provider ignores ordering");
    expect(down).toEqual(up.toReversed());
  });

  test("are cut by limit and offset", async () => {
    const all = namesOf(await found("ordering=name"));
    const page = await found("ordering=name&limit=1&offset=1");
    expect([page.count, ...namesOf(page)]).toEqual([3, all[1]]);
    expect((await found("offset=50")).results).toEqual([]);
  });

  test("ignore a bad limit, offset or ordering", async () => {
    expect(namesOf(await found("limit=NaN&offset=-1&ordering=nothing"))).toHaveLength(3);
  });

  test("take % and _ literally", async () => {
    expect(await noc.count("racktype", "search=%25")).toBe(
      (await noc.list("racktype")).filter(({ name, remark }) => `${name}${remark ?? ""}`.includes("%")).length,
    );
  });
});

test("times are ISO 8601, in WIB where they have no offset (§9.12); dates have no time", async () => {
  const news = await newRecord(noc, "news");
  expect(news.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/);
  expect(Math.abs(timeOf(news.created_at) - Date.now() / 1000)).toBeLessThan(600);
  const rack = await newRack(noc);
  expect(rack.date_in).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const [family, { id }] of [
    ["news", news],
    ["racks", rack],
  ] as const)
    await noc.delete(`${family}/${id}/`);
});
