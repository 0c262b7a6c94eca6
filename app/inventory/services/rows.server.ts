import { z } from "zod";
import { reference, decimal, id, moment, text } from "~/provider/rows.server";

/** A tenant's service as servicerackdetails/ reads it (spec 2 §3). */
const fields = z.object({
  id,
  tenant: reference,
  tenant_name: text,
  service: reference,
  service_name: text,
  rack: reference,
  rack_name: text,
  detail_service: text,
  ampere: decimal,
  device: reference,
  device_name: text,
  count_iixservice: decimal,
  status: text,
  created_at: moment,
});

/** A tenant's service: a catalogue entry with its detail, a code, and the values that the detail requires. */
export const serviceRow = fields.transform((row) => ({
  id: row.id,
  tenant: row.tenant,
  tenantName: row.tenant_name,
  service: row.service,
  serviceName: row.service_name,
  rack: row.rack,
  rackName: row.rack_name,
  detail: row.detail_service,
  ampere: row.ampere,
  device: row.device,
  deviceName: row.device_name,
  count: row.count_iixservice,
  status: row.status,
  createdAt: row.created_at,
}));
export type Service = z.output<typeof serviceRow>;
