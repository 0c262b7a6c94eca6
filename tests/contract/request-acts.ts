import { expect } from "vitest";
import { signIn, unique, type Answer, type Person } from "./client.ts";
import { deviceIn, newRack, newRecord } from "./families.ts";

export const reason = { reason: "A reason" };

/** The NOC, the requesting tenant, the tenant at the other end, and a new rack of each tenant. */
export async function requestStage() {
  const [noc, owner, far] = [await signIn("noc"), await signIn("tenant1"), await signIn("tenant2")];
  const rackOf = async (person: Person): Promise<Answer["body"]> => {
    const { tenant } = (await person.get(`user/${person.id}/`)).body;
    return newRack(noc, { tenant, weight_max: 900, powercapacity: 40 });
  };
  return { noc, owner, far, rack: await rackOf(owner), farRack: await rackOf(far) };
}

type Stage = Awaited<ReturnType<typeof requestStage>>;

/** The time that a Smart Hand is planned for; the day for a provider that refuses the time (§12). */
export const [moment, day] = ["2026-12-01T14:00:00+07:00", "2026-12-01"];

/** Files a Smart Hand; returns its request. */
export async function smartHand({ owner, rack }: Pick<Stage, "owner" | "rack">): Promise<number> {
  const file = (dateactivities: string) =>
    owner.post("smarthandactivity/", {
      ...{ tenant: rack.tenant, datacenter: rack.datacenter, rack: rack.id, dateactivities },
      ...{ description: "Look at the lights" },
    });
  let filed = await file(moment);
  if (filed.status === 400) {
    expect(Object.keys(filed.body)).toEqual(["dateactivities"]);
    filed = await file(day);
  }
  expect(filed.status).toBe(201);
  return filed.body.activities;
}

const ports = { port_types: "all_sfp", eth: 0, sfp: 4, sfp_start: 1 };

/** The body that files a Cross Connect between two new devices, and the one that chooses its other end. */
export async function crossConnect({ noc, rack, farRack }: Pick<Stage, "noc" | "rack" | "farRack">) {
  // Each device is above the last one of its rack.
  const installed = async (where: Answer["body"]): Promise<Answer["body"]> => {
    const count = await noc.count("devices", `racks=${where.id}`);
    return noc.make("devices", deviceIn(where, 2 + 2 * count, ports));
  };
  const [source, target] = [await installed(rack), await installed(farRack)];
  const cable = await noc.make("circuittype", { type: unique("FIBER OPTIC"), des: "" });
  const connector = await newRecord(noc, "circuitconnector", { circuittype: cable.id });
  const payload = {
    ...{ tenant: rack.tenant, circuittype: cable.id, devicesrcrack: rack.id, devicesrc: source.id },
    ...{ jenisportsrc: "SFP", devicesrcport: source.sfp_available[0].id, connectorsrctype: connector.id },
    ...{ destination_tenant: farRack.tenant, cable: 12, remark: "x" },
  };
  const destination = {
    ...{ devicedstrack_id: farRack.id, devicedst_id: target.id, jenisportdst_id: "SFP" },
    ...{ devicedstport_id: target.sfp_available[0].id, connectordsttype: connector.id, remark: "y" },
  };
  return { source, target, payload, destination };
}

/** A person's action on a request, on the side that their permissions determine. */
export async function act(
  person: Person,
  id: number,
  action: string,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const { groups_permissions: permissions } = (await person.get(`user/${person.id}/`)).body;
  const { body } = await person.get(`activities/${id}/`);
  return person.post(`activities/${id}/`, {
    ...{ action, activitytype_type: body.activitytype_type, approval_by: person.id },
    from_group: permissions.includes("view_menu_admin") ? "admin" : "tenant",
    ...more,
  });
}

/** An action that must succeed; returns the new status, with the key of an approved request. */
export async function acted(
  person: Person,
  id: number,
  action: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { status, text } = await act(person, id, action, more);
  if (status !== 200) throw new Error(`${action}: ${status} ${text}`);
  const { body } = await person.get(`activities/${id}/`);
  return body.status === "AP" ? `AP/${body.status_key}` : body.status;
}
