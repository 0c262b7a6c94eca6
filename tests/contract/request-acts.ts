import { signIn, type Answer, type Person } from "./client.ts";
import { newRack } from "./families.ts";

export const reason = { reason: "A reason" };

/** The NOC, a tenant who asks, one at the other end, and a new rack of each of the two. */
export async function requestStage() {
  const [noc, owner, far] = [await signIn("noc"), await signIn("tenant1"), await signIn("tenant2")];
  const rackOf = async (person: Person): Promise<Answer["body"]> => {
    const { tenant } = (await person.get(`user/${person.id}/`)).body;
    return newRack(noc, { tenant, weight_max: 900, powercapacity: 40 });
  };
  return { noc, owner, far, rack: await rackOf(owner), farRack: await rackOf(far) };
}

/** A person's act on a request, on the side that the person's permissions tell. */
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

/** An act that has to be done; answers where it led, an approved request with its key. */
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
