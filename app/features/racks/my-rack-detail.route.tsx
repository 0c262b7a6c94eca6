import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useT } from "~/language/context";
import { findSpacePath, goodsInPath, myDevicePath, myRackListPath, myRackPath } from "~/paths";
import { listBefore } from "~/crud/return-path";
import { requireTenant } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { BackLink } from "~/ui/record-actions";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { m } from "~/inventory/racks/drawing-messages";
import { m as rackWords } from "~/inventory/racks/rack-messages";
import { RackNeighbours } from "./rack-neighbours";
import { placeAsked } from "~/inventory/racks/marked-place";
import { RackView } from "~/inventory/racks/rack-view";
import { m as historyWords } from "~/inventory/requests/history-messages";
import { RequestHistory } from "~/inventory/requests/request-history";
import { readRackHistory } from "~/inventory/requests/read-history.server";
import { readNeighbours, type ReadRack, readRack } from "~/inventory/racks/read-rack.server";

export const meta = titled<ReadRack | undefined>((data, t) => data?.rack.name ?? t(rackWords.rack));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_rack_tenant");
  const { provider, user, url } = context;
  const read = await readRack(provider, args.params.parameter, user);
  const [neighbours, history] = await Promise.all([
    readNeighbours(provider, read.rack),
    readRackHistory(context, read.rack),
  ]);
  return {
    back: listBefore(args.request, myRackListPath, findSpacePath("tenant")),
    ...read,
    record: read.rack.name,
    neighbours,
    history,
    place: placeAsked(url.searchParams, read.drawing),
    maySeeDevices: allowed(user, "view_my_device_tenant"),
    mayBringGoods: user.isTenantConfirmed && allowed(user, "view_goods_in_tenant"),
  };
}

export default function MyRackDetail() {
  const t = useT();
  const { back, neighbours, history, place, maySeeDevices, mayBringGoods, ...read } = useLoaderData<typeof loader>();
  const { id, name, tenantName, siteName } = read.rack;
  return (
    <>
      <div className="page-head">
        <h1>{name}</h1>
        <p>{siteName}</p>
        <RackNeighbours {...neighbours} to={myRackPath} />
        <div className="page-actions">
          <BackLink to={back} />
        </div>
      </div>
      <RackView
        rack={read}
        own="yours"
        tenant={tenantName}
        site={siteName}
        devicePath={maySeeDevices ? myDevicePath : undefined}
        freePath={mayBringGoods ? (unit) => goodsInPath(id, unit) : undefined}
        place={place}
        placeActions={
          place &&
          mayBringGoods && (
            <Link className="button button-primary" to={goodsInPath(id, place.top)}>
              <Icon name="in" />
              {t(m.bringHere)}
            </Link>
          )
        }
      />
      {history && <RequestHistory side="tenant" history={history} note={historyWords.ofRack} />}
    </>
  );
}
