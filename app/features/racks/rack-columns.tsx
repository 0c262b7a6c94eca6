import type { Translate } from "~/language/language";
import { DateText } from "~/ui/date-text";
import { UsageFigure } from "~/ui/usage-bar";
import type { Column, PlainColumn } from "~/lists/data-table";
import { m } from "~/inventory/racks/drawing-messages";
import { m as words } from "./messages";
import type { RackRow } from "~/inventory/racks/rows.server";

type Loaded = Pick<RackRow, "unitsUsed" | "height" | "weightUsed" | "weightMax" | "powerUsed" | "powerCapacity">;

/** How full a rack is, in every list of racks. */
export const loadColumns: readonly Column<Loaded>[] = [
  {
    key: "units_used",
    label: m.space,
    value: (rack) => rack.unitsUsed,
    cell: (rack, t) => <UsageFigure label={t(m.space)} used={rack.unitsUsed} total={rack.height} unit="U" />,
    exportOnly: [{ label: m.height, value: (rack) => rack.height }],
  },
  {
    key: "weight_used",
    label: m.weight,
    value: (rack) => rack.weightUsed,
    cell: (rack, t) => <UsageFigure label={t(m.weight)} used={rack.weightUsed} total={rack.weightMax} unit="Kg" />,
    exportOnly: [{ label: m.maximumWeight, value: (rack) => rack.weightMax }],
  },
  {
    key: "power_used",
    label: m.power,
    value: (rack) => rack.powerUsed,
    cell: (rack, t) => <UsageFigure label={t(m.power)} used={rack.powerUsed} total={rack.powerCapacity} unit="A" />,
    exportOnly: [{ label: m.powerCapacity, value: (rack) => rack.powerCapacity }],
  },
];

/** What else is known of a rack. */
export const extraColumns: readonly Column<Pick<RackRow, "dateIn" | "manufactureName" | "remark">>[] = [
  {
    key: "date_in",
    label: words.dateIn,
    value: (rack) => rack.dateIn,
    cell: (rack) => rack.dateIn && <DateText day={rack.dateIn} />,
    isExtra: true,
  },
  {
    key: "rackmanufacture_name",
    label: words.rackManufacture,
    value: (rack) => rack.manufactureName,
    isExtra: true,
  },
  { key: "remark", label: words.remark, value: (rack) => rack.remark, isExtra: true },
];

interface Sharing {
  sharedBy: string;
  sharedWith: string[];
}

/** "Shared with PT A, PT B", or who shares the rack with the reader. */
export function sharingText({ sharedBy, sharedWith }: Sharing, t: Translate) {
  if (sharedBy) return t(m.sharedBy, { tenant: sharedBy });
  return sharedWith.length > 0 && t(m.sharedWithNames, { tenants: sharedWith.join(", ") });
}

/** The same in an export. */
export const plainSharing: PlainColumn<Sharing> = {
  label: m.sharing,
  value: (rack, t) => sharingText(rack, t) || null,
};
