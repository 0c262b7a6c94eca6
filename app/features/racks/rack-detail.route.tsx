import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tenantNames, withNames } from "~/lists/names.server";
import { listBefore } from "~/crud/return-path";
import { config } from "~/config.server";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import {
  devicePath,
  findSpacePath,
  goodsInPath,
  rackListPath,
  rackPath,
  rackReportPath,
  racksOfGroupPath,
  sitePath,
  tenantPath,
} from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { RecordActions } from "~/ui/record-actions";
import { recordLink } from "~/ui/record-link";
import { titled } from "~/ui/title";
import { m } from "~/inventory/racks/drawing-messages";
import { m as rackWords } from "~/inventory/racks/rack-messages";
import { RackNeighbours } from "./rack-neighbours";
import { RackShares } from "./rack-shares";
import { unitsText } from "~/inventory/racks/drawing";
import { type MarkedPlace, placeAsked } from "~/inventory/racks/marked-place";
import { RackView } from "~/inventory/racks/rack-view";
import { m as historyWords } from "~/inventory/requests/history-messages";
import { RequestHistory } from "~/inventory/requests/request-history";
import { readRackHistory } from "~/inventory/requests/read-history.server";
import { readNeighbours, type ReadRack, readRack } from "~/inventory/racks/read-rack.server";
import { readShares } from "~/inventory/racks/read-shares.server";
import { type RackRow, rackShare } from "~/inventory/racks/rows.server";

export const meta = titled<ReadRack | undefined>((data, t) => data?.rack.name ?? t(rackWords.rack));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_rack_rack_admin");
  const { provider, user, url, t } = context;
  const id = args.params.parameter;
  const reading = readRack(provider, id);
  const [read, shares, neighbours, history] = await Promise.all([
    reading,
    readShares(provider, rackShare, { rack_id: id }),
    reading.then(({ rack }) => readNeighbours(provider, rack)),
    reading.then(({ rack }) => readRackHistory(context, rack)),
  ]);
  const place = placeAsked(url.searchParams, read.drawing);
  return {
    ...read,
    record: read.rack.name,
    place,
    offer: place?.isFree ? offerOf(read.rack, place, t) : null,
    shares: await withNames(
      provider,
      shares.filter(({ rack }) => rack === read.rack.id),
      tenantNames,
    ),
    neighbours,
    history,
    back: listBefore(args.request, rackListPath, findSpacePath("admin")),
    maySeeTenants: allowed(user, "view_organization_tenants_admin"),
    maySeeSite: allowed(user, "view_organization_sites_admin"),
    maySeeDevices: allowed(user, "view_device_device_admin"),
    mayPrint: allowed(user, "view_report_rack_admin"),
  };
}

/** A mail that offers a free position to a tenant, with a link to the Goods In form. */
function offerOf({ id, name: rack, siteName: site }: RackRow, place: MarkedPlace, t: Translate): string {
  const values = { rack, site, units: unitsText(place), address: config.ORIGIN + goodsInPath(id, place.top) };
  const [subject, body] = [m.offerSubject, m.offerBody].map((words) => encodeURIComponent(t(words, values)));
  return `mailto:?subject=${subject}&body=${body}`;
}

export default function RackDetail() {
  const t = useT();
  const {
    place,
    offer,
    shares,
    back,
    neighbours,
    history,
    maySeeTenants,
    maySeeSite,
    maySeeDevices,
    mayPrint,
    ...read
  } = useLoaderData<typeof loader>();
  const { id, name, tenant, tenantName, site, siteName, group, groupName } = read.rack;
  const ofTenant = maySeeTenants ? tenantPath : undefined;
  return (
    <>
      <div className="page-head">
        <h1>{name}</h1>
        <p>{[tenantName, siteName].filter(Boolean).join(", ")}</p>
        <RackNeighbours {...neighbours} to={rackPath} />
        <div className="page-actions">
          <RecordActions list={rackListPath} id={id} back={back}>
            {mayPrint && (
              <a
                className="button"
                href={rackReportPath({ id: site ?? "", name: siteName }, [{ id }])}
                target="_blank"
                rel="noopener"
              >
                <Icon name="print" />
                {t(m.print)}
              </a>
            )}
          </RecordActions>
        </div>
      </div>
      <RackView
        rack={read}
        own="tenants"
        tenant={recordLink(tenantName, tenant, ofTenant)}
        site={recordLink(siteName, site, maySeeSite ? sitePath : undefined)}
        group={recordLink(groupName, group, racksOfGroupPath) || t(m.noGroup)}
        sharedWith={<RackShares rack={id} shares={shares} tenantPath={ofTenant} />}
        devicePath={maySeeDevices ? devicePath : undefined}
        place={place}
        placeActions={
          offer && (
            <a className="button" href={offer}>
              <Icon name="mail" />
              {t(m.offerByMail)}
            </a>
          )
        }
      />
      {history && <RequestHistory side="admin" history={history} note={historyWords.ofRack} />}
    </>
  );
}
