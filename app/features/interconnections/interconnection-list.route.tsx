import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listTitle } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { loadList } from "~/lists/list.server";
import { titled } from "~/ui/title";
import { firstStep } from "~/inventory/first-step.server";
import { listScreen } from "~/inventory/interconnections/interconnection-columns";
import { m } from "~/inventory/interconnections/messages";
import { requireScope } from "./require-scope.server";
import { rowSeenBy } from "~/inventory/interconnections/rows.server";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? listTitle(listScreen(data.place), data.list, t) : t(m.interconnectionList),
);

export async function loader(args: LoaderFunctionArgs) {
  const { place, context } = await requireScope(args);
  const list = await loadList(context, listScreen(place), {
    family: place.family,
    row: rowSeenBy(context, place.family),
    nothing: place.role === "tenant" ? () => firstStep(place.family, context) : undefined,
    says: { tenant_id: ({ source, destination }) => [source.tenant, destination.tenant] },
    filterChoices: place.role === "admin" ? { tenant_id: { family: "tenants", label: "name" } } : undefined,
  });
  return { place, list };
}

export default function Interconnections() {
  const { place, list } = useLoaderData<typeof loader>();
  return <ListPage screen={listScreen(place)} data={list} />;
}
