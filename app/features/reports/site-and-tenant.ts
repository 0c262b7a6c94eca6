import { m } from "./report-messages";

interface Placed {
  site: number | null;
  siteName: string;
  tenant: number | null;
  tenantName: string;
}

/** The parts of a report of rows that have a site and a tenant: how it is narrowed by them, and what a row says of both. */
export const siteAndTenant = {
  filters: [
    { name: "datacenter", sentAs: "datacenter_id", label: m.site },
    { name: "tenant", sentAs: "tenant_id", label: m.tenant },
  ],
  choices: {
    datacenter: { family: "datacenters", label: "name" },
    tenant: { family: "tenants", label: "name" },
  },
  says: {
    datacenter: ({ site, siteName }: Placed) => [site, siteName],
    tenant: ({ tenant, tenantName }: Placed) => [tenant, tenantName],
  },
};
