import { useLanguage, useT } from "~/language/context";
import { formatQuantity } from "~/language/numbers";
import { recordLink } from "~/ui/record-link";
import { DeviceTable, GoodsSection } from "../goods-section";
import { m } from "../messages";
import { RackPart, type WithRack } from "../rack-part";
import { linksFor } from "../reader-links";
import { requestName } from "~/inventory/requests/request";
import type { ContentProps } from "../request-kind";
import type { GoodsOutRead } from "./read-content.server";

/** Devices that go out. */
export function GoodsOutContent({
  content: { goods, devices, rack },
  request,
  reader,
}: ContentProps<WithRack<GoodsOutRead>>) {
  const t = useT();
  const language = useLanguage();
  const { devicePath } = linksFor(reader);
  return (
    <GoodsSection goods={goods} reader={reader}>
      <DeviceTable number={requestName(request)} heads={[t(m.rack)]} isEmpty={devices.length === 0}>
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
      <RackPart part={rack} reader={reader} />
    </GoodsSection>
  );
}
