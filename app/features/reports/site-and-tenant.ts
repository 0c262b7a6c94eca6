import { m } from "./report-messages";

interface Placed {
  datacenter: number | null;
  datacenter_name: string;
  tenant: number | null;
  tenant_name: string;
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
    datacenter: ({ datacenter, datacenter_name }: Placed) => [datacenter, datacenter_name],
    tenant: ({ tenant, tenant_name }: Placed) => [tenant, tenant_name],
  },
};
