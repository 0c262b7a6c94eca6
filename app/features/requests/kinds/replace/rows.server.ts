import { z } from "zod";
import { shownReference, text } from "~/provider/rows.server";

/** A port transfer, from the replaced device to the new one (spec 2 §3 "Transfer port"). */
export const transferRow = z
  .object({
    activities: shownReference,
    old_port: shownReference,
    new_port: shownReference,
    label: text,
    label_number: text,
    old_devicename: text,
    old_portnumber: text,
    new_devicename: text,
    new_portnumber: text,
    type_cable: text,
  })
  .transform((row) => ({
    request: row.activities,
    oldPort: row.old_port,
    newPort: row.new_port,
    label: row.label,
    labelNumber: row.label_number,
    oldDeviceName: row.old_devicename,
    oldPortName: row.old_portnumber,
    newDeviceName: row.new_devicename,
    newPortName: row.new_portnumber,
    portType: row.type_cable,
  }));
export type Transfer = z.output<typeof transferRow>;
