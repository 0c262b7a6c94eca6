import { z } from "zod";
import {
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredOption,
  requiredQuantity,
  requiredText,
} from "~/forms/schema";
import type { ListedRack } from "~/inventory/racks/rows.server";
import type { Translate } from "~/language/language";
import { yesOrNo } from "~/provider/rows.server";
import { m } from "./messages";

/** Spec 2 §5 "Rack". */
export const rackForm = (t: Translate) =>
  z
    .object({
      rack_name: requiredText(t, m.rackCode),
      date_in: requiredDay(t, m.dateIn),
      datacenter: requiredChoice(t, m.site),
      tenant: requiredChoice(t, m.tenant),
      mmr_rack: requiredOption(t, m.mmrRack, ["Y", "N"]),
      racktype: requiredChoice(t, m.rackType),
      rackmanufacture: optionalChoice(t),
      rackgroups: optionalChoice(t),
      weight: requiredQuantity(t, m.ownWeight),
      weight_max: requiredQuantity(t, m.maximumWeight),
      powercapacity: requiredQuantity(t, m.powerCapacity),
      remark: optionalText(),
    })
    .refine((rack) => Number(rack.weight) <= Number(rack.weight_max), {
      path: ["weight"],
      error: t(m.weightTooLarge),
      // Checked even if other fields are invalid, as long as both weights are valid.
      when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith("weight")),
    });

/** The initial values of a rack's form. */
export const rackFormValues = (rack: ListedRack) => ({
  rack_name: rack.name,
  date_in: rack.dateIn,
  datacenter: rack.site,
  datacenter_name: rack.siteName,
  tenant: rack.tenant,
  tenant_name: rack.tenantName,
  mmr_rack: yesOrNo(rack.isMeetMeRoom),
  racktype: rack.type,
  racktype_name: rack.typeName,
  rackmanufacture: rack.manufacture,
  rackmanufacture_name: rack.manufactureName,
  rackgroups: rack.group,
  rackgroups_name: rack.groupName,
  weight: rack.ownWeight,
  weight_max: rack.weightMax,
  powercapacity: rack.powerCapacity,
  remark: rack.remark,
});
