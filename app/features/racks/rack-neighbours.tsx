import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { breakable } from "~/ui/breakable";
import { Icon } from "~/ui/icon";
import { m } from "./messages";
import type { Neighbours } from "~/inventory/racks/read-rack.server";

/** Links to the racks beside this one at its site. */
export function RackNeighbours({ previous, next, to }: Neighbours & { to: (id: number) => string }) {
  const t = useT();
  if (!previous && !next) return null;
  return (
    <nav className="actions-row" aria-label={t(m.neighbours)}>
      {previous && (
        <Link className="button button-small" to={to(previous.id)} aria-label={t(m.previous, { name: previous.name })}>
          <Icon name="left" />
          {breakable(previous.name)}{" "}
        </Link>
      )}
      {next && (
        <Link className="button button-small" to={to(next.id)} aria-label={t(m.next, { name: next.name })}>
          {breakable(next.name)}
          <Icon name="chevron" />
        </Link>
      )}
    </nav>
  );
}
