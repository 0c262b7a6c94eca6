import { beforeAll, describe, expect, test } from "vitest";
import { timeOf, type Answer, type Person } from "./client.ts";
import { deviceIn } from "./families.ts";
import { act, acted, day, moment, reason, requestStage, smartHand } from "./request-acts.ts";

let noc: Person;
let owner: Person;
let far: Person;
let rack: Answer["body"];
let farRack: Answer["body"];
beforeAll(async () => {
  ({ noc, owner, far, rack, farRack } = await requestStage());
});

let top = 42;
/** Two free units of the own rack, from the top. */
const place = () => {
  top -= 2;
  return top + 2;
};

const draft = async () => owner.make("goodsindetail", deviceIn(rack, place()));
const fileSmartHand = () => smartHand({ owner, rack });
const request = async (id: number) => (await noc.get(`activities/${id}/`)).body;

async function goodsIn(): Promise<{ id: number; drafts: Answer["body"][] }> {
  const drafts = [await draft(), await draft()];
  const made = await owner.make("goodsin", { tenant: rack.tenant, racks: rack.id, scope: "IN", remark: "x" });
  return { id: made.activities, drafts };
}

describe("goods in (§5)", () => {
  test("drafts hold their units, count weight and power, and go", async () => {
    const totals = async () => {
      const { body } = await owner.get(`goodsindetailtotalweightpower/?racks_id=${rack.id}&tenant_id=${rack.tenant}`);
      return [Number(body?.weight ?? 0), Number(body?.power ?? 0)];
    };
    const [weight = 0, power = 0] = await totals();
    const made = await draft();
    expect(await totals()).toEqual([weight + 10.5, power + 1.5]);
    const [unit] = made.up_front;
    expect((await owner.post("goodsindetail/", deviceIn(rack, unit))).body).toHaveProperty("up_front");
    expect((await owner.post("goodsindetail/", deviceIn(rack, 20, { weight: 5000 }))).body).toHaveProperty("weight");
    expect((await owner.post("goodsindetail/", deviceIn(rack, 20, { eth: undefined }))).status).toBe(400);
    expect(
      await owner.count("goodsindetail", `racks_id=${rack.id}&search=${encodeURIComponent(made.devicename)}`),
    ).toBe(1);
    expect((await owner.post("goodsindetail/", deviceIn(farRack, 20))).status).toBe(400);
    expect((await owner.delete(`goodsindetail/${made.id}/`)).status).toBe(204);
    expect(await totals()).toEqual([weight, power]);
    top += 2;
  });

  test("without drafts nothing is asked for", async () => {
    expect((await owner.post("goodsin/", { tenant: rack.tenant, racks: rack.id, scope: "IN" })).status).toBe(400);
  });

  test("runs from open to closed, its devices wait and then stand", async () => {
    const { id, drafts } = await goodsIn();
    const statusOf = async () =>
      (await noc.list("devices", `racks=${rack.id}&search=${encodeURIComponent(drafts[0].devicename)}`)).map(
        (row) => row.status,
      );
    expect(await request(id)).toMatchObject({
      status: "OR",
      status_key: 0,
      activitytype_type: "Goods In",
      tenant: rack.tenant,
    });
    expect(await statusOf()).toEqual(["R"]);
    const [part] = await owner.list("goodsin", `activities_id=${id}`);
    expect(part).toMatchObject({ scope: "IN", racks_name: rack.rack_name });
    expect(await owner.list("goodsindetail", `goodsin_id=${part.id}`)).toHaveLength(2);
    expect(await acted(noc, id, "approve")).toBe("AP/0");
    expect(await acted(noc, id, "done")).toBe("AP/1");
    expect(await statusOf()).toEqual(["I"]);
    expect(await acted(owner, id, "close")).toBe("CL");
    const { approvalby_name: by, approval_time: at, done_time: done, close_time: closed } = await request(id);
    for (const told of [by, at, done, closed]) expect(told).toEqual(expect.any(String));
  });

  test("rejected, its units are free again", async () => {
    const { id, drafts } = await goodsIn();
    expect((await act(noc, id, "reject")).status).toBe(400);
    expect(await acted(noc, id, "reject", reason)).toBe("RJ");
    expect((await request(id)).reason).toBe("A reason");
    const again = await owner.make("goodsindetail", deviceIn(rack, drafts[0].up_front[0]));
    await owner.delete(`goodsindetail/${again.id}/`);
    top += 4;
  });
});

test("a smart hand is planned for the moment that it was sent, or for its day (§12)", async () => {
  const { dateactivities: planned } = await request(await fileSmartHand());
  expect([timeOf(moment), day]).toContain(planned === day ? day : timeOf(planned));
});

describe("the transitions of a request (§5)", () => {
  test("are those of the table, for each side", async ({ skip }) => {
    const id = await fileSmartHand();
    expect((await act(owner, id, "approve")).status).toBeOneOf([400, 403]);
    for (const action of ["done", "close", "resume", "open", "app_cc", "nothing"])
      expect((await act(noc, id, action)).status, action).toBeOneOf([400, 403]);
    expect(await acted(noc, id, "suspend", reason)).toBe("SU");
    expect((await request(id)).reason_suspend).toBe("A reason");
    expect((await act(noc, id, "approve")).status).toBe(400);
    expect(await acted(noc, id, "resume")).toBe("OR");
    expect(await acted(noc, id, "waiting")).toBe("WL");
    const [waiting] = await noc.list("waitinglist", `activities_id=${id}`);
    expect(waiting.waiting_number).toBeGreaterThan(0);
    expect(waiting.queue_total).toBeGreaterThanOrEqual(waiting.waiting_number);
    expect(await acted(noc, id, "open")).toBe("OP");
    expect(await acted(noc, id, "approve")).toBe("AP/0");
    expect(await acted(noc, id, "suspend", reason)).toBe("SU");
    expect(await acted(noc, id, "resume")).toBe("AP/0");
    expect((await act(owner, id, "cancel", reason)).status).toBe(400);
    expect(await acted(noc, id, "done")).toBe("AP/1");
    expect((await act(noc, id, "close")).status).toBeOneOf([400, 403]);
    expect(await acted(owner, id, "close")).toBe("CL");
    for (const action of ["approve", "reject", "done", "suspend"])
      expect((await act(noc, id, action, reason)).status, action).toBe(400);
    const history = await noc.get(`activities/${id}/history/`);
    if (history.status === 404) skip("the ways hold; this provider keeps no history");
    const actions = history.body.map((row: Answer["body"]) => row.action);
    expect(actions.slice(1)).toEqual([
      "suspend",
      "resume",
      "waiting",
      "open",
      "approve",
      "suspend",
      "resume",
      "done",
      "close",
    ]);
  });

  test("the owner cancels an open one, with a reason", async () => {
    const id = await fileSmartHand();
    expect((await act(owner, id, "cancel")).status).toBe(400);
    expect(await acted(owner, id, "cancel", reason)).toBe("CN");
  });

  test("of 10 simultaneous actions one succeeds", async () => {
    const id = await fileSmartHand();
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(noc, id, "approve")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
  });

  test("somebody else's is not there", async () => {
    const id = await fileSmartHand();
    expect((await far.get(`activities/${id}/`)).status).toBe(404);
    expect((await far.post(`activities/${id}/`, { action: "cancel", from_group: "tenant", ...reason })).status).toBe(
      404,
    );
  });

  test("an action notifies the other side and is logged", async () => {
    const id = await fileSmartHand();
    const before = await noc.count("loguseractivity");
    const of = async (person: Person) =>
      (await person.get(`notification/?user_id=${person.id}`)).body.notifications.results.filter(
        (row: Answer["body"]) => row.activities_id === id,
      );
    expect(await of(noc)).toHaveLength(1);
    await acted(noc, id, "approve");
    expect((await of(owner))[0]).toMatchObject({ activitytype_type: "Smart Hand", read: false });
    expect(await noc.count("loguseractivity")).toBeGreaterThan(before);
  });
});
