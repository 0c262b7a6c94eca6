import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { sitePath } from "~/paths";
import { UsageBar } from "~/ui/usage-bar";
import { ActiveBadge } from "~/ui/status";
import { siteClass } from "./dashboard";
import { m } from "./messages";
import type { SiteRow, Usage } from "./rows.server";
import "./site-card.css";

/** One site of the Site List (spec 1 §2). */
export function SiteCard({ site, use, linked }: { site: SiteRow; use?: Usage; linked: boolean }) {
  const t = useT();
  const content = (
    <>
      <SitePicture image={site.cityImage} />
      <div className="site-text">
        <b>{site.name}</b> <ActiveBadge isActive={site.isActive} />{" "}
        <span className="dimmed">{t(m.cityInIndonesia, { city: site.cityName })}</span>
        {use?.unitsTotal && use.unitsUsed !== null ? (
          <UsageBar label={t(m.unitsUsed)} used={use.unitsUsed} total={use.unitsTotal} unit="U" />
        ) : null}
      </div>
    </>
  );
  const className = `site ${siteClass(site.id)}`;
  return linked ? (
    <Link className={className} to={sitePath(site.id)}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}

/**
 * A picture over the default cityscape, which remains visible without a picture or if it cannot be loaded, with and
 * without script. An img would show a broken image; a background shows nothing.
 */
export function SitePicture({ image }: { image: string | null }) {
  return (
    <>
      <svg viewBox="0 0 72 72" width="72" height="72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M8 56V34h10v22M18 56V22h12v34M30 56V40h9v16M39 56V28h6l6 6v22M51 56V44h10v12M22 28h4M22 34h4M43 40h4M43 46h4M4 56h64" />
      </svg>
      {image && <span className="site-photo" style={{ backgroundImage: `url("/media/${image}")` }} />}
    </>
  );
}
