import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { readSpace } from "~/inventory/racks/read-space.server";
import { useLanguage, useT } from "~/language/context";
import { formatShortMonth, formatTime, today } from "~/language/dates";
import { NOTHING, type Translate } from "~/language/language";
import { capacityPath, sitePath } from "~/paths";
import { requireAdmin, type SignedIn } from "~/session/guards.server";
import { stepChart } from "~/ui/draw.server";
import { Picture } from "~/ui/picture";
import { Sparkline } from "~/ui/sparkline";
import { TableBox } from "~/ui/table-box";
import { titled, titleWith } from "~/ui/title";
import { UsageBar } from "~/ui/usage-bar";
import { capacityOf, FAR_MONTHS, monthsUntil, type Outlook, type SiteCapacity } from "./capacity";
import { m } from "./capacity-messages";

export const meta = titled<{ asked?: string } | undefined>((data, t) => titleWith(t(m.capacity), data?.asked));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_sites_admin");
  const { at, racks, arrivals, isCut } = await readSpace(context);
  const sites = capacityOf(racks, arrivals, today());
  const id = context.url.searchParams.get("site");
  const asked = sites.find((site) => String(site.id) === id);
  const shown = asked ?? sites[0];
  const isMissing = id !== null && !asked;
  return {
    at,
    sites,
    isCut,
    isMissing,
    asked: asked?.name,
    shown: shown?.id,
    drawing: shown && drawTrend(shown, context),
  };
}

/** A chart of a site's units by month; null without data about devices. */
function drawTrend({ name, trend }: SiteCapacity, { t, language }: SignedIn) {
  if (!trend) return null;
  const label = t(m.unitsUsed);
  return stepChart({
    name: "capacity",
    title: t(m.chart, { site: name }),
    description: t(m.trendOf, { from: trend[0] ?? 0, to: trend.at(-1) ?? 0 }),
    language,
    axis: t(m.month),
    places: monthsUntil(today()).map((month) => formatShortMonth(`${month}-15`, language)),
    series: [{ label, values: trend }],
    unit: "U",
  });
}

export default function Capacity() {
  const t = useT();
  const language = useLanguage();
  const { at, sites, isCut, isMissing, shown, drawing } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="page-head">
        <h1>{t(m.capacity)}</h1>
      </div>
      {isCut && <p className="notice notice-wait">{t(m.cut)}</p>}
      {isMissing && drawing && <p className="notice notice-wait">{t(m.notListed)}</p>}
      {sites.length === 0 ? (
        <p className="empty">{t(m.noRacks)}</p>
      ) : (
        <TableBox
          label={t(m.caption)}
          className="data-table data-table-wide"
          cards
          heads={[m.site, m.space, m.weight, m.power, m.trend].map((head) => t(head))}
        >
          {sites.map((site) => (
            <tr key={site.id}>
              <th scope="row">
                <Link to={sitePath(site.id)}>{site.name}</Link>{" "}
                <small>{site.racks === 1 ? t(m.oneRack) : t(m.racks, { n: site.racks })}</small>
              </th>
              <OutlookCell label={t(m.space)} outlook={site.units} unit="U" isGrowthKnown={site.trend !== null} />
              <OutlookCell label={t(m.weight)} outlook={site.weight} unit="Kg" isGrowthKnown={site.trend !== null} />
              <OutlookCell label={t(m.power)} outlook={site.power} unit="A" isGrowthKnown={site.trend !== null} />
              <td>
                {site.trend ? (
                  <Link
                    to={`${capacityPath}?site=${site.id}#capacity-title`}
                    aria-label={t(m.show, { site: site.name })}
                    aria-current={site.id === shown ? "true" : undefined}
                    preventScrollReset
                  >
                    <Sparkline
                      values={site.trend}
                      label={t(m.trendOf, { from: site.trend[0] ?? 0, to: site.trend.at(-1) ?? 0 })}
                    />
                  </Link>
                ) : (
                  NOTHING
                )}
              </td>
            </tr>
          ))}
        </TableBox>
      )}
      {drawing && <Picture drawing={drawing} />}
      <p className="dimmed">{drawing === null ? t(m.noDevices) : t(m.basis, { time: formatTime(at, language) })}</p>
    </>
  );
}

interface OutlookProps {
  label: string;
  outlook: Outlook;
  unit: string;
  isGrowthKnown: boolean;
}

/** Usage of a limit, and when it will be reached. */
function OutlookCell({ label, outlook: { used, total, fullIn }, unit, isGrowthKnown }: OutlookProps) {
  const t = useT();
  return (
    <td>
      <UsageBar
        label={label}
        used={used}
        total={total}
        unit={unit}
        note={isGrowthKnown ? outlookText(fullIn, t) : undefined}
      />
    </td>
  );
}

function outlookText(fullIn: number | null, t: Translate): string {
  if (fullIn === null) return t(m.noGrowth);
  if (fullIn === 0) return t(m.full);
  const months = Math.max(1, Math.round(fullIn));
  if (months > FAR_MONTHS) return t(m.far);
  return months === 1 ? t(m.fullInOne) : t(m.fullIn, { n: months });
}
