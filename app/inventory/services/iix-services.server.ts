import { iixServiceNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { Provider } from "~/provider/index.server";
import { m } from "./messages";
import type { Service } from "./rows.server";

const detailNames: readonly string[] = Object.values(m.iix);

/**
 * IIX services with the names that the provider left out. One that has the name of its detail, in whichever language, is
 * left without: its text says both. Not in the text itself: the browser's scripts have one language only.
 */
export async function namedIixServices(provider: Provider, services: readonly Service[]): Promise<Service[]> {
  const named = await withNames(provider, services, iixServiceNames);
  return named.map((one) => (detailNames.includes(one.serviceName) ? { ...one, serviceName: "" } : one));
}
