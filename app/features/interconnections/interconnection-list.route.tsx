import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/lists/list-page";
import { listTitle } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { titled } from "~/ui/title";
import { firstStep } from "~/inventory/first-step.server";
import { commonStatus } from "~/inventory/interconnections/interconnection";
import { listScreen } from "~/inventory/interconnections/interconnection-columns";
import { m } from "~/inventory/interconnections/messages";
import { allNamed } from "~/inventory/interconnections/read-interconnections.server";
import { requireScope } from "./require-scope.server";
import { rowSeenBy } from "~/inventory/interconnections/rows.server";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? listTitle(listScreen(data.scope), data.list, t) : t(m.interconnectionList),
);

export async function loader(args: LoaderFunctionArgs) {
  const { scope, context } = await requireScope(args);
  const list = await loadList(context, listScreen(scope), {
    family: scope.family,
    row: rowSeenBy(context, scope.family),
    fillIn: allNamed,
    nothing: scope.role === "tenant" ? () => firstStep(scope.family, context) : undefined,
    filterValues: {
      status: ({ status }) => status && commonStatus(status),
      tenant_id: ({ source, destination }) => [source.tenant, destination.tenant],
    },
    filterChoices: scope.role === "admin" ? { tenant_id: { family: "tenants", label: "name" } } : undefined,
  });
  return { scope, list };
}

export default function Interconnections() {
  const { scope, list } = useLoaderData<typeof loader>();
  return <ListPage screen={listScreen(scope)} data={list} />;
}
