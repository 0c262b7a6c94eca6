import { z } from "zod";
import { choices, decimal, flag, id, listOf, names, numberText, reference, text } from "~/provider/rows.server";
import { phoneNumber } from "~/ui/phone.server";
import { statusOf } from "./accounts/account";

/** An account as user/ reads it, of either side (contract §2). */
export const accountRow = z
  .object({
    id,
    first_name: text,
    identity_no: numberText,
    email: text,
    phone: numberText,
    username: text,
    from_user: text,
    tenant: reference,
    tenant_name: text,
    headtenant: flag,
    is_active: flag,
    registered: flag,
    groups: choices,
    groups_name: names,
    multi_datacenter_parse: listOf(z.object({ id, name: text })),
  })
  .transform((row) => ({
    id: row.id,
    name: row.first_name,
    identityNumber: row.identity_no,
    email: row.email,
    phone: row.phone,
    telephone: phoneNumber(row.phone),
    username: row.username,
    side: row.from_user,
    tenant: row.tenant,
    tenantName: row.tenant_name,
    isHead: row.headtenant,
    isActive: row.is_active,
    status: statusOf({ isActive: row.is_active, isRegistered: row.registered }),
    groups: row.groups,
    groupNames: row.groups_name,
    sites: row.multi_datacenter_parse,
  }));
export type Account = z.output<typeof accountRow>;

/** A tenant as tenants/ reads it (contract §3). */
export const tenantRow = z
  .object({ id, name: text, address: text, phone: numberText, email: text, status: flag, tenant_confirmation: flag })
  .transform(({ status, tenant_confirmation, ...row }) => ({
    ...row,
    telephone: phoneNumber(row.phone),
    isActive: status,
    isConfirmed: tenant_confirmation,
  }));
export type Tenant = z.output<typeof tenantRow>;

/** The counts of tenants-detail/ (contract §11): any key may be missing. */
export const tenantCounts = z
  .object({
    racks_count: decimal,
    devices_count: decimal,
    interconnections_count: decimal,
    users_count: decimal,
    services_count: decimal,
  })
  .transform((row) => ({
    racks: row.racks_count,
    devices: row.devices_count,
    interconnections: row.interconnections_count,
    people: row.users_count,
    services: row.services_count,
  }));
