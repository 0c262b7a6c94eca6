import type { Figures, RequestRow } from "./rows";

/** The code of a request's badge: an approved one is told with its key (spec 2 §4). */
export const statusCode = ({ status, status_key }: Pick<RequestRow, "status" | "status_key">): string =>
  status === "AP" ? `AP${status_key === "1" ? 1 : 0}` : status;

/** A request in one of these statuses is over (spec 2 §4). */
const over = new Set(["RJ", "CL", "DS", "CN"]);

export const isOpen = (status: string): boolean => !over.has(status);

/** How many requests are not over; null where the provider does not say. */
export function openRequests({ requests_by_status }: Pick<Figures, "requests_by_status">): number | null {
  const byStatus = Object.entries(requests_by_status);
  if (byStatus.length === 0) return null;
  return byStatus.reduce((sum, [status, count]) => sum + (isOpen(status) ? (count ?? 0) : 0), 0);
}

/** The class of a site's colour: ten colours, chosen by the id (spec 1 §2). */
export const siteClass = (siteId: number): string => `site-${siteId % 10}`;
