import { z } from "zod";
import { text } from "~/provider/rows.server";

const ofSite = z.object({ datacenter_name: text });

/** Racks as choices; of those of one name each with its site. */
export const rackChoices = {
  family: "racks",
  label: "rack_name",
  about: (rack: object): string => ofSite.parse(rack).datacenter_name,
};
