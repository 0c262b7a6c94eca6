import type { ReactNode } from "react";
import { placeText } from "~/inventory/devices/device";
import { useLanguage, useT } from "~/language/context";
import { formatQuantity } from "~/language/numbers";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { recordLink } from "~/ui/record-link";
import { TableBox } from "~/ui/table-box";
import { countsText } from "../goods-in/ports";
import { isScope, scopes } from "../goods-in/scopes";
import { m } from "../messages";
import type { Content } from "./content";
import { linksFor, type Reader } from "../reader-links";
import type { Goods } from "./rows.server";

type GoodsIn = Extract<Content, { of: "goods-in" }>;
type GoodsOut = Extract<Content, { of: "goods-out" }>;

interface GoodsInProps extends GoodsIn {
  number: string;
  pending: boolean;
  reader: Reader;
}

/** Devices that come in, each with its place in the rack; and while they do, what their scope asks for. */
export function GoodsInContent({ goods, devices, pending, ...page }: GoodsInProps) {
  const t = useT();
  const language = useLanguage();
  const { devicePath } = linksFor(page.reader);
  const scope = goods?.scope ?? "";
  return (
    <GoodsSection goods={goods} {...page}>
      {pending && isScope(scope) && (
        <p className="notice">
          <Icon name="info" />
          <span>{t(scopes[scope].note)}</span>
        </p>
      )}
      <DeviceTable {...page} heads={[t(m.deviceType), t(m.position), t(m.ports)]} isEmpty={devices.length === 0}>
        {devices.map((one) => (
          <tr key={one.id}>
            <th scope="row">{recordLink(one.devicename, one.device, devicePath)}</th>
            <td className="code">{one.serialnumber || "–"}</td>
            <td>{[one.devices_manufacture_name, one.devicetypes_name].filter(Boolean).join(", ") || "–"}</td>
            <td className="nowrap">{placeText(one, t) || "–"}</td>
            <td>{countsText(one, t) || "–"}</td>
            <td className="number">{formatQuantity(one.weight, "Kg", language) || "–"}</td>
            <td className="number">{formatQuantity(one.power, "A", language) || "–"}</td>
          </tr>
        ))}
      </DeviceTable>
    </GoodsSection>
  );
}

/** Devices that go out. */
export function GoodsOutContent({ goods, devices, ...page }: GoodsOut & { number: string; reader: Reader }) {
  const t = useT();
  const language = useLanguage();
  const { devicePath } = linksFor(page.reader);
  return (
    <GoodsSection goods={goods} {...page}>
      <DeviceTable {...page} heads={[t(m.rack)]} isEmpty={devices.length === 0}>
        {devices.map(({ id, device, device_detail: detail, racks_name }) => (
          <tr key={id}>
            <th scope="row">{recordLink(detail.devicename, device, devicePath) || "–"}</th>
            <td className="code">{detail.serialnumber || "–"}</td>
            <td className="nowrap">{racks_name || goods?.racks_name || "–"}</td>
            <td className="number">{formatQuantity(detail.weight, "Kg", language) || "–"}</td>
            <td className="number">{formatQuantity(detail.devpower, "A", language) || "–"}</td>
          </tr>
        ))}
      </DeviceTable>
    </GoodsSection>
  );
}

interface GoodsSectionProps {
  goods: Goods | null;
  reader: Reader;
  children: ReactNode;
}

function GoodsSection({ goods, reader, children }: GoodsSectionProps) {
  const t = useT();
  const { rackPath } = linksFor(reader);
  const { racks = null, racks_name = "", scope = "", remark = "" } = goods ?? {};
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{t(m.devices)}</h2>
      <Facts
        facts={[
          [t(m.rack), recordLink(racks_name, racks, rackPath)],
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
  /** Heads between the serial number and the weight. */
  heads: readonly string[];
  isEmpty: boolean;
  children: ReactNode;
}

function DeviceTable({ number, heads, isEmpty, children }: DeviceTableProps) {
  const t = useT();
  if (isEmpty) return <p className="empty">{t(m.noDevices)}</p>;
  return (
    <TableBox
      label={t(m.devicesOf, { number })}
      className="data-table data-table-tight"
      heads={[
        t(m.name),
        t(m.serialNumber),
        ...heads,
        ...[m.weight, m.power].map((head) => (
          <th key={head.en} scope="col" className="number">
            {t(head)}
          </th>
        )),
      ]}
    >
      {children}
    </TableBox>
  );
}
