import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RackPatterns } from "~/inventory/racks/rack-key";
import { type RackDetail, rackDetail, rackRow } from "~/inventory/racks/rows.server";
import { type Site, siteRow } from "~/inventory/sites/rows.server";
import { readOne } from "~/lists/list.server";
import { cityNames, rackNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import { LanguageProvider } from "~/language/context";
import { formatDayAndTime } from "~/language/dates";
import { languageAsked, NOTHING, translator } from "~/language/language";
import { rackListPath, rackPath, reportRackPath } from "~/paths";
import type { Provider } from "~/provider/index.server";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { PrintSheet } from "~/ui/print-sheet";
import { titled } from "~/ui/title";
import { wholeNames } from "~/ui/whole-names";
import { nocSignature } from "~/inventory/documents/signature";
import { signerOf } from "~/inventory/documents/signer.server";
import { readPrintSettings } from "./read-print-settings.server";
import { type Pair, RackChoice, readPair } from "./rack-choice";
import { rackOnPaper, RackReport } from "./rack-report";
import { m } from "./rack-report-messages";

const siteSource = { family: "datacenters", row: siteRow, names: cityNames };

export const handle = { print: true };

export const meta = titled<Awaited<ReturnType<typeof loader>> | undefined>((data, t) => {
  const own = data ? translator(data.language) : t;
  return data?.report
    ? own(m.rackReportOf, { racks: data.report.racks.map(({ name }) => name).join(", ") })
    : own(m.rackReport);
});

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_report_rack_admin");
  const { provider, lasting, url, user, nonce, preferences, language } = context;
  const query = url.searchParams;
  const mayOpenRacks = allowed(user, "view_rack_rack_admin");
  const site = readPair(query.get("datacenter"));
  const racks = new Map(
    ["racks", "chosen"]
      .flatMap((name) => query.getAll(name))
      .flatMap((value) => readPair(value) ?? [])
      .map((rack) => [rack.id, rack]),
  );
  const page = {
    language: languageAsked(query, language),
    query: query.toString(),
    now: new Date().toISOString(),
    back: mayOpenRacks ? rackListPath : reportRackPath,
  };
  if (racks.size === 0) return { ...page, choice: await readChoice(provider, site), report: null };
  const reading = [...racks.keys()].map((rack) => provider.read("racks/detail", rackDetail, { rack_id: rack }));
  const [place, details, settings] = await Promise.all([
    site && readOne(context, siteSource, site.id),
    Promise.all(reading).then((racks) => withNames(provider, racks, rackNames)),
    readPrintSettings(lasting, "/print-report-rack"),
  ]);
  const report = {
    settings,
    place: await siteOf(context, place, details),
    racks: details.map(rackOnPaper),
    close: mayOpenRacks ? closePath(query, [...racks.keys()]) : reportRackPath,
    script: preferences.lite ? null : { nonce },
    signer: signerOf(user),
  };
  const printedAt = formatDayAndTime(page.now, page.language);
  const foot = [translator(page.language)(m.rackReport), printedAt, settings.letterhead.name];
  return { ...page, choice: null, report: { ...report, printedAt }, foot };
}

/** The site in the letterhead: the racks' own site, whatever the address says; null for several sites. */
async function siteOf(context: SignedIn, asked: Site | null, racks: readonly RackDetail[]) {
  const names = [...new Set(racks.map((rack) => rack.siteName).filter(Boolean))];
  if (names.length === 0 || (names.length === 1 && names[0] === asked?.name)) return asked;
  const site = names.length === 1 && racks[0]?.site;
  return site ? nullIf(readOne(context, siteSource, site), "missing", "refused") : null;
}

async function readChoice(provider: Provider, site: Pair | null) {
  const [sites, racks] = await Promise.all([
    provider.all("datacenters", siteRow),
    site ? provider.all("racks", rackRow, { datacenter_id: site.id, ordering: "rack_name" }) : [],
  ]);
  // The provider may ignore the filter.
  const there = racks.filter((rack) => rack.site === null || String(rack.site) === site?.id);
  return { sites: sites.map(asPair), racks: there.map(asPair), site };
}

const asPair = ({ id, name }: { id: number; name: string }): Pair => ({ id: String(id), name });

export default function PrintReportRack() {
  const { language, query, now, back, choice, report } = useLoaderData<typeof loader>();
  if (!report) {
    return (
      <LanguageProvider language={language}>
        <div className="paper" lang={language}>
          <RackChoice {...choice} back={back} />
        </div>
      </LanguageProvider>
    );
  }
  const t = translator(language);
  const { place, racks, settings } = report;
  const sites = [...new Set(racks.map(({ site }) => site).filter(Boolean))];
  return (
    <PrintSheet
      language={language}
      query={query}
      title={t(m.rackReport)}
      close={report.close}
      script={report.script}
      letterhead={{
        ...settings.letterhead,
        place: place ? [t(m.dataCenter, { site: place.name }), place.address].filter(Boolean).join(", ") : "",
        contact: place?.phone ? [place.telephone.shown] : settings.letterhead.contact,
      }}
      facts={[
        [t(m.site), place ? [place.name, place.cityName].filter(Boolean).join(", ") : sites.join(", ") || NOTHING],
        [t(m.racks), <b key="racks">{wholeNames(racks.map(({ name }) => name).join(", "))}</b>],
        [t(m.printed), t(m.printedBy, { at: report.printedAt, name: report.signer.name })],
      ]}
      note={settings.note || t(m.note)}
      signatures={[
        { lines: [t(m.checked)], name: "", detail: [t(m.name), t(m.date)], byHand: true },
        nocSignature({ signer: report.signer, operator: settings.letterhead.name, now, language }),
      ]}
    >
      <RackPatterns />
      {racks.map((rack, index) => (
        <RackReport key={index} rack={rack} tellsSite={sites.length > 1} />
      ))}
    </PrintSheet>
  );
}

/**
 * The page that the report was opened from: the list with its state if racks were selected in it, else the page of the
 * single rack.
 */
function closePath(query: URLSearchParams, racks: string[]): string {
  const [rack = ""] = racks;
  if (!query.has("chosen")) return racks.length === 1 ? rackPath(rack) : rackListPath;
  const list = new URLSearchParams(query);
  list.delete("lang");
  list.delete("print");
  return `${rackListPath}?${list}`;
}
