import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { config } from "~/config.server";
import { isDayAlone } from "~/language/dates";
import type { Translate } from "~/language/language";
import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { Role } from "~/session/permissions";
import type { RequestRow } from "~/inventory/requests/rows.server";

/** The statuses in which the appointment is confirmed; in all others it is tentative. */
const confirmed = ["AP", "CL", "DS"];
const cancelled = ["RJ", "CN"];

function statusOf({ status }: RequestRow): ICalEventStatus {
  if (cancelled.includes(status)) return ICalEventStatus.CANCELLED;
  return confirmed.includes(status) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

/**
 * A request's appointment as a calendar file (RFC 5545): one event, all day or starting at the given time, with the
 * same UID each time it is fetched.
 */
export function calendarOf(request: RequestRow, planned: string, role: Role, t: Translate): string {
  const isDay = isDayAlone(planned);
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `request-${request.id}@${new URL(config.ORIGIN).host}`,
    // Without a time zone the date is taken as UTC.
    start: new Date(isDay ? `${planned}T00:00:00Z` : planned),
    allDay: isDay,
    summary: `${requestName(request)} ${t(kindLabel(request.kind))}`,
    location: request.siteName,
    url: config.ORIGIN + requestPagePath(role, request),
    status: statusOf(request),
  });
  return calendar.toString();
}
