import { siteLink, tenantLink } from "~/inventory/links";
import { m } from "./report-messages";

interface Placed {
  site: number | null;
  siteName: string;
  tenant: number | null;
  tenantName: string;
}

/** Shared parts of reports whose rows have a site and a tenant: columns, filters, and what a row says about them. */
export const siteAndTenant = {
  filters: [
    { name: "datacenter", sentAs: "datacenter_id", label: m.site },
    { name: "tenant", sentAs: "tenant_id", label: m.tenant },
  ],
  site: {
    key: "datacenter_name",
    label: m.site,
    value: ({ siteName }: Placed) => siteName,
    link: siteLink,
  },
  tenant: {
    key: "tenant_name",
    label: m.tenant,
    value: ({ tenantName }: Placed) => tenantName,
    link: tenantLink,
  },
  choices: {
    datacenter: { family: "datacenters", label: "name" },
    tenant: { family: "tenants", label: "name" },
  },
  filterValues: {
    datacenter: ({ site, siteName }: Placed) => [site, siteName],
    tenant: ({ tenant, tenantName }: Placed) => [tenant, tenantName],
  },
};
