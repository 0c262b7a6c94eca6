import { iixServiceRow, type Service } from "~/inventory/services/rows.server";
import type { Reading } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import type { Interconnection } from "./rows.server";

/** The IIX service of an interconnection; null if it has none or the reader may not see it. */
export const readIixService = async (
  { provider }: Reading,
  { service }: Pick<Interconnection, "service">,
): Promise<Service | null> =>
  service === null ? null : nullIf(provider.read(`servicerackdetails/${service}`, iixServiceRow), ...UNREADABLE);
