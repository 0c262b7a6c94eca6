import { drawRack, type PlacedDevice, rangesText } from "~/inventory/racks/drawing";
import { deviceStatus, m as drawingWords } from "~/inventory/racks/drawing-messages";
import { portCountsText, RackFaces } from "~/inventory/racks/rack-drawing";
import { RackKey } from "~/inventory/racks/rack-key";
import { useSpaceParts } from "~/inventory/racks/rack-load";
import { facesName } from "~/inventory/racks/rack-view";
import type { RackDetail } from "~/inventory/racks/rows.server";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { Facts } from "~/ui/facts";
import { TableBox } from "~/ui/table-box";
import { m } from "./rack-report-messages";

type RackOnPaper = ReturnType<typeof rackOnPaper>;

/** The data of one rack in the report; its tenant's devices are highlighted. */
export function rackOnPaper(rack: RackDetail) {
  const { name, siteName: site, tenantName: tenant, heightInInches: size } = rack;
  const { weightUsed, weightMax, powerUsed, powerCapacity } = rack;
  return {
    name,
    site,
    tenant,
    size,
    load: { weightUsed, weightMax, powerUsed, powerCapacity },
    drawing: drawRack(rack, rack),
  };
}

/**
 * One rack on paper: facts and both faces, which are never parted, then the table of its devices. `tellsSite`: racks of
 * several sites may have the same name.
 */
export function RackReport({
  rack: { name, site, tenant, size, load, drawing },
  tellsSite,
}: {
  rack: RackOnPaper;
  tellsSite: boolean;
}) {
  const t = useT();
  const language = useLanguage();
  const spaceParts = useSpaceParts(drawing);
  const number = (value: number | null) => formatNumber(value, language);
  return (
    <>
      <section className="rack-on-paper">
        <h2>{t(m.frontAndBack, { rack: name })}</h2>
        <Facts
          paper
          facts={[
            [t(m.site), tellsSite && (site || NOTHING)],
            [t(m.tenant), tenant || NOTHING],
            [t(m.size), t(m.rackSize, { height: drawing.height, size: number(size) })],
            [t(m.space), spaceParts.join(", ")],
            [
              t(m.load),
              t(m.loadOf, {
                weight: number(load.weightUsed),
                weightMax: number(load.weightMax),
                power: number(load.powerUsed),
                powerMax: number(load.powerCapacity),
              }),
            ],
          ]}
        />
        <RackFaces name={name} drawing={drawing} own="tenants" medium="paper" />
        <RackKey own="tenants" />
      </section>
      <h2>{t(m.devicesIn, { rack: name })}</h2>
      <DevicesOnPaper label={t(m.devicesIn, { rack: name })} devices={drawing.devices} />
    </>
  );
}

const heads = ["number", "unit", "device", "type", "serialNumber", "faces", "ports", "status"] as const;

function DevicesOnPaper({ label, devices }: { label: string; devices: PlacedDevice[] }) {
  const t = useT();
  return (
    <TableBox label={label} className="sheet-list" heads={heads.map((head) => t(drawingWords[head]))}>
      {devices.length === 0 && (
        <tr>
          <td colSpan={heads.length}>{t(drawingWords.empty)}</td>
        </tr>
      )}
      {devices.map((placed, row) => (
        <tr key={row}>
          <td className="number">{row + 1}</td>
          <td className="nowrap">{rangesText(placed.ranges)}</td>
          <td>
            <b>{placed.device.name || NOTHING}</b>
          </td>
          <td>{placed.device.type || NOTHING}</td>
          <td className="code">{placed.device.serialNumber || NOTHING}</td>
          <td>{t(facesName(placed.faces))}</td>
          <td>{portCountsText(placed.device) || NOTHING}</td>
          <td>{t(deviceStatus(placed.device.state))}</td>
        </tr>
      ))}
    </TableBox>
  );
}
