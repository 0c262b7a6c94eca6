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
  /** The number of rows in the whole list. */
  count: number;
  results: Row[];
}

/** What is read of one of a tenant's lists. */
interface Part<Row extends z.ZodType> {
  permission: Permission;
  family: string;
  row: Row;
  query: Query;
  /** The tenants that a row belongs to, as far as it tells. */
  tenantsOf: (row: z.output<Row>) => (number | null)[];
  /** Fills in names that the provider has omitted. */
  named?: (rows: z.output<Row>[]) => Promise<z.output<Row>[]>;
}

/** The first rows of each of a tenant's lists; null for lists that the reader may not see, which are not requested. */
export async function readTenantLists(context: SignedIn, tenant: string) {
  const { provider, user } = context;
  const read = async <Row extends z.ZodType>(part: Part<Row>): Promise<TenantList<z.output<Row>> | null> => {
    if (!allowed(user, part.permission)) return null;
    const isOwn = (one: z.output<Row>) => {
      const known = part.tenantsOf(one).filter((id) => id !== null);
      return known.length === 0 || known.includes(Number(tenant));
    };
    const { family, row, query, named } = part;
    const first = await provider.list(family, row, { limit: MAX_SHOWN, offset: 0, ...query });
    // The provider may ignore the filter.
    const own = first.results.every(isOwn) ? null : (await provider.all(family, row, query)).filter(isOwn);
    const results = own?.slice(0, MAX_SHOWN) ?? first.results;
    return { count: own?.length ?? first.count, results: (await named?.(results)) ?? results };
  };
  const tenantsOf = (row: { tenant: number | null }) => [row.tenant];
  const ofTenant = { tenant_id: tenant };
  const newest = { ...ofTenant, ordering: "-created_at" };
  const readRacks = async () => {
    const [page, withWaiting] = await Promise.all([
      read({
        permission: "view_rack_rack_admin",
        family: "racks",
        row: rackRow,
        query: { ...ofTenant, ordering: "rack_name" },
        tenantsOf,
      }),
      readUnitsWaiting(context),
    ]);
    if (!page) return null;
    const racks = await withNames(provider, await fillInUnits(context, page.results), siteNames);
    return { ...page, results: racks.map(withWaiting) };
  };
  const [people, racks, services, history, interconnections, visitors] = await Promise.all([
    read({
      permission: "view_organization_user_accounts_admin",
      family: "user",
      row: accountRow,
      query: { from_user: "tenant", tenant, ordering: "first_name" },
      // Of an account of the NOC it is known that it is no tenant's.
      tenantsOf: ({ tenant, side }) => [side === "noc_admin" ? NO_TENANT : tenant],
    }),
    allowed(user, "view_rack_rack_admin") ? readRacks() : null,
    read({
      permission: "view_service_service_admin",
      family: "servicerackdetails",
      row: serviceRow,
      query: ofTenant,
      tenantsOf,
      named: (rows) => withNames(provider, rows, serviceNames),
    }),
    read({
      permission: "view_request_list_admin",
      family: "activities",
      row: historyRow,
      query: newest,
      tenantsOf,
    }),
    read({
      permission: "view_interconnection_interconnection_admin",
      family: "crossconnects",
      row: interconnectionRow,
      query: newest,
      tenantsOf: ({ source, destination }) => [source.tenant, destination.tenant],
      named: (rows) => allNamed(context, rows),
    }),
    read({
      permission: "view_organization_datacenter_access_admin",
      family: "userdatacenter",
      row: visitorRow,
      query: { ...ofTenant, ordering: "name" },
      tenantsOf,
    }),
  ]);
  return { people, racks, services, history, interconnections, visitors };
}
