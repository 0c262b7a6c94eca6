import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type ListData, type ListScreen, listTitle } from "~/crud/list";
import { ListPage } from "~/crud/list-page";
import { loadList } from "~/crud/list.server";
import { myRackListPath, myRackPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { titled } from "~/ui/title";
import { m } from "./drawing-messages";
import { rackRow, type RackRow } from "./rack";
import { LoadFigure } from "./rack-facts";

const screen: ListScreen<RackRow> = {
  path: myRackListPath,
  title: m.myRack,
  ordering: "rack_name",
  linkTo: ({ id }) => myRackPath(id),
  columns: [
    { key: "rack_name", label: m.rack, value: (rack) => rack.rack_name },
    { key: "datacenter_name", label: m.site, value: (rack) => rack.datacenter_name },
    { key: "racktype_name", label: m.rackType, value: (rack) => rack.racktype_name },
    { key: "mmr_rack", label: m.mmrRack, value: (rack, t) => t(rack.mmr_rack ? m.yes : m.no) },
    {
      key: "weight_used",
      label: m.weight,
      value: (rack) => rack.weight_used,
      cell: (rack, t) => <LoadFigure label={t(m.weight)} used={rack.weight_used} total={rack.weight_max} unit="Kg" />,
    },
    {
      key: "power_used",
      label: m.power,
      value: (rack) => rack.power_used,
      cell: (rack, t) => <LoadFigure label={t(m.power)} used={rack.power_used} total={rack.powercapacity} unit="A" />,
    },
  ],
};

export const meta = titled<ListData<RackRow> | undefined>((data, t) =>
  data ? listTitle(screen, data, t) : t(m.myRack),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_rack_tenant");
  return loadList(context, screen, { family: "racks", row: rackRow, fixed: { tenant_id: context.user.tenant } });
}

export default function MyRack() {
  return <ListPage screen={screen} data={useLoaderData<typeof loader>()} />;
}
