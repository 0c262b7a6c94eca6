import type { LoaderFunctionArgs } from "@remix-run/node";
import { listBefore } from "~/crud/return-path";
import { Link, useLoaderData } from "@remix-run/react";
import { siteClass } from "~/features/dashboard/dashboard";
import { InsideSection } from "~/features/dashboard/inside-section";
import { SitePicture } from "~/features/dashboard/site-card";
import { readUnitsWaiting } from "~/inventory/racks/read-units-waiting.server";
import { fillInUnits } from "~/inventory/racks/fill-in-units.server";
import { cityNames, rackNames } from "~/inventory/names.server";
import { readOne } from "~/lists/list.server";
import { withNames } from "~/lists/names.server";
import { nullIf } from "~/session/thrown-answer";
import { type RackRow, rackRow } from "~/inventory/racks/rows.server";
import { siteRow } from "~/inventory/sites/rows.server";
import { readInside } from "~/inventory/visits/read-inside.server";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { floorPath, rackReportPath, siteListPath, tenantPath } from "~/paths";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { Icon } from "~/ui/icon";
import { type Fact, Facts } from "~/ui/facts";
import { Phone } from "~/ui/phone";
import { RecordActions } from "~/ui/record-actions";
import { ActiveBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { readDrawings } from "./read-drawings.server";
import { SiteDrawings } from "./site-drawings";
import { SiteCapacity, SiteRacks } from "./site-racks";
import { m } from "./site-detail-messages";

const INSIDE_SHOWN = 5;

export const meta = titled<{ site: { name: string } } | undefined>((data, t) => data?.site.name ?? t(m.site));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_sites_admin");
  const { provider, url, user } = context;
  const siteId = recordId(url.searchParams.get("id"));
  const reading = readOne(context, { family: "datacenters", row: siteRow, names: cityNames }, siteId);
  const [site, inside, racks, withWaiting] = await Promise.all([
    reading,
    allowed(user, "view_organization_datacenter_access_admin")
      ? reading.then((site) => nullIf(readInside(provider, INSIDE_SHOWN, { site }), "missing", "refused"))
      : null,
    readRacksAt(context, siteId),
    readUnitsWaiting(context),
  ]);
  return {
    record: site.name,
    back: listBefore(args.request, siteListPath),
    site,
    inside,
    now: new Date().toISOString(),
    racks: racks.map(withWaiting),
    drawings: url.searchParams.has("drawings")
      ? await readDrawings(provider, racks, url.searchParams.get("page"))
      : null,
    maySeeRacks: allowed(user, "view_rack_rack_admin"),
    maySeeTenants: allowed(user, "view_organization_tenants_admin"),
    mayPrint: allowed(user, "view_report_rack_admin"),
  };
}

/** The racks of a site. */
async function readRacksAt(context: SignedIn, site: string): Promise<RackRow[]> {
  const racks = await context.provider.all("racks", rackRow, { datacenter_id: site, ordering: "rack_name" });
  // The provider may ignore the filter.
  const here = racks.filter((rack) => rack.site === null || String(rack.site) === site);
  return withNames(context.provider, await fillInUnits(context, here), rackNames);
}

export default function SiteDetail() {
  const t = useT();
  const { back, site, inside, now, racks, drawings, maySeeRacks, maySeeTenants, mayPrint } =
    useLoaderData<typeof loader>();
  const position = site.latitude === null || site.longitude === null ? "" : `${site.latitude}, ${site.longitude}`;
  const report = rackReportPath(site, racks);
  const facts: Fact[] = [
    [t(m.city), site.cityName],
    [t(m.address), site.address],
    [t(m.phone), <Phone key="phone" number={site.telephone} />],
    [t(m.position), position],
    [t(m.racks), formatNumber(racks.length, useLanguage())],
  ];
  return (
    <>
      <div className="page-head">
        <h1>{site.name}</h1>
        <ActiveBadge isActive={site.isActive} />
        <p>{site.cityName}</p>
        <div className="page-actions">
          <RecordActions list={siteListPath} id={site.id} back={back}>
            <Link className="button" to={floorPath(site.id)}>
              <Icon name="apps" />
              {t(m.floor)}
            </Link>
          </RecordActions>
        </div>
      </div>
      <div className="split split-side">
        <div className="stack">
          <div className={`site-picture screen-only ${siteClass(site.id)}`}>
            <SitePicture image={site.mapImage ?? site.cityImage} />
          </div>
          {site.mapImage && (
            <a href={`/media/${site.mapImage}`} target="_blank" rel="noopener">
              {t(m.openMap)}
            </a>
          )}
          <SiteCapacity racks={racks} />
          <Facts facts={facts} />
          {inside && <InsideSection inside={inside} now={now} site={site.id} />}
        </div>
        <SiteRacks
          site={site.id}
          racks={racks}
          linked={maySeeRacks}
          tenantPath={maySeeTenants ? tenantPath : undefined}
        />
      </div>
      {racks.length > 0 && (
        <SiteDrawings site={site.id} drawings={drawings} linked={maySeeRacks} print={mayPrint ? report : undefined} />
      )}
    </>
  );
}
