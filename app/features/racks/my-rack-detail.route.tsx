import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { myRackListPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { m } from "./drawing-messages";
import { RackView } from "./rack-facts";
import { type ReadRack, readRack } from "./read-rack.server";

export const meta = titled<ReadRack | undefined>((data, t) => data?.rack.rack_name ?? t(m.rack));

export async function loader(args: LoaderFunctionArgs) {
  const { provider, user } = await requireTenant(args, "view_my_rack_tenant");
  return readRack(provider, args.params.parameter, user);
}

export default function MyRackDetail() {
  const t = useT();
  const read = useLoaderData<typeof loader>();
  const { rack_name, tenant_name, datacenter_name } = read.rack;
  return (
    <>
      <div className="page-head">
        <h1>{rack_name}</h1>
        <p>{datacenter_name}</p>
        <div className="page-acts">
          <Link className="button" to={myRackListPath}>
            <Icon name="left" />
            {t(m.back)}
          </Link>
        </div>
      </div>
      <RackView rack={read} own="yours" tenant={tenant_name} site={datacenter_name} />
    </>
  );
}
