import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { recordLink } from "~/ui/record-link";
import { DeviceTable, GoodsSection } from "../../goods-section";
import { m } from "../../messages";
import { RackPart, type WithRack } from "../../rack-part";
import { linksFor } from "~/inventory/reader-links";
import { requestName } from "~/inventory/requests/request";
import type { ContentProps, RequestContents } from "../../request-kind";
import type { GoodsOutRead } from "./read-content.server";

/** The outgoing devices. */
export function GoodsOutContent({
  content: { goods, devices, rack },
  request,
  reader,
}: ContentProps<WithRack<GoodsOutRead>>) {
  const t = useT();
  const language = useLanguage();
  const { devicePath, rackPath } = linksFor(reader);
  const rackOf = (name: string) =>
    name === "" || name === goods?.rackName
      ? recordLink(goods?.rackName ?? "", goods?.rack ?? null, rackPath) || NOTHING
      : name;
  return (
    <GoodsSection goods={goods} reader={reader}>
      <DeviceTable number={requestName(request)} heads={[t(m.rack)]} isEmpty={devices.length === 0}>
        {devices.map(({ id, device, name, serialNumber, weight, power, rackName }) => (
          <tr key={id}>
            <th scope="row">{recordLink(name, device, devicePath) || NOTHING}</th>
            <td className="code">{serialNumber || NOTHING}</td>
            <td className="nowrap">{rackOf(rackName)}</td>
            <td className="number">{formatQuantity(weight, "Kg", language) || NOTHING}</td>
            <td className="number">{formatQuantity(power, "A", language) || NOTHING}</td>
          </tr>
        ))}
      </DeviceTable>
      <RackPart part={rack} reader={reader} />
    </GoodsSection>
  );
}

export const contents: RequestContents = { "Goods Out": GoodsOutContent };
