import type { Provider } from "~/provider/index.server";
import { templateSetRow } from "./rows.server";

/** Only one set is active: if the provider does not deactivate the others by itself, they are deactivated here. */
export async function endOtherActiveSets(provider: Provider, active: number): Promise<void> {
  const sets = await provider.all("templateset", templateSetRow);
  const others = sets.filter(({ id, isActive }) => id !== active && isActive);
  await Promise.all(others.map(({ id, name }) => provider.update("templateset", id, { name, active: false })));
}
