import { unitRanges } from "~/inventory/racks/drawing";
import { m as drawingWords } from "~/inventory/racks/drawing-messages";
import { RackFace } from "~/inventory/racks/rack-drawing";
import { RackPatterns } from "~/inventory/racks/rack-key";
import { m } from "~/inventory/devices/messages";
import { useT } from "~/language/context";
import type { DeviceWithPorts } from "./read-device.server";

/** A small front view of the device's rack with the device highlighted. */
export function DevicePlace({
  device,
  drawing,
}: {
  device: DeviceWithPorts["device"];
  drawing: DeviceWithPorts["drawing"];
}) {
  const t = useT();
  if (!drawing) return null;
  const face = device.front.length > 0 || device.back.length === 0 ? "front" : "back";
  const [place = null] = unitRanges(device[face]);
  return (
    <section className="device-place" aria-labelledby="place">
      <h2 id="place">{t(m.placeInRack)}</h2>
      <RackPatterns />
      <RackFace name={device.rackName} drawing={drawing} own="tenants" medium="small" face={face} marked={place} />
      <p className="dimmed">{t(drawingWords.freeUnits, { n: drawing.use.free })}</p>
    </section>
  );
}
