import { useT } from "~/language/context";
import { RackFaces } from "~/inventory/racks/rack-drawing";
import { RackKey, RackPatterns } from "~/inventory/racks/rack-key";
import { RackLoad } from "~/inventory/racks/rack-load";
import { m } from "./messages";
import type { RackPartRead } from "./read-rack-part.server";
import type { Reader } from "~/inventory/reader-links";
import "~/inventory/racks/rack.css";

/** A kind's content, with the rack of its goods. */
export type WithRack<Content> = Content & { rack?: RackPartRead };

interface RackPartProps {
  part?: RackPartRead;
  reader: Reader;
}

/** The rack of a request: its usage, and where the devices are or will be. */
export function RackPart({ part, reader: { role } }: RackPartProps) {
  const t = useT();
  if (!part) return null;
  const { rack, drawing } = part;
  const own = role === "admin" ? "tenants" : "yours";
  return (
    <section className="section stack" aria-labelledby="rack">
      <h2 id="rack">{t(m.rackNow, { rack: rack.name })}</h2>
      <RackPatterns />
      <div className="rack-load">
        <RackLoad rack={rack} drawing={drawing} />
      </div>
      <RackKey own={own} />
      <RackFaces name={rack.name} drawing={drawing} own={own} medium="paper" />
    </section>
  );
}
