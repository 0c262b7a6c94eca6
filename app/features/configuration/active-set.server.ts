import type { Provider } from "~/provider/index.server";
import { templateSetRow } from "./rows.server";

/** One set is active: where the provider does not end the others by itself, they are ended here. */
export async function endOtherActiveSets(provider: Provider, active: number): Promise<void> {
  const sets = await provider.all("templateset", templateSetRow);
  const others = sets.filter((set) => set.id !== active && set.active === "true");
  await Promise.all(others.map(({ id, name }) => provider.update("templateset", id, { name, active: false })));
}
