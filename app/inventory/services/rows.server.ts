import { z } from "zod";
import { reference, decimal, id, moment, text } from "~/provider/rows.server";

/** A tenant's service as servicerackdetails/ reads it (spec 2 §3). */
export const serviceRow = z.object({
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
export type Service = z.output<typeof serviceRow>;
