import type { Message, Translate } from "~/language/language";
import { dayCells } from "~/ui/date-text";
import { usageLook, UsageText } from "~/ui/usage-bar";
import type { Column, PlainColumn } from "~/lists/data-table";
import { m } from "~/inventory/racks/rack-messages";
import { m as rackWords } from "./messages";
import type { RackRow } from "~/inventory/racks/rows.server";

type Limited = Pick<RackRow, "unitsUsed" | "height" | "weightUsed" | "weightMax" | "powerUsed" | "powerCapacity">;

interface Loaded extends Limited {
  /** Of the used units. */
  unitsWaiting?: number;
}

interface Load {
  /** The provider's field that the column sorts by. */
  key: string;
  /** The used amount and its limit. */
  fields: readonly [keyof Limited, keyof Limited];
  /** The part of it that waits for approval. */
  waiting?: "unitsWaiting";
  /** The labels of the used amount, on the screen and in an export, and of its limit. */
  words: readonly [Message, Message, Message];
  unit: string;
}

function loadColumn(load: Load): Column<Loaded> {
  const { key, fields, waiting, words, unit } = load;
  const [used, total] = fields;
  const [label, exportLabel, limit] = words;
  const usage = (rack: Loaded) => ({ used: rack[used], waiting: waiting && rack[waiting], total: rack[total], unit });
  return {
    key,
    label,
    exportLabel,
    value: (rack) => rack[used],
    look: (rack) => usageLook(usage(rack)),
    cell: (rack) => <UsageText {...usage(rack)} />,
    exportOnly: [{ label: limit, value: (rack) => rack[total] }],
  };
}

/** The usage columns of every list of racks. */
export const loadColumns: readonly Column<Loaded>[] = [
  loadColumn({
    key: "units_used",
    fields: ["unitsUsed", "height"],
    waiting: "unitsWaiting",
    words: [m.space, m.unitsUsed, m.height],
    unit: "U",
  }),
  loadColumn({
    key: "weight_used",
    fields: ["weightUsed", "weightMax"],
    words: [m.weight, m.weightUsed, m.maximumWeightInKg],
    unit: "Kg",
  }),
  loadColumn({
    key: "power_used",
    fields: ["powerUsed", "powerCapacity"],
    words: [m.power, m.powerUsed, m.powerCapacityInAmperes],
    unit: "A",
  }),
];

/** Optional columns of racks. */
export const extraColumns: readonly Column<Pick<RackRow, "dateIn" | "manufactureName" | "remark">>[] = [
  {
    key: "date_in",
    label: rackWords.dateIn,
    ...dayCells((rack: Pick<RackRow, "dateIn">) => rack.dateIn),
    isExtra: true,
  },
  {
    key: "rackmanufacture_name",
    label: rackWords.rackManufacture,
    value: (rack) => rack.manufactureName,
    isExtra: true,
  },
  { key: "remark", label: rackWords.remark, value: (rack) => rack.remark, isExtra: true },
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

/** The same for exports. */
export const plainSharing: PlainColumn<Sharing> = {
  label: m.sharing,
  value: (rack, t) => sharingText(rack, t) || null,
};
