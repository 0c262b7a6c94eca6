import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useT } from "~/language/context";
import type { ShellData } from "./layout.server";
import { m } from "./messages";
import { useMenuPath } from "./menu-path";

/** "You in here : " and the segments of the path; those that are screens of the person's own menu are links. */
export function Trail({ menu }: Pick<ShellData, "menu">) {
  const t = useT();
  const screens = new Set([
    "/admin",
    ...menu.flatMap((item) => ("entries" in item ? item.entries : [item])).map(({ path }) => path),
  ]);
  const segments = useMenuPath().split("/").filter(Boolean);
  return (
    <nav aria-label={t(m.trail)}>
      <div className="trail">
        <span>{t(m.youAreHere)}</span>
        {segments.map((segment, at) => {
          const path = `/${segments.slice(0, at + 1).join("/")}`;
          const isLast = at === segments.length - 1;
          return (
            <Fragment key={path}>
              {at > 0 && (
                <span className="trail-slash" aria-hidden="true">
                  /
                </span>
              )}
              {!isLast && screens.has(path) ? (
                <Link to={path}>{readable(segment)}</Link>
              ) : (
                <span aria-current={isLast ? "page" : undefined}>{readable(segment)}</span>
              )}
            </Fragment>
          );
        })}
      </div>
    </nav>
  );
}

/** A segment as people write it; one with a broken encoding stays as it is. */
function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
