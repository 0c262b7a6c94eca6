import { useLoaderData } from "@remix-run/react";
import { translator } from "~/language/language";
import { listTitle } from "~/lists/list-title";
import { m as uiWords } from "~/ui/messages";
import { titled } from "~/ui/title";
import type { ReportData, ReportScreen } from "./report";
import { ReportPage } from "./report-page";
import { ReportPaper } from "./report-paper";

/** Marks a report's URLs for paper, which are sent without script. */
export const reportHandle = { print: "/print-" };

/**
 * The titles of a report's two pages; the screen's includes its page number, the page for paper uses its own language.
 */
export function reportMeta<Row>(screen: ReportScreen<Row>) {
  const { title } = screen;
  return titled((data: ReportData<Row> | undefined, t) => {
    if (!data) return t(title);
    if (data.view === "paper") return translator(data.language)(title);
    if (Object.keys(data.problems).length > 0) return t(uiWords.error, { title: t(title) });
    return listTitle(screen, { count: data.reading.count, query: data.query }, t);
  });
}

/** A report's two pages: one component for its screen and its page for paper, which browsers get without scripts. */
export function reportScreens<Row extends { id: number }>(screen: ReportScreen<Row>) {
  return function Screens() {
    const data = useLoaderData<ReportData<Row>>();
    if (import.meta.env.SSR && data.view === "paper") return <ReportPaper screen={screen} data={data} />;
    return data.view === "screen" && <ReportPage screen={screen} data={data} />;
  };
}
