import { dayBefore, get, minutesAgo, type Ground } from "./ground.ts";
import type { Inventory } from "./inventory.ts";
import { operator, type Organization } from "./organization.ts";

const names = [
  "Ahmad Fauzi",
  "Budi Hartono",
  "Citra Maharani",
  "Dimas Prakoso",
  "Eka Purnama",
  "Fitri Handayani",
  "Gilang Ramadhan",
  "Hesti Wulandari",
  "Irfan Hakim",
  "Julia Sitompul",
  "Krisna Putra",
  "Lina Marlina",
] as const;

const visitCount = 40;
const inside = 5;

/** People who may enter, where, and their visits; the last few are still inside. */
export function seedVisits(ground: Ground, { sites, tenants }: Organization, { racks }: Inventory): void {
  const { db, random } = ground;
  const owners = [...tenants].filter(([name]) => name !== operator);
  const people = owners.flatMap(([, tenant], turn) =>
    [0, 1].map((which) => {
      const index = turn * 2 + which;
      const name = `${names[index % names.length]}${index >= names.length ? " S." : ""}`;
      const id = db.insert("userdatacenter", {
        name,
        identity_no: `32730${String(11_000_000_000 + index * 6_700_417)}`,
        phone: `62813${String(77_000_200 + index * 91)}`,
        email: `${name
          .toLowerCase()
          .replaceAll(/[^a-z]+/g, ".")
          .replace(/\.$/, "")}@tenants.example`,
        tenant,
      });
      const rack = racks.find((candidate) => candidate.tenant === tenant);
      const site = get(sites, rack?.site ?? "DC Kuningan");
      db.insert("userdatacenteraccess", {
        userdatacenter: id,
        datacenter: site,
        date_from: dayBefore(ground, 300 - index * 3),
        date_to: which === 1 ? dayBefore(ground, -200) : null,
        status: index % 9 === 8 ? "N" : "Y",
      });
      return { id, site, labels: rack ? [rack.name] : [] };
    }),
  );
  for (let turn = 0; turn < visitCount; turn += 1) {
    const { id, site, labels } = random.pick(people);
    const isInside = turn >= visitCount - inside;
    const arrived = isInside ? (visitCount - turn) * 25 : (visitCount - turn) * 18 * 60;
    db.insert("accessactivity", {
      userdatacenter: id,
      datacenter: site,
      actv_type: 1 + (turn % 4),
      rack_id: JSON.stringify(labels),
      access_date: minutesAgo(ground, arrived),
      access_date_out: isInside ? null : minutesAgo(ground, arrived - random.between(30, 240)),
    });
  }
}
