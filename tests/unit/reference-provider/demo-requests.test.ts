import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestProvider, type Person } from "./client.ts";
import type { Row } from "./requests.fixture.ts";

let provider: TestProvider;
let noc: Person;
let requests: Row[];
beforeAll(async () => {
  provider = await TestProvider.start();
  noc = await provider.signIn("noc");
  requests = await all("activities");
});
afterAll(() => provider.stop());

const all = async (family: string, query = ""): Promise<Row[]> =>
  (await noc.get(`${family}/?limit=99999&${query}`)).body.results;
const ofKind = (kind: string) => requests.filter((row) => row.activitytype_type === kind);
const stateOf = ({ status, status_key }: Row): string => (status === "AP" ? `AP/${status_key}` : status);

const states = ["OR", "WL", "OP", "AP/0", "AP/1", "RJ", "CN", "SU"];

describe("the demo requests", () => {
  test.each([
    ...["Trouble Ticket", "Smart Hand", "Goods Out", "Goods Out Replace", "Goods In", "Goods In Replace"],
    ...["IIX Interconnection", "MMR Colocation", "Rack Colocation", "Electricity"],
  ])("of %s are in every state", (kind) => {
    expect(new Set(ofKind(kind).map(stateOf))).toEqual(new Set([...states, "CL"]));
  });

  test("of a Cross Connect wait for destinations, too; a closed Dismantle is dismantled", () => {
    expect(new Set(ofKind("Cross Connect").map(stateOf))).toEqual(new Set([...states, "CL", "WD"]));
    expect(new Set(ofKind("Dismantle").map(stateOf))).toEqual(new Set([...states, "DS"]));
  });

  test("have histories that end where they are", async () => {
    for (const request of requests) {
      const history: Row[] = (await noc.get(`activities/${request.id}/history/`)).body;
      expect(history[0]).toMatchObject({ action: "create", status: "OR", created_at: request.created_at });
      expect(history.at(-1)).toMatchObject({ status: request.status, status_key: request.status_key });
      const moments = history.map((act) => act.created_at);
      expect(moments).toEqual(moments.toSorted());
    }
  }, 30_000);

  test("each have their part", async () => {
    for (const [family, kinds] of Object.entries({
      "ticket/ticket": ["Trouble Ticket"],
      smarthandactivity: ["Smart Hand"],
      goodsin: ["Goods In", "Goods In Replace"],
      goodsout: ["Goods Out", "Goods Out Replace"],
      dismantle: ["Dismantle"],
      "crossconnects/activities": ["Cross Connect", "IIX Interconnection"],
    })) {
      const parts = (await all(family)).map((part) => part.activities);
      expect([family, parts.toSorted((a, b) => a - b)]).toEqual([
        family,
        requests
          .filter((row) => kinds.includes(row.activitytype_type))
          .map(({ id }) => id)
          .toSorted((a, b) => a - b),
      ]);
    }
    expect((await all("waitinglist")).filter((row) => row.waiting_number !== null)).toHaveLength(
      requests.filter(({ status }) => status === "WL").length,
    );
    for (const { id } of ofKind("Goods In Replace"))
      expect((await all("transferport", `activities_id=${id}`)).length).toBeGreaterThan(0);
  });

  test("agree with the devices", async () => {
    const byGoodsIn = new Map((await all("goodsin")).map((part) => [part.id, part.activities]));
    const stateById = new Map(requests.map((row) => [row.id, stateOf(row)]));
    const statusOf = new Map(
      [...(await all("devices")), ...(await all("devices", "status=O"))].map((row) => [row.id, row.status]),
    );
    const waiting = new Set<number>();
    for (const [goodsin, activities] of byGoodsIn) {
      const state = stateById.get(activities) ?? "";
      const status = ["RJ", "CN"].includes(state) ? "O" : ["AP/1", "CL"].includes(state) ? "I" : "R";
      for (const { device } of await all("goodsindetail", `goodsin_id=${goodsin}`)) {
        expect([state, statusOf.get(device)]).toEqual([state, status]);
        if (status === "R") waiting.add(device);
      }
    }
    expect((await all("devices", "status=R")).map(({ id }) => id).toSorted()).toEqual([...waiting].toSorted());
    for (const { id, activities } of await all("goodsout")) {
      const isOut = ["AP/1", "CL"].includes(stateById.get(activities) ?? "");
      for (const { device } of await all("goodsoutdetail", `goodsout_id=${id}`))
        expect(statusOf.get(device)).toBe(isOut ? "O" : "I");
    }
  });

  test("agree with the interconnections", async () => {
    const links = await all("crossconnects/activities");
    const stateById = new Map(requests.map((row) => [row.id, stateOf(row)]));
    const dismantled = new Set(
      (await all("dismantle"))
        .filter(({ activities }) => ["AP/1", "DS"].includes(stateById.get(activities) ?? ""))
        .map((part) => part.crossconnect),
    );
    for (const link of links) {
      const state = stateById.get(link.activities) ?? "";
      const status = ["RJ", "CN"].includes(state)
        ? "X"
        : !["AP/1", "CL"].includes(state)
          ? "W"
          : dismantled.has(link.id)
            ? "D"
            : "C";
      expect([link.activities_number, link.status]).toEqual([link.activities_number, status]);
      if (link.status === "C")
        expect([link.label, link.devicesrcport_port, link.devicedstport_port]).not.toContain(null);
    }
    const held = links
      .filter(({ status }) => ["W", "C"].includes(status))
      .flatMap((link) => [link.devicesrcport, link.devicedstport])
      .filter(Boolean);
    expect(new Set(held).size).toBe(held.length);
  });

  test("leave both tenants something to answer, and tenant1 drafts", async () => {
    for (const name of ["tenant1", "tenant2"]) {
      const person = await provider.signIn(name);
      const [{ id: own }] = (await person.get("tenants/")).body.results;
      const { results } = (await person.get("activities/?filter_status=WD")).body;
      expect(results.some((row: Row) => row.tenant !== own)).toBe(true);
      expect((await person.get("goodsindetail/")).body.count).toBe(name === "tenant1" ? 2 : 0);
    }
  });
});
