import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import {
  devicePath,
  rackDeletePath,
  rackFormPath,
  rackGroupListPath,
  rackListPath,
  rackPath,
  rackReportPath,
  sitePath,
} from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { m } from "./drawing-messages";
import { rackShare } from "./rack";
import { RackView } from "./rack-facts";
import { RackNeighbours } from "./rack-neighbours";
import { RackShares } from "./rack-shares";
import { readNeighbours, type ReadRack, readRack } from "./read-rack.server";

export const meta = titled<ReadRack | undefined>((data, t) => data?.rack.rack_name ?? t(m.rack));

export async function loader(args: LoaderFunctionArgs) {
  const { provider, user } = await requireAdmin(args, "view_rack_rack_admin");
  const id = args.params.parameter;
  const reading = readRack(provider, id);
  const [read, shares, neighbours] = await Promise.all([
    reading,
    provider.all("rackshare", rackShare, { rack_id: id }),
    reading.then(({ rack }) => readNeighbours(provider, rack)),
  ]);
  return {
    ...read,
    shares: shares.filter(({ rack }) => rack === read.rack.id),
    neighbours,
    maySeeSite: allowed(user, "view_organization_sites_admin"),
    maySeeDevices: allowed(user, "view_device_device_admin"),
    mayPrint: allowed(user, "view_report_rack_admin"),
  };
}

export default function RackDetail() {
  const t = useT();
  const { shares, neighbours, maySeeSite, maySeeDevices, mayPrint, ...read } = useLoaderData<typeof loader>();
  const { id, rack_name: name, tenant_name, datacenter, datacenter_name: siteName, rackgroups_name } = read.rack;
  return (
    <>
      <div className="page-head">
        <h1>{name}</h1>
        <p>{[tenant_name, siteName].filter(Boolean).join(", ")}</p>
        <RackNeighbours {...neighbours} to={rackPath} />
        <div className="page-acts">
          <Link className="button" to={rackListPath}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
          {mayPrint && (
            <a
              className="button"
              href={rackReportPath({ id: datacenter ?? "", name: siteName }, [{ id, name }])}
              target="_blank"
              rel="noopener"
            >
              <Icon name="print" />
              {t(m.print)}
            </a>
          )}
          <Link className="button" to={rackFormPath(id)}>
            <Icon name="edit" />
            {t(m.edit)}
          </Link>
          <Link className="button button-danger" to={rackDeletePath(id)}>
            <Icon name="trash" />
            {t(m.delete)}
          </Link>
        </div>
      </div>
      <RackView
        rack={read}
        own="tenants"
        tenant={tenant_name}
        site={maySeeSite && datacenter !== null ? <Link to={sitePath(datacenter)}>{siteName}</Link> : siteName}
        group={<Link to={rackGroupListPath}>{rackgroups_name || t(m.noGroup)}</Link>}
        sharedWith={<RackShares rack={id} shares={shares} />}
        devicePath={maySeeDevices ? devicePath : undefined}
      />
    </>
  );
}
