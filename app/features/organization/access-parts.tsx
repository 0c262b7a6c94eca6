import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import "~/ui/styles/list-parts.css";
import { m } from "./access-messages";

const admin: readonly [string, Message][] = [
  ["/admin/organization/datacenter-access", m.people],
  ["/admin/organization/datacenter-access/permits", m.permits],
  ["/admin/organization/datacenter-access/visits", m.visits],
];
const tenant: readonly [string, Message][] = [
  ["/datacenter/mydatacenteraccess", m.people],
  ["/datacenter/mydatacenteraccess/permits", m.permits],
];

/** The lists of datacenter access, of the NOC or of a tenant; `here` is the path of the one that is shown. */
export function AccessParts({ here }: { here: string }) {
  const t = useT();
  const parts = here.startsWith("/admin/") ? admin : tenant;
  return (
    <nav className="views list-parts" aria-label={t(m.parts)}>
      {parts.map(([path, label]) => (
        <Link key={path} to={path} aria-current={path === here ? "page" : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
