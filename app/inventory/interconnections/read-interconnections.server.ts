import { cableNames, endNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { Reading } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { familiesOf, type InterconnectionScope } from "./scopes";
import { familyRow, type Interconnection, rowSeenBy, seenBy } from "./rows.server";

/**
 * The interconnections with a tenant at either end, as far as the reader may see them. A provider that does not support
 * the filter by destination returns others as well.
 */
export async function readInterconnections(context: Reading, tenant: number | null): Promise<Interconnection[]> {
  const reading = familiesOf(context.role, context.user).map((family) => readFamily(context, family, tenant));
  return (await Promise.all(reading)).flat();
}

/**
 * The same for a request that depends on the ports in use: also those whose lists the reader has no screen for. A family
 * that the provider refuses is left out.
 */
export async function readAllInterconnections(context: Reading, tenant: number | null): Promise<Interconnection[]> {
  const reading = families.map((family) => nullIf(readFamily(context, family, tenant), "refused"));
  return (await Promise.all(reading)).flatMap((rows) => rows ?? []);
}

async function readFamily(
  context: Reading,
  family: InterconnectionScope["family"],
  tenant: number | null,
): Promise<Interconnection[]> {
  const reading = [{ tenant_id: tenant }, { destination_tenant_id: tenant }].map(async (end) => {
    // A shared shape, because recent answers are recognized by it.
    const rows = await context.provider.all(family, familyRow[family], end);
    return rows.map(seenBy(context));
  });
  return (await Promise.all(reading)).flat();
}

/** An interconnection with the family it belongs to. */
export interface FoundInterconnection {
  family: InterconnectionScope["family"];
  row: Interconnection;
}

/** The families of interconnections. */
export const families = [
  "crossconnects",
  "crossconnectsiix",
] as const satisfies readonly InterconnectionScope["family"][];

/** The interconnection with this id in any of these families; null if each answers that it has none, as `none` says. */
export async function findInterconnection(
  context: Reading,
  id: number | string,
  among: readonly InterconnectionScope["family"][] = families,
  none: readonly ("missing" | "refused")[] = ["missing"],
): Promise<FoundInterconnection | null> {
  for (const family of among) {
    const row = await nullIf(context.provider.read(`${family}/${id}`, rowSeenBy(context, family)), ...none);
    if (row) return { family, row: await named(context, row) };
  }
  return null;
}

/**
 * Interconnections with the names of their cable types and of what is at their ends, of which a provider may send only
 * the ids.
 */
export async function allNamed({ provider }: Reading, rows: readonly Interconnection[]): Promise<Interconnection[]> {
  const [cables, sources, destinations] = await Promise.all([
    withNames(provider, rows, cableNames),
    // Each end by itself: of a family with many records a single one is found by its id.
    withNames(
      provider,
      rows.map(({ source }) => source),
      endNames,
    ),
    withNames(
      provider,
      rows.map(({ destination }) => destination),
      endNames,
    ),
  ]);
  return cables.map((row, at) => ({
    ...row,
    source: sources[at] ?? row.source,
    destination: destinations[at] ?? row.destination,
  }));
}

/** The same for one. */
export const named = async (context: Reading, row: Interconnection): Promise<Interconnection> =>
  (await allNamed(context, [row]))[0] ?? row;
