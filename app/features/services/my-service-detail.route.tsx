import type { LoaderFunctionArgs } from "@remix-run/node";
import { listBefore } from "~/crud/return-path";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { readOne } from "~/lists/list.server";
import { serviceNames } from "~/inventory/names.server";
import { myDevicePath, myRackPath, myServiceListPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { type Fact, Facts } from "~/ui/facts";
import { BackLink } from "~/ui/record-actions";
import { recordLink } from "~/ui/record-link";
import { StyledStatusBadge } from "~/ui/status";
import { titled } from "~/ui/title";
import { m } from "~/inventory/services/messages";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import { detailText, serviceStatusStyle } from "~/inventory/services/service";

export const meta = titled<{ service: Service } | undefined>((data, t) => data?.service.serviceName || t(m.service));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_service_tenant");
  const { user } = context;
  const id = recordId(args.params.parameter);
  const source = { family: "servicerackdetails", row: serviceRow, names: serviceNames };
  const service = await readOne(context, source, id);
  return {
    back: listBefore(args.request, myServiceListPath),
    record: service.serviceName,
    service,
    maySeeRacks: allowed(user, "view_my_rack_tenant"),
    maySeeDevices: allowed(user, "view_my_device_tenant"),
  };
}

export default function MyServiceDetail() {
  const t = useT();
  const language = useLanguage();
  const { back, service, maySeeRacks, maySeeDevices } = useLoaderData<typeof loader>();
  const { rack, rackName, device, deviceName, createdAt } = service;
  const facts: Fact[] = [
    [t(m.tenant), service.tenantName],
    [t(m.detail), detailText(service, t)],
    [t(m.rack), recordLink(rackName, rack, maySeeRacks ? myRackPath : undefined)],
    [t(m.device), recordLink(deviceName, device, maySeeDevices ? myDevicePath : undefined)],
    [t(m.since), createdAt && formatDay(createdAt, language)],
  ];
  return (
    <>
      <div className="page-head">
        <h1>{service.serviceName || t(m.service)}</h1>
        <StyledStatusBadge status={serviceStatusStyle(service.status)} />
        <div className="page-actions">
          <BackLink to={back} />
        </div>
      </div>
      <section className="narrow" aria-labelledby="facts">
        <h2 id="facts" className="sr-only">
          {t(m.facts)}
        </h2>
        <Facts facts={facts} />
      </section>
    </>
  );
}
