import type { Column } from "~/lists/data-table";
import { myRackPath, rackPath, sitePath, tenantPath } from "~/paths";

type Link<Row> = NonNullable<Column<Row>["link"]>;

/** The page of a record that a row names by its id, which may be missing. */
export const pageOf =
  <Row>(path: (id: number) => string, idOf: (row: Row) => number | null) =>
  (row: Row): string | null => {
    const id = idOf(row);
    return id === null ? null : path(id);
  };

/** The tenant that a row of the NOC's names. */
export const tenantLink: Link<{ tenant: number | null }> = {
  path: pageOf(tenantPath, ({ tenant }) => tenant),
  permission: "view_organization_tenants_admin",
};

/** The site that a row of the NOC's names. */
export const siteLink: Link<{ site: number | null }> = {
  path: pageOf(sitePath, ({ site }) => site),
  permission: "view_organization_sites_admin",
};

/** A link for rows that name its record elsewhere. */
export const linkBy = <Row, Named>(link: Link<Named>, named: (row: Row) => Named): Link<Row> => ({
  ...link,
  path: (row) => link.path(named(row)),
});

/** The rack that a row of the NOC's names. */
export const rackLink = <Row>(idOf: (row: Row) => number | null): Link<Row> => ({
  path: pageOf(rackPath, idOf),
  permission: "view_rack_rack_admin",
});

/** The rack that a row of a tenant's names. */
export const myRackLink = <Row>(idOf: (row: Row) => number | null): Link<Row> => ({
  path: pageOf(myRackPath, idOf),
  permission: "view_my_rack_tenant",
});
