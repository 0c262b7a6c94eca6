import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { myServiceListPath, myServicePath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { myRackLink } from "~/inventory/links";
import { m } from "~/inventory/services/messages";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import { firstStep } from "~/inventory/first-step.server";
import { serviceNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { serviceColumns } from "./service-columns";

const screen: ListScreen<Service> = {
  path: myServiceListPath,
  title: m.myService,
  noun: nouns.services,
  ordering: "service_name",
  columns: serviceColumns(myRackLink((service) => service.rack)),
  linkTo: ({ id }) => myServicePath(id),
};

export const meta = listMeta(screen);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_service_tenant");
  const baseQuery = { tenant_id: context.user.tenant };
  const nothing = () => firstStep("services", context);
  const source = { family: "servicerackdetails", row: serviceRow, names: serviceNames };
  return loadList(context, screen, { ...source, baseQuery, nothing });
}

export default function MyService() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
