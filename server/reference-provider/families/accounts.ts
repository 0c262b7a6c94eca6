import { createHash } from "node:crypto";
import { z } from "zod";
import { mailLink } from "../auth/mail-links.ts";
import { may, type Caller } from "../auth/caller.ts";
import { passwordInput } from "../auth/password-rule.ts";
import { hashPassword } from "../auth/passwords.ts";
import { timestamp } from "../database/clock.ts";
import type { Row } from "../database/open.ts";
import { fieldErrors, forbidden, invalidPk } from "../engine/errors.ts";
import { condition, type Condition } from "../engine/condition.ts";
import { asJson, family, filter, type Family, type Write } from "../engine/family.ts";
import { choice, email, flag, idItem, image, many, relation, text } from "../engine/fields.ts";
import { isVisible } from "../engine/visible.ts";

const profileFields = {
  first_name: text({ max: 150 }),
  identity_no: text({ pattern: /^.{16}$/, message: "Ensure this field has 16 characters." }),
  phone: text({ pattern: /^\+?\d{10,15}$/, message: "Ensure this field has 10 to 15 digits." }),
  email: email(),
  username: text({ max: 150, pattern: /^[\w.@+-]+$/, message: "Enter a valid username." }),
  foto: image(),
};

/** An account has one group, sent as a list of one. */
const group = relation("groups", {});
const oneGroup = {
  ...group,
  schema: z.preprocess((raw) => (Array.isArray(raw) && raw.length === 1 ? (raw[0] as unknown) : raw), group.schema),
  show: (id: unknown) => [id],
};

const computed = {
  is_active: { sql: "t.is_active", show: (value: unknown) => value === 1 },
  registered: { sql: "t.registered" },
  tenant_confirmation: { sql: '"tenant".tenant_confirmation', show: (value: unknown) => value === 1 },
  groups_name: { sql: '"groups".name', show: (name: unknown) => [name] },
  groups_permissions: {
    sql: `SELECT json_group_array(p.codename) FROM group_permissions gp JOIN permission p ON p.id = gp.permission WHERE gp.groups = t.groups`,
    show: asJson,
  },
  multi_datacenter_parse: {
    sql: `SELECT json_group_array(json_object('id', d.id, 'name', d.name) ORDER BY d.name) FROM user_datacenters ud
      JOIN datacenters d ON d.id = ud.datacenter WHERE ud.user = t.id`,
    show: asJson,
  },
};

/** The accounts of both sides. `status` says active, need_verification or non_active and is read as is_active and registered. */
export const accounts = family({
  path: "user",
  table: "user",
  fields: {
    ...profileFields,
    tenant: relation("tenants", { name: "name" }, { optional: true }),
    groups: oneGroup,
    from_user: choice(["noc_admin", "tenant"], { fallback: () => "tenant" }),
    headtenant: flag({ optional: true }),
  },
  inputs: {
    password: passwordInput,
    status: choice(["active", "need_verification", "non_active"], { optional: true }),
    need_verify: flag({ optional: true }),
    multi_datacenter: many(idItem, { optional: true }),
  },
  computed,
  search: ["first_name", "username", "email", "phone", "tenant_name"],
  ordering: "first_name",
  filters: {
    from_user: filter.equal("t.from_user"),
    tenant: filter.id("t.tenant"),
    groups: filter.id("t.groups"),
    datacenter: (id) => condition("t.id IN (SELECT user FROM user_datacenters WHERE datacenter = ?)", id),
    is_active: filter.word({
      true: "t.is_active = 1",
      false: "t.is_active = 0",
      "1": "t.is_active = 1",
      "0": "t.is_active = 0",
    }),
  },
  access: { readable, writable },
  stamp: () => ({ created_at: timestamp() }),
  prepare: async ({ before, values, inputs }) => {
    const { password, status, need_verify: needVerify } = inputs;
    if (!before && !password) throw fieldErrors({ password: ["This field is required."] });
    if (password) values["password"] = await hashPassword(String(password));
    const state = needVerify === 1 ? "need_verification" : status;
    if (state)
      Object.assign(values, { is_active: Number(state !== "non_active"), registered: Number(state === "active") });
  },
  check: (write) => {
    checkOwn(write);
    checkSide(write);
  },
  saved: (write, id) => {
    const { password } = write.inputs;
    storeSites(write, id);
    if (write.values["is_active"] === 0 || write.values["password"]) write.provider.tokens.endSessions(id);
    if (write.inputs["need_verify"] === 1)
      mailLink(write.provider, id, "verify", password ? String(password) : undefined);
  },
  present: (row) => ({ ...row, gravatar_url: gravatar(String(row["email"])) }),
});

/** The caller's own account, of which everybody may change the fields in `profileNames`. */
export const ownAccount: Family = {
  ...accounts,
  access: { readable: own, writable: own },
  prepare: undefined,
  check: undefined,
  saved: undefined,
};

export const profileNames = Object.keys(profileFields);

function own(caller: Caller): Condition {
  return condition("t.id = ?", caller.id);
}

/** Everybody sees their own account; those who manage accounts, or look at tenants, see theirs. */
function readable(caller: Caller): Condition {
  if (caller.side === "tenant") {
    return may(caller, "view_my_user_account_tenant") ? condition("t.tenant = ?", caller.tenant) : own(caller);
  }
  const sides = managedSides(caller);
  if (caller.side === "admin" && may(caller, "view_organization_tenants_admin")) sides.push("tenant");
  return condition("t.id = ? OR t.from_user IN (SELECT value FROM json_each(?))", caller.id, JSON.stringify(sides));
}

/** Tenants' accounts are managed by the tenant's head and by admins, admin accounts by admins. */
function writable(caller: Caller): Condition {
  if (caller.side === "tenant" && caller.headOfTenant && may(caller, "view_my_user_account_tenant")) {
    return condition("t.tenant = ? AND t.from_user = 'tenant'", caller.tenant);
  }
  const sides = managedSides(caller);
  if (sides.length === 0) throw forbidden();
  return condition("t.from_user IN (SELECT value FROM json_each(?))", JSON.stringify(sides));
}

function managedSides(caller: Caller): string[] {
  if (caller.side !== "admin") return [];
  return [
    ...(may(caller, "view_organization_user_accounts_admin") ? ["tenant"] : []),
    ...(may(caller, "view_organization_admin_accounts_admin") ? ["noc_admin"] : []),
  ];
}

/** Nobody ends the access of the own account or changes its group (contract §12). */
function checkOwn({ caller, before, values }: Write): void {
  if (before?.["id"] !== caller.id) return;
  if (values["is_active"] === 0 || values["registered"] === 0)
    throw fieldErrors({ status: ["Nobody ends the access of the own account."] });
  if (values["groups"] !== undefined && values["groups"] !== before["groups"])
    throw fieldErrors({ groups: ["Nobody changes the group of the own account."] });
}

/** An account of a tenant has a group for tenants' people, an admin one for admins. A tenant's first account is its head. */
function checkSide({ provider: { db }, before, values }: Write): void {
  const account: Row = { ...before, ...values };
  const isAdmin = account["from_user"] === "noc_admin";
  const group = db.get<{ admin: number }>("SELECT admin FROM groups WHERE id = ?", account["groups"]);
  if (group?.admin !== Number(isAdmin)) {
    throw fieldErrors({ groups: [isAdmin ? "Choose a group for admins." : "Choose a group for tenants."] });
  }
  if (isAdmin) {
    Object.assign(values, { tenant: null, headtenant: 0 });
    return;
  }
  if (account["tenant"] == null) throw fieldErrors({ tenant: ["This field is required."] });
  const head = db.get<{ id: number }>("SELECT id FROM user WHERE tenant = ? AND headtenant = 1", account["tenant"]);
  if (!head) values["headtenant"] = 1;
  else if (account["headtenant"] === 1 && head.id !== before?.["id"]) {
    throw fieldErrors({ headtenant: ["The tenant has a head already."] });
  }
}

function storeSites({ provider: { db }, caller, inputs }: Write, user: number): void {
  const sites = inputs["multi_datacenter"] as number[] | null | undefined;
  if (!sites) return;
  const unknown = sites.find((site) => !isVisible(db, "datacenters", site, caller));
  if (unknown !== undefined) throw fieldErrors({ multi_datacenter: [invalidPk(unknown)] });
  db.run("DELETE FROM user_datacenters WHERE user = ?", user);
  db.run("INSERT INTO user_datacenters SELECT DISTINCT ?, value FROM json_each(?)", user, JSON.stringify(sites));
}

function gravatar(address: string): string {
  const hash = createHash("md5").update(address.trim().toLowerCase()).digest("hex");
  return `https://www.gravatar.com/avatar/${hash}?d=identicon`;
}
