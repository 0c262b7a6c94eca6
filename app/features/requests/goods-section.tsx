import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { Facts } from "~/ui/facts";
import { recordLink } from "~/ui/record-link";
import { TableBox } from "~/ui/table-box";
import { isScope, scopes } from "./kinds/goods-in/scopes";
import type { Goods } from "./goods-rows.server";
import { m } from "./messages";
import { linksFor, type Reader } from "~/inventory/reader-links";

interface GoodsSectionProps {
  goods: Goods | null;
  reader: Reader;
  children: ReactNode;
}

/** The common part of Goods In and Goods Out: rack, scope and remark, then the devices. */
export function GoodsSection({ goods, reader, children }: GoodsSectionProps) {
  const t = useT();
  const { rackPath } = linksFor(reader);
  const { rack = null, rackName = "", scope = "", remark = "" } = goods ?? {};
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{t(m.devices)}</h2>
      <Facts
        facts={[
          [t(m.rack), recordLink(rackName, rack, rackPath)],
          [t(m.scope), isScope(scope) ? t(scopes[scope].label) : scope],
          [t(m.remark), remark],
        ]}
      />
      {children}
    </section>
  );
}

interface DeviceTableProps {
  number: string;
  /** The heads between serial number and weight. */
  heads: readonly string[];
  isEmpty: boolean;
  children: ReactNode;
}

/** Devices with name, serial number, weight and power; the kind supplies the cells in between. */
export function DeviceTable({ number, heads, isEmpty, children }: DeviceTableProps) {
  const t = useT();
  if (isEmpty) return <p className="empty">{t(m.noDevices)}</p>;
  return (
    <TableBox
      label={t(m.devicesOf, { number })}
      className="data-table data-table-tight"
      cards
      heads={[
        t(m.name),
        t(m.serialNumber),
        ...heads,
        ...[m.weight, m.power].map((head) => ({ words: t(head), number: true as const })),
      ]}
    >
      {children}
    </TableBox>
  );
}
