import { namedIixServices } from "~/inventory/services/iix-services.server";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import type { Reading } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import type { Interconnection } from "./rows.server";

/** The IIX service of an interconnection; null if it has none or the reader may not see it. */
export async function readIixService(
  { provider }: Reading,
  { service: id }: Pick<Interconnection, "service">,
): Promise<Service | null> {
  if (id === null) return null;
  const service = await nullIf(provider.read(`servicerackdetails/${id}`, serviceRow), ...UNREADABLE);
  const [named = null] = await namedIixServices(provider, service ? [service] : []);
  return named;
}
