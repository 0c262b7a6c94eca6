import { z } from "zod";
import { m as formWords } from "~/forms/messages";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalChoice, optionalQuantity, requiredChoice, requiredOption } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import type { Message, Translate } from "~/language/language";
import { serviceListPath } from "~/paths";
import "./service-form.css";
import { rackLink, tenantLink } from "~/inventory/links";
import { m } from "~/inventory/services/messages";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import {
  detailCodes,
  details,
  serviceStatusCodes,
  serviceStatusStyle,
  serviceText,
} from "~/inventory/services/service";
import { serviceNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { rackChoices } from "~/inventory/racks/choices.server";
import { serviceColumns } from "./service-columns";

type Needed = (typeof details)[keyof typeof details]["needs"];
/** The form field that each detail requires. */
const needed = {
  ampere: { name: "ampere", label: m.ampere },
  device: { name: "device", label: m.device },
  count: { name: "count_iixservice", label: m.count },
} as const satisfies Record<Needed, { name: string; label: Message }>;

const fields = (t: Translate) =>
  z.object({
    tenant: requiredChoice(t, m.tenant),
    service: requiredChoice(t, m.service),
    rack: optionalChoice(t),
    status: requiredOption(t, m.status, serviceStatusCodes),
    detail_service: requiredOption(t, m.detail, detailCodes),
    ampere: optionalQuantity(t, m.ampere),
    device: optionalChoice(t),
    count_iixservice: z
      .string()
      .trim()
      .regex(/^\d*$/, { error: t(m.wholeNumber, { field: t(m.count) }) })
      .default(""),
  });
type Fields = z.output<ReturnType<typeof fields>>;

/**
 * A value that the detail requires must be given, checked even if other fields are invalid; values that it does not
 * need are cleared.
 */
const form = (t: Translate) => {
  const isGiven = (field: Needed) => (service: Fields) =>
    details[service.detail_service]?.needs !== field || service[needed[field].name] !== "";
  const must = (field: Needed) => ({
    path: [needed[field].name],
    error: t(formWords.required, { field: t(needed[field].label) }),
    when: () => true,
  });
  return fields(t)
    .refine(isGiven("ampere"), must("ampere"))
    .refine(isGiven("device"), must("device"))
    .refine(isGiven("count"), must("count"))
    .refine(
      ({ detail_service, count_iixservice }) =>
        details[detail_service]?.needs !== "count" || !/^0+$/.test(count_iixservice),
      { path: [needed.count.name], error: t(m.wholeNumber, { field: t(m.count) }), when: () => true },
    )
    .transform((service) => {
      const only = (field: Needed) =>
        details[service.detail_service].needs === field ? service[needed[field].name] : "";
      return {
        ...service,
        ampere: only("ampere"),
        device: only("device"),
        count_iixservice: only("count"),
      };
    });
};

const tenants = { family: "tenants", label: "name" };
const types = { family: "services", label: "name" };

const source = crudSource({
  family: "servicerackdetails",
  permission: "view_service_service_admin",
  row: serviceRow,
  names: serviceNames,
  form,
  formValues: (service) => ({
    tenant: service.tenant,
    tenant_name: service.tenantName,
    service: service.service,
    service_name: service.serviceName,
    rack: service.rack,
    rack_name: service.rackName,
    status: service.status,
    detail_service: service.detail,
    ampere: service.ampere,
    device: service.device,
    device_name: service.deviceName,
    count_iixservice: service.count,
  }),
  filterChoices: { tenant_id: tenants, service_id: types, rack_id: rackChoices },
  formChoices: {
    tenant: tenants,
    service: types,
    rack: { ...rackChoices, dependsOn: { tenant_id: "tenant" } },
    device: { family: "devices", label: "devicename", dependsOn: { tenant: "tenant" } },
  },
  defaults: () => ({ status: "A" }),
});

const statuses = serviceStatusCodes.map((value) => ({ value, label: serviceStatusStyle(value).word }));

const columns = serviceColumns(rackLink((service) => service.rack));
const [named, others] = [columns.slice(0, 2), columns.slice(2)];

const screen: CrudScreen<Service> = {
  path: serviceListPath,
  title: m.serviceList,
  noun: nouns.services,
  create: m.createService,
  edit: m.editService,
  ordering: "service_name",
  nameOf: (service, t) => [serviceText(service, t), service.tenantName].filter(Boolean).join(", "),
  filters: [
    { name: "service_id", label: m.service },
    { name: "tenant_id", label: m.tenant },
    { name: "rack_id", label: m.rack },
    { name: "status", label: m.status, options: statuses },
  ],
  // Many services have the same name: the tenant comes right after it.
  columns: [
    ...named,
    { key: "tenant_name", label: m.tenant, value: (service) => service.tenantName, link: tenantLink },
    ...others,
  ],
  sections: [
    {
      title: m.service,
      note: m.serviceNote,
      fields: [
        { as: "select", name: "tenant", label: m.tenant, empty: m.chooseTenant, required: true, updatesChoices: true },
        { as: "select", name: "service", label: m.service, empty: m.chooseService, required: true },
        { as: "select", name: "rack", label: m.rack, empty: m.none },
        { as: "choices", name: "status", label: m.status, options: statuses, required: true },
      ],
    },
    {
      title: m.detail,
      note: m.detailNote,
      fields: [
        {
          as: "choices",
          name: "detail_service",
          label: m.detail,
          options: detailCodes.map((value) => ({ value, label: details[value].label })),
          required: true,
        },
        { as: "number", name: "ampere", label: m.ampere, unit: "A", required: true },
        { as: "select", name: "device", label: m.device, empty: m.chooseDevice, required: true },
        { as: "number", name: "count_iixservice", label: m.count, required: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
