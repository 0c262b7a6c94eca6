import type { Reads } from "~/provider/index.server";
import { type Visit, visitRow } from "./rows.server";

/**
 * The people who are inside now, at any site or at this one, the earliest first; `atLeast`: the provider does not say
 * how many there are.
 */
export async function readInside(provider: Reads, few: number, site?: { id: number; name: string }) {
  const asked = { status_out: 0, datacenter_id: site?.id, ordering: "-access_date", limit: few };
  const { count, results } = await provider.list("accessactivity", visitRow, asked);
  // The provider may ignore the filters and the limit, and need not send the site.
  const isElsewhere = (visit: Visit) =>
    site !== undefined && (visit.site === null ? !["", site.name].includes(visit.siteName) : visit.site !== site.id);
  const inside = results.filter((visit) => !visit.left && !isElsewhere(visit));
  const isFiltered = inside.length === results.length;
  return { count: isFiltered ? count : inside.length, atLeast: !isFiltered, visits: inside.slice(0, few) };
}

export type Inside = Awaited<ReturnType<typeof readInside>>;
