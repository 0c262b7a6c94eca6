import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { AnyRow } from "~/lists/list";
import { requireAdmin } from "~/session/guards.server";
import { loadPaper } from "./load-paper.server";
import { loadScreen } from "./load-screen.server";
import type { ReportData, ReportScreen } from "./report";
import { openReport, type ReportSource } from "./source.server";

/** Checks a declaration and keeps the exact type of its schema. */
export const reportSource = <Row extends AnyRow>(source: ReportSource<Row>) => source;

/** The loader of a report's two URLs: the screen, with its exports, and the page for paper. */
export function reportLoader<Row extends AnyRow>(screen: ReportScreen<z.output<Row>>, source: ReportSource<Row>) {
  return async (args: LoaderFunctionArgs) => {
    const context = await requireAdmin(args, source.permission);
    const opened = openReport(context, screen, source);
    const isForPaper = context.url.pathname.toLowerCase().startsWith(screen.paper);
    const load = isForPaper ? loadPaper : loadScreen;
    const report: ReportData<z.output<Row>> = await load(context, screen, source, opened);
    return Object.keys(report.problems).length > 0 ? data(report, 400) : report;
  };
}
