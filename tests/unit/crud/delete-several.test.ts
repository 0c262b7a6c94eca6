import { data } from "@remix-run/node";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusals } from "~/crud/delete-several.server";
import { loader as people } from "~/features/organization/access/access-people.route";
import { action, loader, meta } from "~/features/racks/rack-type.route";
import { ValidationError } from "~/provider/errors";
import { answered, argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());

const types = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `n${at + 1}` }));
const URL_OF = "/admin/rack/rack-type/delete";

async function open(search: string, count = 30) {
  const { provider, calls } = fakeProvider({ records: { racktype: types(count) } });
  const { context } = fakeContext(URL_OF + search, { provider });
  guard.requireRole.mockResolvedValue(context);
  return { data: await loader(argsAt(context)), calls };
}

async function confirm(search: string, chosen: number[], refuse?: (path: string) => void) {
  const { provider, calls } = fakeProvider({ records: { racktype: types(5) }, refuse });
  const { context, done } = fakeContext(URL_OF + search, { provider });
  guard.requireRole.mockResolvedValue(context);
  const body = new FormData();
  for (const id of chosen) body.append("chosen", String(id));
  const request = new Request(context.url, { method: "POST", body });
  const answer = answered<Refusals>(await action({ request, params: {}, context: {} }));
  return { ...answer, calls: calls.filter(({ call }) => call === "remove"), context, provider, done };
}

describe("the page that deletes several", () => {
  it("names the chosen records with one call, from the page of the list that they were chosen on", async () => {
    const { data, calls } = await open("?search=n&page=2&chosen=11&chosen=13");
    expect(data).toEqual({
      view: "several",
      what: "2 rack types",
      back: "/admin/rack/rack-type?search=n&page=2&chosen=11&chosen=13",
      records: [
        { id: 11, name: "n11" },
        { id: 13, name: "n13" },
      ],
      count: 2,
      gone: 0,
    });
    const read = calls.filter(({ path }) => path === "racktype");
    expect(read.map(({ path, given }) => [path, given])).toEqual([
      ["racktype", expect.objectContaining({ search: "n", limit: 10, offset: 10 })],
    ]);
  });

  it("tells of each what is told before one alone is deleted: two people may have one name", async () => {
    const userdatacenter = ["PT A", "PT B"].map((tenant_name, at) => ({ id: at + 1, name: "Budi", tenant_name }));
    const { provider } = fakeProvider({ records: { userdatacenter } });
    const path = "/admin/organization/datacenter-access/delete?chosen=1&chosen=2";
    const { context } = fakeContext(path, { provider });
    guard.requireRole.mockResolvedValue(context);
    expect(await people(argsAt(context))).toMatchObject({
      records: [
        { name: "Budi", about: "PT A" },
        { name: "Budi", about: "PT B" },
      ],
    });
  });

  it.each([
    ["?chosen=2", "Delete 1 rack type"],
    ["?chosen=2&chosen=3", "Delete 2 rack types"],
  ])("says in its title what is deleted: %s", async (search, title) => {
    const { data } = await open(search);
    const given = { data, matches: [] } as unknown as Parameters<typeof meta>[0];
    expect(meta(given)).toEqual([{ title: `${title} | Titik Temu` }]);
  });

  it("reads a record that has moved to another page by itself", async () => {
    const { data } = await open("?chosen=25");
    expect(data).toMatchObject({ records: [{ id: 25, name: "n25" }] });
  });

  it("counts the chosen records that are gone, and leads back where all of them are", async () => {
    const { data } = await open("?chosen=2&chosen=31&chosen=32");
    expect(data).toMatchObject({ records: [{ id: 2 }], count: 1, gone: 2 });
    const redirect = await open("?search=n&chosen=31").catch((thrown: unknown) => thrown);
    expect((redirect as Response).headers.get("Location")).toBe("/admin/rack/rack-type?search=n&chosen=31");
  });

  it("names all that fit the search where all are chosen, as many as are deleted at a time", async () => {
    const { data, calls } = await open("?search=n&limit=10&all=1", 620);
    expect(data).toMatchObject({ count: 620 });
    expect("records" in data && data.records).toHaveLength(500);
    expect(calls.filter(({ path }) => path === "racktype")).toHaveLength(1);
  });

  it("leads back to the list where nothing is chosen", async () => {
    const redirect = await open("?search=n").catch((thrown: unknown) => thrown);
    expect((redirect as Response).headers.get("Location")).toBe("/admin/rack/rack-type?search=n");
  });
});

it.each(["/1", "?chosen=1"])("deletes nothing for a page that was opened with another account: %s", async (which) => {
  const { provider, calls } = fakeProvider({ records: { racktype: types(5) } });
  const { context, done } = fakeContext(URL_OF + which, { provider });
  guard.requireRole.mockResolvedValue(context);
  const answer = await action(argsAt(context, { "of-99": "", chosen: "1" })).catch((thrown: unknown) => thrown);
  expect(answered(answer)).toMatchObject({ status: 303, location: URL_OF + which });
  expect([calls, done.toast]).toEqual([[], expect.stringContaining("opened with another account")]);
});

describe("deleting several", () => {
  it("deletes exactly those that were confirmed, and goes back to the list as it was", async () => {
    const { calls, location, done } = await confirm("?search=n&page=2&chosen=11", [11, 13]);
    expect(calls.map(({ path }) => path)).toEqual(["racktype/11", "racktype/13"]);
    expect(location).toBe("/admin/rack/rack-type?search=n&page=2");
    expect(done.toast).toBe("2 records have been removed");
  });

  it("deletes the others where one is in use, and tells what refers to it", async () => {
    const { status, body, calls, done } = await confirm("?chosen=1", [1, 2, 3], (path) => {
      if (path === "racktype/2")
        throw new ValidationError(400, { racks: ["3 records refer to this one"], devices: ["1"] });
      if (path === "racktype/3") throw new ValidationError(400, { racks: ["1 records refer to this one"] });
    });
    expect(status).toBe(409);
    expect(calls).toHaveLength(3);
    expect(body).toEqual({
      refused: [
        { id: 2, reasons: ["Racks: 3 records refer to this one", "Devices: 1"] },
        { id: 3, reasons: ["Racks: 1 records refer to this one"] },
      ],
      title: "Record ini memiliki relasi :",
      removed: 1,
    });
    expect(done.failed).toBe(true);
  });

  it("speaks of relations only where all refusals name some", async () => {
    const titleOf = async (...bodies: unknown[]) =>
      (
        await confirm("?chosen=1", [1, 2], (path) => {
          throw new ValidationError(403, bodies[Number(path.at(-1)) - 1]);
        })
      ).body.title;
    expect(await titleOf({ racks: ["1"] }, { racks: ["1"] })).toBe("Record ini memiliki relasi :");
    expect(await titleOf({ racks: ["1"] }, { detail: "Protected." })).toBe("Not deleted");
    expect(await titleOf({ detail: "Protected." }, { detail: "Protected." })).toBe("Not deleted");
    expect(await titleOf(null, null)).toBe("Oops sorry...");
  });

  it("does not tell as deleted what the list still shows", async () => {
    const { location, done } = await confirm("?chosen=1", [1, 2, 9]);
    expect(location).toBe("/admin/rack/rack-type");
    expect(done.toast).toBe("The data service has accepted the deletion, but still shows 2 of 3 records.");
  });

  it("counts a record that somebody else deleted as deleted", async () => {
    const { location } = await confirm("?chosen=1", [1, 2], (path) => {
      if (path === "racktype/1") throw data({ kind: "missing" }, 404);
    });
    expect(location).toBe("/admin/rack/rack-type");
  });

  it.each([
    ["unavailable", /did not confirm it/],
    ["busy", /^Not done: too many requests/],
  ])("tries no others after an outage, and says so (%s)", async (kind, reason) => {
    const { status, body, calls } = await confirm("?chosen=1", [1, 2, 3], (path) => {
      if (path === "racktype/2") throw data({ kind }, 503);
    });
    expect(calls.map(({ path }) => path)).toEqual(["racktype/1", "racktype/2"]);
    expect([status, body]).toEqual([
      503,
      {
        refused: [
          { id: 2, reasons: [expect.stringMatching(reason)] },
          { id: 3, reasons: ["Not tried: the data service is not available at the moment."] },
        ],
        title: "Oops sorry...",
        removed: 1,
      },
    ]);
  });

  it("names what was not deleted even if the provider does not answer any more", async () => {
    const { context, provider } = await confirm("?chosen=2&chosen=9", [2, 9], () => {
      throw data({ kind: "unavailable" }, 503);
    });
    vi.spyOn(provider, "list").mockRejectedValue(data({ kind: "unavailable" }, 503));
    expect(await loader(argsAt(context))).toMatchObject({
      view: "several",
      records: [
        { id: 2, name: "n2" },
        { id: 9, name: "#9" },
      ],
    });
  });

  it("ends where the session does", async () => {
    const ended = confirm("?chosen=1", [1, 2], () => {
      throw data({ kind: "expired" }, 401);
    });
    await expect(ended).rejects.toMatchObject({ init: { status: 401 } });
  });
});
