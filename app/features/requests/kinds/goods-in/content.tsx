import { placeText } from "~/inventory/devices/device";
import { countsText } from "~/inventory/devices/ports";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatQuantity } from "~/language/numbers";
import { Icon } from "~/ui/icon";
import { recordLink } from "~/ui/record-link";
import { DeviceTable, GoodsSection } from "../../goods-section";
import { m } from "../../messages";
import { RackPart, type WithRack } from "../../rack-part";
import { linksFor } from "~/inventory/reader-links";
import { requestName } from "~/inventory/requests/request";
import type { ContentProps, RequestContents } from "../../request-kind";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import type { GoodsInRead } from "./read-content.server";
import { isScope, scopes } from "./scopes";

/** The incoming devices with their positions, and until they are in, the instructions for their scope. */
export function GoodsInContent({
  content: { goods, devices, rack },
  request,
  reader,
}: ContentProps<WithRack<GoodsInRead>>) {
  const t = useT();
  const language = useLanguage();
  const { devicePath } = linksFor(reader);
  const scope = goods?.scope ?? "";
  return (
    <GoodsSection goods={goods} reader={reader}>
      {isPending(stateOf(request)) && isScope(scope) && (
        <p className="notice">
          <Icon name="info" />
          <span>{t(scopes[scope].note)}</span>
        </p>
      )}
      <DeviceTable
        number={requestName(request)}
        heads={[t(m.deviceType), t(m.position), t(m.ports)]}
        isEmpty={devices.length === 0}
      >
        {devices.map((one) => (
          <tr key={one.id}>
            <th scope="row">{recordLink(one.name, one.device, devicePath)}</th>
            <td className="code">{one.serialNumber || NOTHING}</td>
            <td>{[one.manufactureName, one.typeName].filter(Boolean).join(", ") || NOTHING}</td>
            <td className="nowrap">{placeText(one, t) || NOTHING}</td>
            <td>{countsText(one, t) || NOTHING}</td>
            <td className="number">{formatQuantity(one.weight, "Kg", language) || NOTHING}</td>
            <td className="number">{formatQuantity(one.power, "A", language) || NOTHING}</td>
          </tr>
        ))}
      </DeviceTable>
      <RackPart part={rack} reader={reader} />
    </GoodsSection>
  );
}

export const contents: RequestContents = { "Goods In": GoodsInContent };
