import { Link } from "@remix-run/react";
import { portNumber } from "~/inventory/interconnections/interconnection";
import { m } from "~/inventory/devices/messages";
import { type PortGroup, portTypeName, type PortUse } from "~/inventory/devices/ports";
import { compareNames } from "~/language/compare";
import { useT } from "~/language/context";
import "./port-map.css";

interface PortMapProps {
  group: PortGroup;
  /** Of all ports of the device. */
  uses: PortUse[];
  interconnectionPath: (use: PortUse) => string;
}

/** The ports of one type as squares: one in use leads to the interconnection that holds it. */
export function PortMap({ group: { type, total, free }, uses, interconnectionPath }: PortMapProps) {
  const t = useT();
  const used = uses.filter(({ portType }) => portType === type);
  const held = new Map(used.map((use) => [use.port, use]));
  const names = [...new Set([...free, ...held.keys()])].sort(compareNames);
  const untold = Math.max(0, total - names.length);
  const label = t(portTypeName(type));
  return (
    <div>
      <h3>{label}</h3>
      <ul className="port-map" aria-label={t(m.portMapOf, { type: label })}>
        {names.map((name) => {
          const use = held.get(name);
          return (
            <li key={name}>
              {use ? (
                <Link
                  to={interconnectionPath(use)}
                  title={[use.name, use.otherEnd.tenantName].filter(Boolean).join(", ")}
                  discover="none"
                >
                  {portNumber(name)}
                  <span className="sr-only">{` ${use.name} `}</span>
                </Link>
              ) : (
                <span className="port-free">
                  {portNumber(name)}
                  <span className="sr-only">{` ${t(m.free)} `}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {untold > 0 && <p className="dimmed">{t(m.otherwiseUsed, { n: untold })}</p>}
    </div>
  );
}
