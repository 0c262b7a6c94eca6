import { Link } from "@remix-run/react";
import { RackFronts, type SmallRack } from "~/inventory/racks/rack-fronts";
import { useT } from "~/language/context";
import { sitePath } from "~/paths";
import { Icon } from "~/ui/icon";
import { m } from "./site-detail-messages";

export const DRAWINGS_PER_PAGE = 48;

interface SiteDrawingsProps {
  site: number;
  /** One page of the drawings; null until they are asked for. */
  drawings: { page: number; last: number; racks: SmallRack[]; notDrawn: string[] } | null;
  linked: boolean;
  /** The report of all racks, for readers who may see it. */
  print?: string;
}

/** The site's racks as drawings side by side, shown on demand. */
export function SiteDrawings({ site, drawings, linked, print }: SiteDrawingsProps) {
  const t = useT();
  const at = (page: number) => `${sitePath(site)}&drawings=1&page=${page}#drawings`;
  return (
    <section className={drawings ? "section" : "section screen-only"} aria-labelledby="drawings">
      <div className="section-head">
        <h2 id="drawings">{t(m.drawings)}</h2>
        <span className="page-actions">
          <Link to={drawings ? sitePath(site) : at(1)} preventScrollReset>
            {t(drawings ? m.hideDrawings : m.showDrawings)}
          </Link>{" "}
          {print && (
            <a className="button button-small" href={print} target="_blank" rel="noopener">
              <Icon name="print" />
              {t(m.print)}
            </a>
          )}
        </span>
      </div>
      {drawings && drawings.notDrawn.length > 0 && (
        <p className="notice notice-wait">{t(m.notDrawn, { racks: drawings.notDrawn.join(", ") })}</p>
      )}
      {drawings && <RackFronts racks={drawings.racks} linked={linked} />}
      {drawings && drawings.last > 1 && (
        <nav className="list-foot actions-row" aria-label={t(m.drawings)}>
          {drawings.page > 1 && (
            <Link className="button button-small" to={at(drawings.page - 1)}>
              <Icon name="left" />
              {t(m.previous)}
            </Link>
          )}{" "}
          <span>{t(m.drawingsPage, { page: drawings.page, pages: drawings.last })}</span>{" "}
          {drawings.page < drawings.last && (
            <Link className="button button-small" to={at(drawings.page + 1)}>
              {t(m.next)}
              <Icon name="chevron" />
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
