import type { Column } from "~/lists/data-table";
import { myRackPath, rackPath, sitePath, tenantPath } from "~/paths";

type Link<Row> = NonNullable<Column<Row>["link"]>;

/** The page of the record that a row refers to, null if the row has no id, or only a number in its place (below 0). */
export const pageOf =
  <Row>(path: (id: number) => string, idOf: (row: Row) => number | null) =>
  (row: Row): string | null => {
    const id = idOf(row);
    return id === null || id < 0 ? null : path(id);
  };

/** A link to the row's tenant, for the NOC. */
export const tenantLink: Link<{ tenant: number | null }> = {
  path: pageOf(tenantPath, ({ tenant }) => tenant),
  permission: "view_organization_tenants_admin",
};

/** A link to the row's site, for the NOC. */
export const siteLink: Link<{ site: number | null }> = {
  path: pageOf(sitePath, ({ site }) => site),
  permission: "view_organization_sites_admin",
};

/** A link adapted to rows that keep the record elsewhere. */
export const linkBy = <Row, Named>(link: Link<Named>, named: (row: Row) => Named): Link<Row> => ({
  ...link,
  path: (row) => link.path(named(row)),
});

/** A link to the row's rack, for the NOC. */
export const rackLink = <Row>(idOf: (row: Row) => number | null): Link<Row> => ({
  path: pageOf(rackPath, idOf),
  permission: "view_rack_rack_admin",
});

/** A link to the row's rack, for tenants. */
export const myRackLink = <Row>(idOf: (row: Row) => number | null): Link<Row> => ({
  path: pageOf(myRackPath, idOf),
  permission: "view_my_rack_tenant",
});
