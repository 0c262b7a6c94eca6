import { Link, useMatches } from "@remix-run/react";
import { Fragment } from "react";
import { useT } from "~/language/context";
import type { ShellData } from "./layout.server";
import { m } from "./messages";
import { useMenuPath } from "./menu-path";

/**
 * The breadcrumb: "You in here : " and the segments of the path; those that are screens of the person's own menu are
 * links. The last one is the record's name, in place of its id if the path has it.
 */
export function Trail({ menu }: Pick<ShellData, "menu">) {
  const t = useT();
  const screens = new Set([
    "/admin",
    ...menu.flatMap((item) => ("entries" in item ? item.entries : [item])).map(({ path }) => path),
  ]);
  const place = useMenuPath().split("/").filter(Boolean);
  // The last route need not be the one that has the data (crud/routes.ts).
  const record = useMatches()
    .map(({ data }) => recordOf(data))
    .find(Boolean);
  const segments = record && !isId(place.at(-1)) ? [...place, record] : place;
  return (
    <nav aria-label={t(m.trail)}>
      <div className="trail">
        <span>{t(m.youAreHere)}</span>
        {segments.map((segment, at) => {
          const path = `/${segments.slice(0, at + 1).join("/")}`;
          const isLast = at === segments.length - 1;
          return (
            <Fragment key={path}>
              {at > 0 && <span aria-hidden="true">/</span>}
              {!isLast && screens.has(path) ? (
                <Link to={path}>{readable(segment)}</Link>
              ) : (
                <span aria-current={isLast ? "page" : undefined}>{(isLast && record) || readable(segment)}</span>
              )}
            </Fragment>
          );
        })}
      </div>
    </nav>
  );
}

const isId = (segment = "") => /^\d+$/.test(segment);

/** The name of a page's record, from its loader data (`record`). */
const recordOf = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "record" in data && typeof data.record === "string"
    ? data.record
    : undefined;

/** A decoded segment; one with an invalid encoding stays as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
