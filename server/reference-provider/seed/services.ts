import type { Row } from "../database/open.ts";
import { daysAgo, get, insertAll, type Ground } from "./ground.ts";
import type { Inventory } from "./inventory.ts";
import { operator, type Organization } from "./organization.ts";

/** The catalogue and the tenants' services. */
export function seedServices(ground: Ground, { tenants }: Organization, { devices }: Inventory): void {
  const { db } = ground;
  const catalogue = insertAll(
    db,
    "services",
    ["name", "des"],
    [
      ["Electricity", "Amperes of feed A and B"],
      ["Switch", "A managed switch in the tenant's rack"],
      ["OTB", "An optical termination box"],
      ["IIX Interconnection", "Ports at the internet exchange"],
    ],
  );
  let turn = 0;
  for (const [name, tenant] of tenants) {
    if (name === operator) continue;
    const own = devices.filter((device) => device.tenant === tenant);
    const rack = own[0]?.rack.id ?? null;
    const device = (prefix: string) => own.find(({ model }) => model.prefix === prefix)?.id;
    const status = turn % 7 === 6 ? "S" : turn % 9 === 8 ? "T" : "A";
    const service = (kind: string, detail: number, part: Row) =>
      db.insert("servicerackdetails", {
        tenant,
        service: get(catalogue, kind),
        rack,
        detail_service: detail,
        status,
        created_at: daysAgo(ground, 30 + turn * 19 + detail),
        ...part,
      });
    service("Electricity", turn % 4 === 3 ? 2 : 1, { ampere: 4 + (turn % 5) * 2 });
    service("Switch", 3, { device: device("sw-edge") ?? own[0]?.id ?? null });
    if (device("odf-lc")) service("OTB", 4, { device: device("odf-lc") });
    service("IIX Interconnection", 5, { count_iixservice: 2 + (turn % 3), status: "A" });
    turn += 1;
  }
}
