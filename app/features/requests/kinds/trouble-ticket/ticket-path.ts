import type { RequestRow } from "~/inventory/requests/rows.server";
import { ticketFormPath } from "~/paths";

/** The form of a trouble ticket, which starts with the request that it is about (spec 2 §4). */
export const troubleTicketPath = ({ number, site, kindId }: Pick<RequestRow, "number" | "site" | "kindId">): string =>
  `${ticketFormPath}?${new URLSearchParams({
    subject: number,
    datacenter: String(site ?? ""),
    activitytypes: String(kindId ?? ""),
  })}`;
