import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import {
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredDay,
  requiredOption,
  requiredQuantity,
  requiredText,
} from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { today } from "~/language/dates";
import type { Translate } from "~/language/language";
import { rackListPath, rackPath, rackReportPath } from "~/paths";
import { reference, decimal, flag } from "~/provider/rows.server";
import { siteLink, tenantLink } from "~/inventory/links";
import { m } from "./messages";
import { extraColumns, loadColumns, plainSharing, sharingText } from "./rack-columns";
import { RackParts } from "./rack-parts";
import { readSharing } from "./read-sharing.server";
import { rackRow, sharing } from "~/inventory/racks/rows.server";

const row = rackRow.extend({
  racktype: reference,
  rackmanufacture: reference,
  weight: decimal,
  mmr_rack: flag.transform((on) => (on ? "Y" : "N")),
  ...sharing,
});
type Rack = z.output<typeof row>;

/** Spec 2 §5 "Rack". */
const form = (t: Translate) =>
  z
    .object({
      rack_name: requiredText(t, m.rackCode),
      date_in: requiredDay(t, m.dateIn),
      datacenter: requiredChoice(t, m.site),
      tenant: requiredChoice(t, m.tenant),
      mmr_rack: requiredOption(t, m.mmrRack, ["Y", "N"]),
      racktype: requiredChoice(t, m.rackType),
      rackmanufacture: optionalChoice(t),
      rackgroups: optionalChoice(t),
      weight: requiredQuantity(t, m.ownWeight),
      weight_max: requiredQuantity(t, m.maximumWeight),
      powercapacity: requiredQuantity(t, m.powerCapacity),
      remark: optionalText(),
    })
    .refine((rack) => Number(rack.weight) <= Number(rack.weight_max), {
      path: ["weight"],
      error: t(m.weightTooLarge),
      // Whatever else is wrong with the form, as long as both weights are right.
      when: ({ issues }) => !issues.some(({ path }) => String(path?.[0]).startsWith("weight")),
    });

const tenants = { family: "tenants", label: "name" };
const sites = { family: "datacenters", label: "name" };
const groups = { family: "rackgroups", label: "name" };

const source = crudSource({
  family: "racks",
  referredToBy: [{ family: "devices", filter: "racks" }],
  permission: "view_rack_rack_admin",
  row,
  form,
  complete: readSharing,
  // A provider may keep no groups of racks: its racks are in none.
  says: { rackgroups: ({ rackgroups }) => rackgroups ?? "none" },
  filterChoices: { tenant_id: tenants, datacenter_id: sites, rackgroups: groups },
  formChoices: {
    tenant: tenants,
    datacenter: sites,
    racktype: { family: "racktype", label: "name" },
    rackmanufacture: { family: "rackmanufacture", label: "manufacture" },
    rackgroups: groups,
  },
  defaults: () => ({ date_in: today(), mmr_rack: "Y" }),
});

const yesNo = [
  { value: "Y", label: m.yes },
  { value: "N", label: m.no },
];

/** The report of one rack, with its drawings. */
function reportPath(rack: Rack): string {
  const site = { id: rack.datacenter ?? "", name: rack.datacenter_name };
  return rackReportPath(site, [{ id: rack.id, name: rack.rack_name }]);
}

const screen: CrudScreen<Rack> = {
  path: rackListPath,
  title: m.rackList,
  create: m.createRack,
  edit: m.editRack,
  ordering: "rack_name",
  above: <RackParts here={rackListPath} />,
  linkTo: (rack) => rackPath(rack.id),
  bulkActions: [
    {
      to: "/print-report-rack",
      icon: "print",
      label: m.printChosen,
      permission: "view_report_rack_admin",
      ownWindow: true,
    },
  ],
  rowActions: [
    { to: reportPath, icon: "print", label: m.printRack, permission: "view_report_rack_admin", ownWindow: true },
  ],
  filters: [
    { name: "datacenter_id", label: m.site },
    { name: "tenant_id", label: m.tenant },
    { name: "rackgroups", label: m.group },
    { name: "mmr_rack", label: m.mmrRack, options: yesNo },
  ],
  columns: [
    {
      key: "rack_name",
      label: m.rack,
      value: (rack) => rack.rack_name,
      note: (rack, t) => rack.mmr_rack === "Y" && t(m.meetMeRoom),
      exportOnly: [{ label: m.mmrRack, value: (rack, t) => t(rack.mmr_rack === "Y" ? m.yes : m.no) }],
    },
    {
      key: "tenant_name",
      label: m.tenant,
      value: (rack) => rack.tenant_name,
      link: tenantLink,
      note: sharingText,
      exportOnly: [plainSharing],
    },
    { key: "datacenter_name", label: m.site, value: (rack) => rack.datacenter_name, link: siteLink },
    {
      key: "rackgroups_name",
      label: m.group,
      value: ({ rackgroups, rackgroups_name }) => rackgroups_name || (rackgroups === null ? "" : `#${rackgroups}`),
    },
    { key: "racktype_name", label: m.rackType, value: (rack) => rack.racktype_name },
    ...loadColumns,
    ...extraColumns,
  ],
  sections: [
    {
      title: m.rack,
      note: m.rackNote,
      fields: [
        { as: "text", name: "rack_name", label: m.rackCode, hint: m.rackCodeHint, required: true },
        { as: "date", name: "date_in", label: m.dateIn, hint: m.dateInHint, required: true },
        { as: "select", name: "datacenter", label: m.site, empty: m.chooseSite, required: true },
        { as: "select", name: "tenant", label: m.tenant, empty: m.chooseTenant, required: true },
        { as: "select", name: "rackgroups", label: m.group, empty: m.none },
        { as: "choices", name: "mmr_rack", label: m.mmrRack, hint: m.mmrRackHint, options: yesNo, required: true },
      ],
    },
    {
      title: m.type,
      note: m.typeNote,
      fields: [
        { as: "select", name: "racktype", label: m.rackType, empty: m.chooseRackType, required: true },
        { as: "select", name: "rackmanufacture", label: m.rackManufacture, empty: m.none },
      ],
    },
    {
      title: m.limits,
      note: m.limitsNote,
      fields: [
        { as: "number", name: "weight", label: m.ownWeight, unit: "Kg", required: true },
        {
          as: "number",
          name: "weight_max",
          label: m.maximumWeight,
          hint: m.maximumWeightHint,
          unit: "Kg",
          required: true,
        },
        {
          as: "number",
          name: "powercapacity",
          label: m.powerCapacity,
          hint: m.powerCapacityHint,
          unit: "A",
          required: true,
        },
        { as: "textarea", name: "remark", label: m.remark, wide: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
