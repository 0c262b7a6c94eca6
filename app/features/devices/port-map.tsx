import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { portNumber } from "~/inventory/interconnections/interconnection";
import { m } from "~/inventory/devices/messages";
import { type PortGroup, portTypeName, type PortUse } from "~/inventory/devices/ports";
import { compareNames } from "~/language/compare";
import { useT } from "~/language/context";
import type { RecordPath } from "~/ui/record-link";
import "./port-map.css";

interface PortMapProps {
  group: PortGroup;
  /** The uses of all ports of the device. */
  uses: PortUse[];
  interconnectionPath: (iix: boolean) => RecordPath;
}

/** The ports of one type as squares: a used one links to its interconnection. */
export function PortMap({ group: { type, total, free }, uses, interconnectionPath }: PortMapProps) {
  const t = useT();
  const used = uses.filter(({ portType }) => portType === type);
  const useOf = new Map(used.map((use) => [use.port, use]));
  const names = [...new Set([...free, ...useOf.keys()])].sort(compareNames);
  const otherwiseUsed = Math.max(0, total - names.length);
  const label = t(portTypeName(type));
  return (
    <div className="ports">
      <h3>{label}</h3>
      <ul className="port-map" aria-label={t(m.portMapOf, { type: label })}>
        {names.map((name) => {
          const use = useOf.get(name);
          return (
            <li key={name}>
              <Port use={use} to={use && interconnectionPath(use.iix)?.(use.interconnection)}>
                {portNumber(name)}
                <span className="sr-only">{` ${use?.name ?? t(m.free)} `}</span>
              </Port>
            </li>
          );
        })}
      </ul>
      {otherwiseUsed > 0 && <p className="dimmed">{t(m.otherwiseUsed, { n: otherwiseUsed })}</p>}
    </div>
  );
}

/** The square of a port. */
function Port({ use, to, children }: { use?: PortUse; to?: string; children: ReactNode }) {
  if (!use) return <span className="port-free">{children}</span>;
  const title = [use.name, use.otherEnd.tenantName].filter(Boolean).join(", ");
  if (!to) return <span title={title}>{children}</span>;
  return (
    <Link to={to} title={title} discover="none">
      {children}
    </Link>
  );
}
