import { beforeAll, describe, expect, test } from "vitest";
import { attachments } from "../support/agreed-rules.ts";
import { provider, type Answer, type Person } from "./client.ts";
import { act, acted, crossConnect, reason, requestStage } from "./request-acts.ts";

let noc: Person;
let owner: Person;
let far: Person;
let rack: Answer["body"];
let farRack: Answer["body"];
beforeAll(async () => {
  ({ noc, owner, far, rack, farRack } = await requestStage());
});

const request = async (id: number) => (await noc.get(`activities/${id}/`)).body;

describe("interconnections (§5, §8)", () => {
  const connect = () => crossConnect({ noc, rack, farRack });
  const free = async (device: Answer["body"]) =>
    ((await noc.get(`devicegetallavailableport/?device_id=${device.id}&type=SFP`)).body as unknown[]).length;

  test("a cross connect is approved by the NOC, then by the other end, done, dismantled", async () => {
    const { source, target, payload, destination } = await connect();
    const made = await owner.make("crossconnects", payload);
    const id = made.activities;
    expect([await free(source), (await request(id)).status]).toEqual([3, "OR"]);
    const twice = await owner.post("crossconnects/", payload);
    expect(twice.status).toBe(400);
    expect((await far.get(`activities/${id}/`)).status).toBe(404);
    expect(await acted(noc, id, "approve")).toBe("WD");
    const { requestby_phone: phone, requestby_identity_no: identity } = (await far.get(`activities/${id}/`)).body;
    expect([phone ?? null, identity ?? null], "the applicant, to the other end").toEqual([null, null]);
    expect((await act(owner, id, "app_cc", destination)).status).toBeOneOf([400, 403]);
    const { approvalby_name: by, approval_time: at } = await request(id);
    expect(await acted(far, id, "app_cc", destination)).toBe("AP/0");
    // The approval stays the NOC's (§12).
    expect(await request(id)).toMatchObject({ approvalby_name: by, approval_time: at });
    expect(await free(target)).toBe(3);
    expect(await acted(noc, id, "done")).toBe("AP/1");
    const [interconnection] = await noc.list("crossconnects/activities", `activities_id=${id}`);
    expect(interconnection).toMatchObject({ status: "C", label: expect.any(String), devicedst: target.id });
    expect(await acted(owner, id, "close")).toBe("CL");

    expect(
      (await owner.post("goodsout/", { tenant: rack.tenant, racks: rack.id, scope: "IN", devices: [source.id] }))
        .status,
    ).toBe(400);
    const dismantle = await owner.make("dismantle", {
      tenant: rack.tenant,
      crossconnect: interconnection.id,
      remark: "x",
    });
    for (const action of ["approve", "done"]) await acted(noc, dismantle.activities, action);
    expect((await noc.get(`crossconnects/${interconnection.id}/`)).body.status).toBe("D");
    expect([await free(source), await free(target)]).toEqual([4, 4]);
    expect(await acted(owner, dismantle.activities, "close")).toBe("DS");
    const out = await owner.make("goodsout", {
      tenant: rack.tenant,
      racks: rack.id,
      scope: "IN",
      devices: [source.id],
    });
    for (const action of ["approve", "done"]) await acted(noc, out.activities, action);
    expect((await noc.get(`devices/${source.id}/`)).body.status).toBe("O");
  });

  test("the other end may reject, which frees the port; it is read by its request only", async () => {
    const { source, payload } = await connect();
    const { activities: id } = await owner.make("crossconnects", payload);
    await acted(noc, id, "approve");
    expect(await acted(far, id, "reject", reason)).toBe("RJ");
    expect(await free(source)).toBe(4);
    const [refused] = await owner.list("crossconnects/activities", `activities_id=${id}`);
    expect(refused.status).toBe("X");
    expect((await noc.get(`crossconnects/${refused.id}/`)).status).toBe(404);
  });

  test("of 10 requests at once for one port one is taken", async () => {
    const { payload } = await connect();
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post("crossconnects/", payload)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe("tickets (§5)", () => {
  const ticket = async (attachment?: Blob) => {
    const kind = (await owner.list("activitytype")).find(({ type }) => type === "Trouble Ticket");
    const form = new FormData();
    const fields = {
      email: "a@b.example",
      subject: "Link down",
      datacenter: rack.datacenter,
      activitytypes: kind.id,
      description: "x",
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    if (attachment) form.append("attachment", attachment, "note.pdf");
    return owner.call("POST", "ticket/ticket/", { form });
  };

  test("are filed by a form, and read by their request", async () => {
    const { status, body } = await ticket(new Blob(["%PDF-1.7\n"], { type: "application/pdf" }));
    expect(status).toBe(201);
    const [read] = await owner.list("ticket/ticket", `activities_id=${body.activities}`);
    expect(read).toMatchObject({ subject: "Link down", attachment: expect.stringContaining(".pdf") });
    expect((await request(body.activities)).activitytype_type).toBe("Trouble Ticket");
  });

  // The provider decides what else it accepts: the portal refuses it before (spec 2 §5).
  const held = attachments.filter(([, , isTaken]) => isTaken || provider.isBundled);
  test.each(held)("take what is a pdf, jpg or png as an attachment: %s", async (_what, content, isTaken) => {
    const { status, body } = await ticket(new Blob([content], { type: "application/pdf" }));
    expect(status).toBe(isTaken ? 201 : 400);
    if (!isTaken) expect(Object.keys(body)).toEqual(["attachment"]);
  });
});
