import { visitNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { Provider } from "~/provider/index.server";
import { type Visit, visitRow } from "./rows.server";

/**
 * The people who are inside now, at any site or at this one, the earliest first; `atLeast`: the provider does not say
 * how many there are. The answer may be up to `maxAgeMs` milliseconds old.
 */
export async function readInside(
  provider: Provider,
  few: number,
  { site, maxAgeMs = 0 }: { site?: { id: number; name: string }; maxAgeMs?: number } = {},
) {
  const asked = { status_out: 0, datacenter_id: site?.id, ordering: "-access_date", limit: few };
  const { count, results } = await provider.recent(maxAgeMs).list("accessactivity", visitRow, asked);
  // The provider may ignore the filters and the limit, and need not send the site.
  const isElsewhere = (visit: Visit) =>
    site !== undefined && (visit.site === null ? !["", site.name].includes(visit.siteName) : visit.site !== site.id);
  const inside = results.filter((visit) => !visit.left && !isElsewhere(visit));
  const isFiltered = inside.length === results.length;
  const visits = await withNames(provider, inside.slice(0, few), visitNames);
  return { count: isFiltered ? count : inside.length, atLeast: !isFiltered, visits };
}

export type Inside = Awaited<ReturnType<typeof readInside>>;
