import { rackDetail, type RackDetail } from "~/inventory/racks/rows.server";

interface Entry {
  units: (number | string | null)[];
  id?: number | string;
  name?: string;
  status?: string;
  tenant?: string | number;
  faces?: "front" | "back" | "both";
  eth?: number | string;
  sfp?: number | string;
}

/** A racks/detail/ answer as a provider sends it, parsed as the portal does. */
export function rackWith(entries: Entry[], rack: Record<string, unknown> = {}): RackDetail {
  const rows = (field: "up_front" | "up_back") =>
    entries
      .filter(({ faces = "both" }) => faces === "both" || `up_${faces}` === field)
      .flatMap(({ units, id, name, status = "I", tenant, eth, sfp }) =>
        units.map((unit) => ({
          [field]: unit,
          status,
          device__id: id ?? null,
          device__devicename: name ?? null,
          device__serialnumber: name && `SN-${name}`,
          device__tenant: tenant,
          device__type: name && "Switch",
          device__qty_eth: eth,
          device__qty_sfp: sfp,
        })),
      );
  return rackDetail.parse({
    rack_name: "JKT1-A-07",
    racktype_height: 12,
    ...rack,
    up_front_used: rows("up_front"),
    up_back_used: rows("up_back"),
  });
}
