import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { m } from "./messages";
import type { Use } from "./references.server";

/** "Still in use by: Devices (11), Rack shares (1).", with links to the lists; the provider may know of others. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const t = useT();
  return (
    <>
      {t(m.stillUsedBy)}{" "}
      {uses.map(({ label, to }, at) => (
        <span key={label}>
          {to ? <Link to={to}>{label}</Link> : label}
          {at < uses.length - 1 && ", "}
        </span>
      ))}
      . {t(m.mayBeOthers)}
    </>
  );
}
