import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { config } from "~/config.server";
import { isDayAlone } from "~/language/dates";
import type { Translate } from "~/language/language";
import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { Role } from "~/session/permissions";
import type { RequestRow } from "~/inventory/requests/rows.server";

/** What a calendar says of a request in these statuses; in all others the day is not sure yet. */
const confirmed = ["AP", "CL", "DS"];
const cancelled = ["RJ", "CN"];

function statusOf({ status }: RequestRow): ICalEventStatus {
  if (cancelled.includes(status)) return ICalEventStatus.CANCELLED;
  return confirmed.includes(status) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/**
 * What a request is planned for as a calendar file (RFC 5545): one event of that whole day, or that begins at that moment; the same one
 * however often it is fetched.
 */
export function calendarOf(request: RequestRow, planned: string, role: Role, t: Translate): string {
  const isDay = isDayAlone(planned);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `request-${request.id}@${new URL(config.ORIGIN).host}`,
    // Without a time zone the date is taken as it is in UTC.
    start: new Date(isDay ? `${planned}T00:00:00Z` : planned),
    allDay: isDay,
    summary: `${requestName(request)} ${t(kindLabel(request.kind))}`,
    location: request.siteName,
    url: config.ORIGIN + requestPagePath(role, request),
    status: statusOf(request),
  });
  return calendar.toString();
}
