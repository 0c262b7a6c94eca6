import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { grantedBy, lostBy, permissionCount } from "~/features/configuration/group";
import { groupForm, peopleOf } from "~/features/configuration/group-rules.server";
import { formSections, portalSections } from "~/features/configuration/permission-sections";
import { type Group, groupRow } from "~/features/configuration/rows.server";
import { translator } from "~/language/language";
import { permissions } from "~/session/permissions";
import { fakeContext, fakeProvider } from "../crud/support";

const person = (id: number, first_name: string, groups: number[]) => ({ id, first_name, groups, is_active: true });
const people = [person(1, "Rizky", [1]), person(2, "Dewi", [2]), person(3, "Bayu", [2])];
const offered = permissions.map((codename) => ({ codename, name: codename }));

const shift = groupRow.parse({
  id: 2,
  name: "Shift",
  admin: true,
  permissions: ["view_menu_admin", "view_rack_type_admin", "view_news_admin"],
});

interface Given {
  record?: Group | null;
  own?: string;
  seen?: string[];
  readers?: object[];
}

/** The outcome of a group's form: the payload, or the messages by field. */
async function answered(fields: Record<string, string[]>, { record = shift, own = "NOC", ...given }: Given = {}) {
  const { seen = ["view_organization_admin_accounts_admin"], readers = people } = given;
  const { provider, calls } = fakeProvider({ records: { user: readers, permission: offered } });
  const { context } = fakeContext("/admin/configuration/groups/form/2", { provider });
  Object.assign(context.user, { groups: [own], permissions: seen });
  const form = new FormData();
  const sent = { name: ["Shift"], admin: ["true"], ...fields };
  for (const [name, values] of Object.entries(sent)) for (const value of values) form.append(name, value);
  const schema = groupForm(translator("en"), context, record);
  const submission = await parseWithZod(form, { schema, async: true });
  const outcome = submission.status === "success" ? { sent: submission.value } : { errors: submission.error };
  return { ...outcome, asked: calls.map(({ path }) => path) };
}

describe("the permissions of a group", () => {
  test("each is in exactly one section of the menu", () => {
    const listed = portalSections.flatMap((section) => section.permissions.map(({ codename }) => codename));
    expect([...listed].sort()).toEqual([...permissions].sort());
  });

  test("that the portal does not know stand apart by the provider's words, those it lacks are not offered", () => {
    const sections = formSections(
      [
        { value: "view_menu_admin", label: "x" },
        { value: "see_all", label: "See all" },
      ],
      ["odd_tenant"],
    );
    expect(sections.map(({ name, permissions }) => [name, permissions.map(({ label }) => label.en)])).toEqual([
      ["general-admin", ["Log in on this side"]],
      ["other-admin", ["See all"]],
      ["other-tenant", ["odd_tenant"]],
    ]);
  });

  test("are the single ones and those of whole sections, of the group's side only", () => {
    const chosen = { permissions: ["view_news_admin", "view_my_rack_tenant"], sections: ["rack-admin"] };
    expect(grantedBy({ ...chosen, side: "admin" }, portalSections)).toEqual([
      "view_news_admin",
      "view_menu_rack_admin",
      "view_rack_rack_admin",
      "view_rack_type_admin",
      "view_rack_manufacture_admin",
    ]);
    expect(grantedBy({ ...chosen, side: "tenant" }, portalSections)).toEqual(["view_my_rack_tenant"]);
    expect(lostBy(["b", "c", "a"], ["c", "d"])).toEqual(["a", "b"]);
  });

  test("are counted with those that the portal has, and others apart", () => {
    const ofTenants = permissions.filter((codename) => codename.endsWith("_tenant"));
    const counted = (permissions: string[]) => permissionCount({ side: "tenant", permissions }, translator("en"));
    const all = ofTenants.length;
    expect(counted(ofTenants)).toBe(`${all} of ${all}`);
    expect(counted([...ofTenants.slice(1), "add_logentry", "view_menu_admin"])).toBe(`${all - 1} of ${all}, 2 other`);
  });
});

describe("a group that is to be deleted", () => {
  const kept = (readers: object[], seen = ["view_organization_admin_accounts_admin"]) => {
    const { context } = fakeContext("/x", { provider: fakeProvider({ records: { user: readers } }).provider });
    Object.assign(context.user, { permissions: seen });
    return peopleOf(context, shift);
  };

  test("names its people, where they may be seen, and those of no other group", async () => {
    expect(await kept(people)).toBe("People of this group: Dewi, Bayu. Move them to another group first.");
    expect(await kept(people.slice(0, 1))).toBeNull();
    // Then the provider decides.
    expect(await kept(people, [])).toBeNull();
  });
});

describe("a change of a group", () => {
  test("that gives more is sent, and asks nobody who is in it", async () => {
    const permissions = [...shift.permissions, "view_city"];
    expect(await answered({ permissions })).toEqual({ sent: { name: "Shift", admin: "true", permissions }, asked: [] });
  });

  test("that takes something away names who loses it, and is sent once it is confirmed", async () => {
    const permissions = ["view_menu_admin"];
    const lost = "Dewi, Bayu: would lose News, Rack Type";
    expect(await answered({ permissions })).toMatchObject({ errors: { confirm: [lost] } });
    const confirm = ["view_news_admin view_rack_type_admin"];
    expect(await answered({ permissions, confirm })).toMatchObject({ sent: { permissions } });
    expect(await answered({ permissions: [], confirm })).toHaveProperty("errors.confirm");
    expect(await answered({ permissions }, { readers: [] })).toHaveProperty("sent");
  });

  test("names the first ten of many, and says where they may not be seen", async () => {
    const readers = Array.from({ length: 12 }, (_, at) => person(at, `P${at}`, [2]));
    expect(await answered({}, { readers })).toHaveProperty(
      "errors.confirm.0",
      expect.stringContaining("P9 and 2 more"),
    );
    expect(await answered({}, { seen: [] })).toHaveProperty("errors.confirm.0", expect.stringContaining("may not see"));
  });

  test("that locks its author out is never sent, confirmed or not", async () => {
    const permissions = ["view_menu_admin", "view_menu_configuration_admin", "view_groups_admin"];
    const record = { ...shift, permissions };
    const rest = { permissions: ["view_menu_admin"], confirm: ["view_groups_admin view_menu_configuration_admin"] };
    expect(await answered(rest, { record, own: "Shift" })).toMatchObject({
      errors: {
        permissions: ["This is your own group: you would lose Menu Configuration, Groups, and with it this page"],
      },
    });
    expect(await answered(rest, { record })).toHaveProperty("sent");
    expect(await answered({ permissions, admin: ["false"] }, { record, own: "Shift" })).toHaveProperty("errors.admin");
  });

  test("does not move people to the other side", async () => {
    expect(await answered({ admin: ["false"] })).toHaveProperty("errors.admin");
    expect(await answered({ admin: ["false"], sections: ["request-tenant"] }, { readers: [] })).toMatchObject({
      sent: { admin: "false", permissions: expect.arrayContaining(["view_goods_in_tenant"]) },
    });
  });

  test("needs a name; a new group is asked nothing else", async () => {
    expect(await answered({ name: [] }, { record: null })).toEqual({
      errors: { name: ["Name is required"] },
      asked: [],
    });
    expect(await answered({}, { record: null })).toHaveProperty("sent");
  });
});
