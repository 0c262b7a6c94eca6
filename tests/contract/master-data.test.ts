import { beforeAll, describe, expect, test } from "vitest";
import { cableTypes } from "../support/agreed-rules.ts";
import { dayOf, expectSame, provider, signIn, unique, type Answer, type Person } from "./client.ts";
import { anyOf, masterData, newRack, newRecord, rackType } from "./families.ts";

let noc: Person;
let limited: Person;
let nothing: Person;
beforeAll(async () => {
  [noc, limited, nothing] = [await signIn("noc"), await signIn("noclimited"), await signIn("nothing")];
});

describe.for(masterData)("$path/ (§3)", ({ path, name, make, change, required, readers }) => {
  let payload: Record<string, unknown>;
  let record: Answer["body"];
  beforeAll(async () => {
    payload = await make(noc);
    record = await noc.make(path, payload);
    return async () => {
      await noc.delete(`${path}/${record.id}/`);
    };
  });

  test("a new record is answered as it was sent, and read so", async () => {
    expect(record.id).toEqual(expect.any(Number));
    expectSame(record, payload);
    expect((await noc.get(`${path}/${record.id}/`)).body).toEqual(record);
  });

  test("is in the list", async () => {
    const query = name === undefined ? "" : `search=${encodeURIComponent(String(payload[name]))}`;
    const results = await noc.list(path, query);
    expect(results.map(({ id }: { id: number }) => id)).toContain(record.id);
    if (name !== undefined) expect(results).toHaveLength(1);
  });

  test("PATCH changes what it names, PUT asks for the required fields again", async () => {
    const changed = await noc.patch(`${path}/${record.id}/`, change);
    expect(changed.status).toBe(200);
    expectSame(changed.body, { ...payload, ...change });
    const empty = await noc.put(`${path}/${record.id}/`, {});
    expect(empty.status).toBe(400);
    expect(empty.body[required]).toEqual([expect.any(String)]);
    expectSame((await noc.put(`${path}/${record.id}/`, payload)).body, payload);
  });

  test("a missing field is told by its name, and nothing is stored", async () => {
    const payload = await make(noc);
    const rest = Object.fromEntries(Object.entries(payload).filter(([name]) => name !== required));
    const before = await noc.count(path);
    const { status, body } = await noc.post(`${path}/`, rest);
    expect(status).toBe(400);
    expect(body[required]).toEqual([expect.any(String)]);
    expect(await noc.count(path)).toBe(before);
  });

  // The only screen of noclimited.
  if (path !== "racktype")
    test("its screen's permission is needed to write, and to read what is no choice list", async () => {
      expect((await limited.post(`${path}/`, payload)).status).toBe(403);
      expect((await limited.delete(`${path}/${record.id}/`)).status).toBeOneOf([403, 404]);
      expect((await limited.get(`${path}/`)).status).toBeOneOf(
        readers === "all" ? [200] : readers === "some" ? [200, 403] : [403],
      );
      expect((await nothing.get(`${path}/`)).status).toBe(403);
      expect((await nothing.post(`${path}/`, payload)).status).toBe(403);
    });

  test("is removed without a body and gone then", async () => {
    const other = await noc.make(path, await make(noc));
    const removed = await noc.delete(`${path}/${other.id}/`);
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await noc.get(`${path}/${other.id}/`)).status).toBe(404);
    expect((await noc.delete(`${path}/${other.id}/`)).status).toBe(404);
  });
});

test("what others refer to stays, and the answer names them (§1)", async () => {
  const rack = await newRack(noc);
  const share = await noc.make("servicerackdetails", {
    ...{
      tenant: rack.tenant,
      service: (await anyOf(noc, "services")).id,
      rack: rack.id,
      detail_service: 1,
      ampere: 4,
    },
  });
  const refused = await noc.delete(`racks/${rack.id}/`);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body).length).toBeGreaterThan(0);
  expect((await noc.get(`racks/${rack.id}/`)).status).toBe(200);
  await noc.delete(`servicerackdetails/${share.id}/`);
  expect((await noc.delete(`racks/${rack.id}/`)).status).toBe(204);
});

describe("filters", () => {
  const all = async (family: string, query: string, holds: (row: Answer["body"]) => boolean) => {
    const found = await noc.list(family, query);
    const expected = (await noc.list(family)).filter(holds);
    expect(found.length, `${family}/?${query}`).toBeGreaterThan(0);
    expect(found.map(({ id }) => id).toSorted(), `${family}/?${query}`).toEqual(
      expected.map(({ id }) => id).toSorted(),
    );
  };

  test("exist for each family and apply to every row", async () => {
    const rack = await newRack(noc, { mmr_rack: "Y" });
    await all("racks", `tenant_id=${rack.tenant}`, ({ tenant }) => tenant === rack.tenant);
    await all("racks", `datacenter_id=${rack.datacenter}`, ({ datacenter }) => datacenter === rack.datacenter);
    await all("racks", "mmr_rack=Y", ({ mmr_rack: isMeetMe }) => isMeetMe === "Y");
    await all("racks", `rack_id=${rack.id}`, ({ id }) => id === rack.id);
    const type = await newRecord(noc, "devicetypes");
    const maker = type.devices_manufacture;
    await all("devicetypes", `id_device_manufacture=${maker}`, (row) => row.devices_manufacture === maker);
    const connector = await newRecord(noc, "circuitconnector");
    await all(
      "circuitconnector",
      `circuittype_id=${connector.circuittype}`,
      (row) => row.circuittype === connector.circuittype,
    );
    const device = await newRecord(noc, "devices");
    await all("devices", `racks=${device.racks}`, ({ racks }) => racks === device.racks);
    await all("devices", `tenant=${device.tenant}`, ({ tenant }) => tenant === device.tenant);
    const left = { access_date: "2026-01-31T23:30:00+07:00", access_date_out: "2026-01-31T23:45:00+07:00" };
    const visit = await newRecord(noc, "accessactivity", left);
    await all("accessactivity", "status_out=1", (row) => Boolean(row.access_date_out));
    const day = dayOf(visit.access_date);
    await all("accessactivity", `start_date=${day}&end_date=${day}`, (row) => dayOf(row.access_date) === day);
    const service = await newRecord(noc, "servicerackdetails");
    await all("servicerackdetails", `service_id=${service.service}`, (row) => row.service === service.service);
  });

  test.each(cableTypes)("tell by its name whether a cable type is of fiber: %s", async (name, isFiber) => {
    const { id } = await noc.make("circuittype", { type: unique(name), des: "" });
    const ids = (await noc.list("circuittype", "fiber_only=1&limit=99999")).map((row) => row.id);
    expect(ids.includes(id)).toBe(isFiber);
    await noc.delete(`circuittype/${id}/`);
  });

  test("by an id of nothing give an empty list", async () => {
    expect((await noc.get("racks/?tenant_id=99999999")).body).toMatchObject({ count: 0, results: [] });
  });
});

describe("values", () => {
  test("wrong ones are told field by field", async () => {
    const { status, body } = await noc.post("datacenters/", {
      ...{ name: unique("DC"), longitude: "east", latitude: "north", phone: "1", address: "1", status: "X" },
      cities: 99_999_999,
    });
    expect(status).toBe(400);
    expect(Object.keys(body).toSorted()).toEqual(["cities", "latitude", "longitude", "status"]);
    for (const told of Object.values(body)) expect(told).toEqual([expect.any(String)]);
  });

  test.runIf(provider.isBundled)("names are unique at the bundled provider", async () => {
    const city = await anyOf(noc, "cities");
    const { status, body } = await noc.post("cities/", { cityname: city.cityname });
    expect([status, Object.keys(body)]).toEqual([400, ["cityname"]]);
  });

  test("decimals may come as text and are taken as numbers", async () => {
    const type = await noc.make("racktype", { ...rackType(), width: "19.5", height: "42" });
    expect([type.width, type.height, type.height_size]).toEqual([19.5, 42, 73.5]);
    await noc.delete(`racktype/${type.id}/`);
  });

  test("a picture is told by its content, not its name", async () => {
    const form = new FormData();
    form.append("cityname", unique("Kota"));
    form.append("image", new Blob(["<script>"], { type: "image/png" }), "city.png");
    const { status, body } = await noc.call("POST", "cities/", { form });
    expect([status, Object.keys(body)]).toEqual([400, ["image"]]);
  });
});
