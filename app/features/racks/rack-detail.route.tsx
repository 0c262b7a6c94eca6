import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { rackDeletePath, rackFormPath, rackListPath, rackReportPath, sitePath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { m } from "./drawing-messages";
import { rackShare } from "./rack";
import { RackView } from "./rack-facts";
import { type ReadRack, readRack } from "./read-rack.server";

export const meta = titled<ReadRack | undefined>((data, t) => data?.rack.rack_name ?? t(m.rack));

export async function loader(args: LoaderFunctionArgs) {
  const { provider, user } = await requireAdmin(args, "view_rack_rack_admin");
  const id = args.params.parameter;
  const [read, shares] = await Promise.all([
    readRack(provider, id),
    provider.all("rackshare", rackShare, { rack_id: id }),
  ]);
  return {
    ...read,
    sharedWith: shares
      .filter(({ rack }) => rack === read.rack.id)
      .map(({ tenant, tenant_name }) => tenant_name || `#${tenant}`),
    maySeeSite: allowed(user, "view_organization_sites_admin"),
    mayPrint: allowed(user, "view_report_rack_admin"),
  };
}

export default function RackDetail() {
  const t = useT();
  const { sharedWith, maySeeSite, mayPrint, ...read } = useLoaderData<typeof loader>();
  const { id, rack_name: name, tenant_name, datacenter, datacenter_name: siteName } = read.rack;
  return (
    <>
      <div className="page-head">
        <h1>{name}</h1>
        <p>{[tenant_name, siteName].filter(Boolean).join(", ")}</p>
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
        sharedWith={sharedWith}
      />
    </>
  );
}
