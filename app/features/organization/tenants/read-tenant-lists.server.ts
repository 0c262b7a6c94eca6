import { z } from "zod";
import { allNamed } from "~/inventory/interconnections/read-interconnections.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { historyRow } from "~/inventory/requests/rows.server";
import { readUnitsWaiting } from "~/inventory/racks/read-units-waiting.server";
import { fillInUnits } from "~/inventory/racks/fill-in-units.server";
import { rackRow } from "~/inventory/racks/rows.server";
import { serviceNames, siteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import { serviceRow } from "~/inventory/services/rows.server";
import type { Query } from "~/provider/index.server";
import { id, reference, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed, type Permission } from "~/session/permissions";
import { accountRow } from "../rows.server";

/** The number of rows of each list on a tenant's page. */
const MAX_SHOWN = 10;

const NO_TENANT = 0;

/** A person with access to a site. */
const visitorRow = z.object({ id, name: text, tenant: reference });

/** The first rows of one of a tenant's lists. */
export interface TenantList<Row> {
  /** The number of rows in the whole list; of those in `results` if the provider ignores the filter. */
  count: number;
  results: Row[];
  /** The list has this tenant's rows only. */
  isFiltered: boolean;
}

/** The first rows of each of a tenant's lists; null for lists that the reader may not see, which are not requested. */
export async function readTenantLists(context: SignedIn, tenant: string) {
  const { provider, user } = context;
  const part = async <Row extends z.ZodType>(
    permission: Permission,
    family: string,
    row: Row,
    query: Query,
    tenantsOf: (row: z.output<Row>) => (number | null)[],
    named: (rows: z.output<Row>[]) => Promise<z.output<Row>[]> = async (rows) => rows,
  ): Promise<TenantList<z.output<Row>> | null> => {
    if (!allowed(user, permission)) return null;
    const page = await provider.list(family, row, { limit: MAX_SHOWN, offset: 0, ...query });
    // The provider may ignore the filter.
    const results = page.results.filter((one) => {
      const known = tenantsOf(one).filter((id) => id !== null);
      return known.length === 0 || known.includes(Number(tenant));
    });
    const isFiltered = results.length === page.results.length;
    return { count: isFiltered ? page.count : results.length, results: await named(results), isFiltered };
  };
  const tenantOf = (row: { tenant: number | null }) => [row.tenant];
  const ofTenant = { tenant_id: tenant };
  const byName = { from_user: "tenant", tenant, ordering: "first_name" };
  const readRacks = async () => {
    const [page, withWaiting] = await Promise.all([
      part("view_rack_rack_admin", "racks", rackRow, { ...ofTenant, ordering: "rack_name" }, tenantOf),
      readUnitsWaiting(context),
    ]);
    if (!page) return null;
    const racks = await withNames(provider, await fillInUnits(context, page.results), siteNames);
    return { ...page, results: racks.map(withWaiting) };
  };
  const newest = { ...ofTenant, ordering: "-created_at" };
  const [people, racks, services, history, interconnections, visitors] = await Promise.all([
    // Of an account of the NOC it is known that it is no tenant's.
    part("view_organization_user_accounts_admin", "user", accountRow, byName, ({ tenant, side }) => [
      side === "noc_admin" ? NO_TENANT : tenant,
    ]),
    allowed(user, "view_rack_rack_admin") ? readRacks() : null,
    part("view_service_service_admin", "servicerackdetails", serviceRow, ofTenant, tenantOf, (rows) =>
      withNames(provider, rows, serviceNames),
    ),
    part("view_request_list_admin", "activities", historyRow, newest, tenantOf),
    part(
      "view_interconnection_interconnection_admin",
      "crossconnects",
      interconnectionRow,
      newest,
      ({ source, destination }) => [source.tenant, destination.tenant],
      (rows) => allNamed(context, rows),
    ),
    part(
      "view_organization_datacenter_access_admin",
      "userdatacenter",
      visitorRow,
      { ...ofTenant, ordering: "name" },
      tenantOf,
    ),
  ]);
  return { people, racks, services, history, interconnections, visitors };
}
