import { z } from "zod";
import { byLabel, wholeList } from "~/forms/form";
import { firstStep } from "~/inventory/first-step.server";
import { readGaps, readSpace } from "~/inventory/racks/read-space.server";
import { fits, mayFit, type RackSpace } from "~/inventory/racks/space";
import { type Message, nameOrId } from "~/language/language";
import { quantityOf, shapeOf } from "~/lists/list";
import { yesOrNo } from "~/provider/rows.server";
import { type ListQuery, readListQuery } from "~/lists/list-query";
import { loadList } from "~/lists/list.server";
import type { SignedIn } from "~/session/guards.server";
import { POWER, spaceScreen, UNITS, WEIGHT } from "./find-space";

const notSearched: Message = {
  en: "Nothing was searched: correct the marked filter.",
  id: "Pencarian tidak dilakukan: perbaiki filter yang ditandai.",
};

const none: Message = { en: "No rack has any room.", id: "Tidak ada rak yang masih memiliki ruang." };

/** The racks with the free space that the URL asks for, and when they were read. */
export async function readFoundSpace(context: SignedIn) {
  const screen = spaceScreen(context.role, false);
  const query = readListQuery(context.url.searchParams, shapeOf(screen));
  const wanted = wantedBy(query);
  const { at, racks, isCut } = await readSpace(context);
  const isWrong = [UNITS, WEIGHT, POWER].some((name) => context.url.searchParams.get(name) && !query.filters[name]);
  const possible = isWrong ? [] : racks.filter((rack) => isAsked(rack, query) && mayFit(rack, wanted));
  const { racks: read, unread } = await readGaps(context, possible);
  const found = read.filter((rack) => isAsked(rack, query) && fits(rack, wanted));
  const list = await loadList(context, screen, {
    family: "racks",
    row: z.custom<RackSpace>(),
    readAll: async () => found,
    nothing: context.role === "tenant" && racks.length === 0 ? () => firstStep("ownRacks", context) : undefined,
  });
  return {
    list: { ...list, choices: choicesOf(racks) },
    at,
    isCut,
    unread,
    nothing: racks.length > 0 ? none : undefined,
    notSearched: isWrong ? notSearched : undefined,
  };
}

const wantedBy = ({ filters }: ListQuery) => ({
  units: quantityOf(filters[UNITS]),
  weight: quantityOf(filters[WEIGHT]),
  power: quantityOf(filters[POWER]),
});

/** Whether a rack matches the filters, as far as it tells. */
function isAsked({ site, tenant, isMeetMeRoom }: RackSpace, { filters }: ListQuery): boolean {
  const { datacenter_id: where, tenant_id: whose, mmr_rack: mmr } = filters;
  return (
    (!where || site === null || String(site) === where) &&
    (!whose || tenant === null || String(tenant) === whose) &&
    (!mmr || yesOrNo(isMeetMeRoom) === mmr)
  );
}

/** The choices of sites and tenants: those of the racks. */
function choicesOf(racks: readonly RackSpace[]) {
  const sites = new Map(racks.map(({ site, siteName }) => [site, siteName]));
  const tenants = new Map(racks.map(({ tenant, tenantName }) => [tenant, tenantName]));
  return { datacenter_id: listed(sites), tenant_id: listed(tenants) };
}

const listed = (names: Map<number | null, string>) =>
  wholeList(
    [...names]
      .flatMap(([id, name]) => (id === null ? [] : [{ value: String(id), label: nameOrId(name, id) }]))
      .sort(byLabel),
  );
