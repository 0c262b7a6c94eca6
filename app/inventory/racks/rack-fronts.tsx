import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { nameOrId, NOTHING } from "~/language/language";
import { rackPath } from "~/paths";
import { drawRack, type RackDrawing } from "./drawing";
import { m } from "./drawing-messages";
import { RackFace } from "./rack-drawing";
import { RackKey, RackPatterns } from "./rack-key";
import type { RackDetail } from "./rows.server";
import "./rack.css";
import "./rack-fronts.css";

export interface SmallRack {
  id: number;
  name: string;
  tenant: string;
  drawing: RackDrawing;
}

/** The data of one rack in a row of drawings; its tenant's devices are highlighted. */
export function smallRack(id: number, detail: RackDetail): SmallRack {
  return { id, name: nameOrId(detail.name, id), tenant: detail.tenantName, drawing: drawRack(detail, detail) };
}

/** Front views of racks side by side. */
export function RackFronts({ racks, linked }: { racks: SmallRack[]; linked: boolean }) {
  const t = useT();
  return (
    <>
      <RackPatterns />
      <RackKey own="tenants" />
      <ul className="rack-row">
        {racks.map(({ id, name, tenant, drawing }) => (
          <li key={id}>
            <b>{linked ? <Link to={rackPath(id)}>{name}</Link> : name}</b>{" "}
            <small className="dimmed">{tenant || NOTHING}</small>{" "}
            <RackFace name={name} drawing={drawing} own="tenants" medium="small" face="front" />
            <small className="dimmed">{t(m.freeUnits, { n: drawing.use.free })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
