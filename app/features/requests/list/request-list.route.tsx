import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { exportOf } from "~/lists/export.server";
import { ACTION_PARAM } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listTitle } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { titled } from "~/ui/title";
import { useLiveUpdatesOf } from "~/features/notifications/live";
import { BACKGROUND_PARAM, useBackgroundRevalidation } from "~/session/background-revalidation";
import { nullIf } from "~/session/thrown-answer";
import { readShortCode } from "../code/short-code";
import { readRequest } from "../read-request.server";
import { requireRequests } from "../require-requests.server";
import { requestPagePath } from "~/inventory/requests/request";
import { firstStep } from "~/inventory/first-step.server";
import { asListed, type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { possibleActions } from "../several/several-actions";
import { keepList } from "./last-list";
import { m } from "./messages";
import { openTab } from "./open-tab.server";
import { listScreen } from "./request-columns";
import { RequestTabs } from "./request-tabs";

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) =>
  data ? listTitle(listScreen(data.role, data.reader), data.list, t) : t(m.requestList),
);

/** What a request says about filters that do not have the name of one of its fields. */
const filterValues = {
  datacenter_id: ({ site }: RequestRow) => site,
  filter_type: ({ kind }: RequestRow) => kind,
  filter_status: ({ status }: RequestRow) => status,
};

const site = { datacenter_id: { family: "datacenters", label: "name" } };
const tenantAndSite = { tenant_id: { family: "tenants", label: "name" }, ...site };

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireRequests(args);
  const { role, user, url } = context;
  const isPage =
    [ACTION_PARAM, BACKGROUND_PARAM].every((name) => !url.searchParams.has(name)) &&
    exportOf(url.searchParams) === null;
  if (isPage) keepList(context, url.search);
  const reader = { tenant: user.tenant };
  const screen = listScreen(role, reader);
  const { tab, counts: readCounts, ...opened } = openTab(context);
  const code = isPage ? readShortCode(opened.query.search) : null;
  const named = code === null ? null : await nullIf(readRequest(context, String(code)), "missing");
  if (named) throw await context.redirect(requestPagePath(role, named));
  const filterChoices = role === "admin" ? tenantAndSite : site;
  const source = {
    family: "activities",
    row: requestRow,
    filterChoices,
    nothing: role === "tenant" && tab === "all" ? () => firstStep("requests", context) : undefined,
    filterValues,
    at: (row: RequestRow) => row.createdAt,
  };
  const [list, counts] = await Promise.all([loadList(context, screen, source, opened), readCounts()]);
  const actions = possibleActions(role, user, list.rows).map(({ to }) => to);
  return { role, reader, tab, list: { ...list, rows: list.rows.map(asListed) }, counts, actions };
}

export default function RequestList() {
  const { role, reader, tab, list, counts, actions } = useBackgroundRevalidation(
    useLoaderData<typeof loader>(),
    useLiveUpdatesOf(),
  );
  const nothing = { waiting: m.nothingWaits, work: m.nothingInWork, open: m.nothingOpen, all: undefined }[tab];
  const screen = listScreen(role, reader);
  const bulkActions = screen.bulkActions?.filter(({ to }) => actions.includes(to));
  return (
    <>
      <RequestTabs here={tab} counts={counts} count={list.count} />
      <ListPage screen={{ ...screen, bulkActions }} data={list} nothing={nothing} />
    </>
  );
}
