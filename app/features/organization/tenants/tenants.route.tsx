import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalEmail, optionalText, requiredOption, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import type { Translate } from "~/language/language";
import { tenantListPath, tenantPath } from "~/paths";
import { usedBy } from "~/inventory/uses";
import { nouns } from "~/inventory/nouns";
import { yesOrNo } from "~/provider/rows.server";
import { Phone } from "~/ui/phone";
import { activeChoices, activeStatusStyle, statusCells } from "~/ui/status";
import { ConfirmationBadge } from "./confirmation-badge";
import { type Tenant, tenantRow } from "../rows.server";
import { m } from "./tenant-messages";

/** The confirmation is sent with every edit: a boolean that is left out becomes false (contract §9.6). */
const form = (t: Translate) =>
  z.object({
    name: requiredText(t, m.name),
    address: optionalText(),
    phone: optionalText(),
    email: optionalEmail(t, m.email),
    status: requiredOption(t, m.status, ["Y", "N"]),
    tenant_confirmation: requiredOption(t, m.confirmation, ["true", "false"]),
  });

const source = crudSource({
  family: "tenants",
  referredToBy: [
    usedBy("racks", "tenant_id"),
    usedBy("devices", "tenant"),
    usedBy("user", "tenant"),
    usedBy("servicerackdetails", "tenant_id"),
    usedBy("crossconnects", "tenant_id"),
    usedBy("crossconnectsiix", "tenant_id"),
    usedBy("rackshare", "tenant_id"),
    usedBy("userdatacenter", "tenant_id"),
    usedBy("activities", "tenant_id"),
    usedBy("accessactivity", "tenant_id"),
  ],
  permission: "view_organization_tenants_admin",
  row: tenantRow,
  form,
  formValues: ({ isActive, isConfirmed, ...tenant }) => ({
    ...tenant,
    status: yesOrNo(isActive),
    tenant_confirmation: String(isConfirmed),
  }),
  filterValues: {
    status: ({ isActive }) => yesOrNo(isActive),
    tenant_confirmation: ({ isConfirmed }) => isConfirmed,
  },
  defaults: () => ({ status: "Y", tenant_confirmation: "false" }),
  afterEdit: "back",
});

const confirmations = [
  { value: "true", label: m.confirmed },
  { value: "false", label: m.notConfirmed },
];

const screen: CrudScreen<Tenant> = {
  path: tenantListPath,
  title: m.tenants,
  noun: nouns.tenants,
  create: m.createTenant,
  edit: m.editTenant,
  ordering: "name",
  linkTo: (tenant) => tenantPath(tenant.id),
  filters: [
    { name: "tenant_confirmation", label: m.confirmation, options: confirmations },
    { name: "status", label: m.status, options: activeChoices },
  ],
  columns: [
    {
      key: "name",
      label: m.name,
      value: (tenant) => tenant.name,
      note: (tenant) => tenant.address,
      exportOnly: [{ label: m.address, value: (tenant) => tenant.address }],
    },
    { key: "email", label: m.email, value: (tenant) => tenant.email },
    {
      key: "phone",
      label: m.phone,
      value: (tenant) => tenant.telephone.plain,
      cell: (tenant) => <Phone number={tenant.telephone} />,
    },
    {
      key: "tenant_confirmation",
      label: m.confirmation,
      value: (tenant, t) => t(tenant.isConfirmed ? m.confirmed : m.notConfirmed),
      cell: (tenant) => <ConfirmationBadge confirmed={tenant.isConfirmed} />,
    },
    { key: "status", label: m.status, ...statusCells((tenant: Tenant) => activeStatusStyle(tenant.isActive)) },
  ],
  sections: [
    {
      title: m.tenant,
      note: m.tenantNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "text", name: "email", label: m.email, type: "email" },
        { as: "text", name: "phone", label: m.phone, type: "tel", inputMode: "tel" },
        { as: "textarea", name: "address", label: m.address, wide: true },
      ],
    },
    {
      title: m.state,
      note: m.stateNote,
      fields: [
        {
          as: "choices",
          name: "status",
          label: m.status,
          required: true,
          options: activeChoices,
        },
        {
          as: "choices",
          name: "tenant_confirmation",
          label: m.confirmation,
          required: true,
          options: confirmations,
        },
      ],
    },
  ],
};

export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
