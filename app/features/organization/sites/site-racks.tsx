import { Link } from "@remix-run/react";
import type { RackRow, WaitingRack } from "~/inventory/racks/rows.server";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { rackListPath, rackPath } from "~/paths";
import { Icon } from "~/ui/icon";
import { recordLink, type RecordPath } from "~/ui/record-link";
import { LabelledUsage, UsageCell } from "~/ui/usage-bar";
import { TableBox } from "~/ui/table-box";
import { m } from "./site-detail-messages";

type Measure = "unitsUsed" | "height" | "weightUsed" | "weightMax" | "powerUsed" | "powerCapacity";

/** The total usage of the site's racks, as far as they tell both what is used and its limit. */
export function SiteCapacity({ racks }: { racks: RackRow[] }) {
  const t = useT();
  const usage = (used: Measure, most: Measure) => {
    const known = racks.filter((rack) => rack[used] !== null && rack[most] !== null);
    const sum = (measure: Measure) => known.reduce((total, rack) => total + (rack[measure] ?? 0), 0);
    return known.length === 0 ? { used: null, total: null } : { used: sum(used), total: sum(most) };
  };
  return (
    <section aria-labelledby="capacity">
      <h2 id="capacity" className="sr-only">
        {t(m.capacity)}
      </h2>
      <div className="stack">
        <LabelledUsage label={t(m.space)} {...usage("unitsUsed", "height")} unit="U" />
        <LabelledUsage label={t(m.weight)} {...usage("weightUsed", "weightMax")} unit="Kg" />
        <LabelledUsage label={t(m.power)} {...usage("powerUsed", "powerCapacity")} unit="A" />
      </div>
    </section>
  );
}

interface SiteRacksProps {
  site: number;
  racks: WaitingRack[];
  linked: boolean;
  tenantPath: RecordPath;
}

/** The site's racks with their usage. */
export function SiteRacks({ site, racks, linked, tenantPath }: SiteRacksProps) {
  const t = useT();
  return (
    <section aria-labelledby="racks">
      <div className="section-head">
        <h2 id="racks">{t(m.racks)}</h2>
        <span className="dimmed">{formatNumber(racks.length, useLanguage())}</span>{" "}
        {linked && (
          <Link className="button button-small" to={`${rackListPath}/form?datacenter=${site}`}>
            <Icon name="plus" />
            {t(m.createRack)}
          </Link>
        )}
      </div>
      {racks.length === 0 && <p className="empty">{t(m.noData)}</p>}
      {racks.length > 0 && (
        <TableBox
          label={t(m.racksTable)}
          className="data-table data-table-wide"
          cards
          heads={[m.rack, m.tenant, m.type, m.space, m.weight, m.power].map((head) => t(head))}
        >
          {racks.map((rack) => (
            <tr key={rack.id}>
              <th scope="row">{recordLink(rack.name, rack.id, linked ? rackPath : undefined) || NOTHING}</th>
              <td>{recordLink(rack.tenantName, rack.tenant, tenantPath) || NOTHING}</td>
              <td>{rack.typeName || NOTHING}</td>
              <UsageCell used={rack.unitsUsed} waiting={rack.unitsWaiting} total={rack.height} unit="U" />
              <UsageCell used={rack.weightUsed} total={rack.weightMax} unit="Kg" />
              <UsageCell used={rack.powerUsed} total={rack.powerCapacity} unit="A" />
            </tr>
          ))}
        </TableBox>
      )}
    </section>
  );
}
