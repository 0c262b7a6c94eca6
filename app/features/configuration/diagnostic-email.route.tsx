import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { requireAdmin } from "~/session/guards.server";
import "./log.css";
import { mailLog } from "./mail-log";
import { loggedMailRow } from "./rows.server";

export const meta = listMeta(mailLog);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_diagnostic_email_admin");
  return loadList(context, mailLog, { family: "logemail", row: loggedMailRow, at: ({ createdAt }) => createdAt });
}

export default function DiagnosticEmail() {
  return <ListPage screen={mailLog} data={useLoaderData<typeof loader>()} />;
}
