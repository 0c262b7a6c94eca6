import type { ListScreen } from "~/lists/list";
import { placeText } from "~/inventory/devices/device";
import { countsText } from "~/inventory/devices/ports";
import { nouns } from "~/inventory/nouns";
import type { Translate } from "~/language/language";
import { addDevicePagePath } from "~/paths";
import { m } from "./messages";
import type { Draft } from "./rows.server";

/** "U19–U17 (3U), front and back". */
export function positionText(draft: Draft, t: Translate): string {
  const place = placeText(draft, t);
  return place && t(m.frontAndBack, { place });
}

/** The drafts of one rack as a list. */
export const draftList: ListScreen<Draft> = {
  path: addDevicePagePath,
  title: m.drafts,
  noun: nouns.devices,
  ordering: "devicename",
  columns: [
    { key: "devicename", label: m.deviceName, value: (draft) => draft.name },
    { key: "serialnumber", label: m.serialNumber, value: (draft) => draft.serialNumber },
    { key: "devicetypes_name", label: m.type, value: (draft) => draft.typeName },
    { key: "up_front", label: m.position, value: positionText, unsorted: true },
    { key: "eth", label: m.ports, value: countsText, unsorted: true },
    { key: "weight", label: m.weightKg, value: (draft) => draft.weight, number: true },
    { key: "power", label: m.powerA, value: (draft) => draft.power, number: true },
  ],
};
