import { isOpen } from "~/inventory/requests/status";
import type { Figures } from "./rows.server";

/** The newest news of a dashboard. */
export const NEWS_SHOWN = 3;

/** How old the sites and the news of a dashboard may be. */
export const MAX_AGE_MS = 30_000;

/** How many requests are not over; null where the provider does not say. */
export function openRequests({ requests_by_status }: Pick<Figures, "requests_by_status">): number | null {
  const byStatus = Object.entries(requests_by_status);
  if (byStatus.length === 0) return null;
  return byStatus.reduce((sum, [status, count]) => sum + (isOpen(status) ? (count ?? 0) : 0), 0);
}

/** The class of a site's colour: ten colours, chosen by the id (spec 1 §2). */
export const siteClass = (siteId: number): string => `site-${siteId % 10}`;
