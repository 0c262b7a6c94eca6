import { z } from "zod";
import { decimal, flag, id, text } from "~/provider/rows";

/** A tenant as tenants/ reads it (contract §3). */
export const tenantRow = z.object({
  id,
  name: text,
  address: text,
  phone: text,
  email: text,
  status: flag.transform((on) => (on ? "Y" : "N")),
  tenant_confirmation: flag.transform(String),
});
export type Tenant = z.output<typeof tenantRow>;

/** What tenants-detail/ counts (contract §11): any key may be missing. */
export const tenantCounts = z.object({
  racks_count: decimal,
  devices_count: decimal,
  interconnections_count: decimal,
  users_count: decimal,
  services_count: decimal,
});
