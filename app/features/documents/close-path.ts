import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { linksFor, readerOf } from "~/inventory/reader-links";
import { requestListPath } from "~/paths";
import type { Reading } from "~/session/guards.server";

/** Where Close leads from an interconnection's document: those who only see requests have no page of the interconnection. */
export const closePath = (reading: Pick<Reading, "role" | "user">, { iix, id }: Pick<Interconnection, "iix" | "id">) =>
  linksFor(readerOf(reading)).interconnectionPath(iix)?.(id) ?? requestListPath(reading.role);
