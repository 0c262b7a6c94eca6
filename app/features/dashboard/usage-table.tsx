import { Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { Icon } from "~/ui/icon";
import { UsageCell } from "~/ui/usage-bar";
import { TableBox } from "~/ui/table-box";
import { m } from "./messages";
import type { Usage } from "./rows.server";

interface Props {
  title: Message;
  /** The head of the name column. */
  head: Message;
  /** Of racks also how many of the used units wait for approval. */
  uses: (Usage & { unitsWaiting?: number })[];
  /** Adds the number of racks. */
  withRacks?: boolean;
  /** The page of a rack or site, for those who may see it. */
  to?: (id: number) => string;
  /** The form that adds a device, for those who may use it. */
  add?: (id: number) => string;
}

/** The usage of racks or sites: units, weight and power. */
export function UsageTable({ title, head, uses, withRacks = false, to, add }: Props) {
  const t = useT();
  const language = useLanguage();
  if (uses.length === 0) return <p className="empty">{t(m.noData)}</p>;
  return (
    <TableBox
      label={t(title)}
      className="data-table data-table-wide"
      cards
      heads={[
        t(head),
        withRacks && { words: t(m.racksHead), number: true },
        ...[m.space, m.weight, m.power].map((one) => t(one)),
        add && { words: t(m.addDevice), silent: true },
      ]}
    >
      {uses.map((use) => (
        <tr key={use.id}>
          <th scope="row">
            {to ? <a href={to(use.id)}>{use.name}</a> : use.name} {use.siteName && <small>{use.siteName}</small>}
          </th>
          {withRacks && <td className="number">{formatNumber(use.racks, language)}</td>}
          <UsageCell used={use.unitsUsed} waiting={use.unitsWaiting} total={use.unitsTotal} unit="U" />
          <UsageCell used={use.weightUsed} total={use.weightMax} unit="Kg" />
          <UsageCell used={use.powerUsed} total={use.powerCapacity} unit="A" />
          {add && (
            <td className="number">
              <Link className="button button-small" to={add(use.id)} aria-label={t(m.addDeviceTo, { rack: use.name })}>
                <Icon name="plus" />
                {t(m.addDevice)}
              </Link>
            </td>
          )}
        </tr>
      ))}
    </TableBox>
  );
}
