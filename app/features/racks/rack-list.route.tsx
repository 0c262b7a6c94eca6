import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import { today } from "~/language/dates";
import { nameOrId } from "~/language/language";
import { rackListPath, rackPath, rackReportPath } from "~/paths";
import { siteLink, tenantLink } from "~/inventory/links";
import { shortNameWhole } from "~/ui/breakable";
import { m } from "./messages";
import { extraColumns, loadColumns, plainSharing, sharingText } from "./rack-columns";
import { rackForm, rackFormValues } from "./rack-form.server";
import { RackParts } from "./rack-parts";
import { readSharingAndWaiting } from "./read-sharing.server";
import { fillInUnits } from "~/inventory/racks/fill-in-units.server";
import { type ListedRack as Rack, listedRack } from "~/inventory/racks/rows.server";
import { rackNames } from "~/inventory/names.server";
import { usedBy } from "~/inventory/uses";
import { nouns } from "~/inventory/nouns";
import { yesOrNo } from "~/provider/rows.server";

const tenants = { family: "tenants", label: "name" };
const sites = { family: "datacenters", label: "name" };
const groups = { family: "rackgroups", label: "name" };

const source = crudSource({
  family: "racks",
  referredToBy: [
    usedBy("devices", "racks"),
    { family: "rackshare", filter: "rack_id" },
    usedBy("servicerackdetails", "rack_id"),
    { family: "goodsin", filter: "racks_id" },
    { family: "goodsout", filter: "racks_id" },
  ],
  permission: "view_rack_rack_admin",
  row: listedRack,
  names: rackNames,
  form: rackForm,
  formValues: rackFormValues,
  fillIn: fillInUnits,
  complete: readSharingAndWaiting,
  optionalKeys: ["rackgroups"],
  // A provider may not support rack groups: then its racks are in none.
  filterValues: {
    datacenter_id: ({ site }) => site,
    rackgroups: ({ group }) => group ?? "none",
    mmr_rack: ({ isMeetMeRoom }) => yesOrNo(isMeetMeRoom),
  },
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
const reportPath = ({ id }: Rack) => rackReportPath(null, [{ id }]);

const screen: CrudScreen<Rack> = {
  path: rackListPath,
  title: m.rackList,
  noun: nouns.racks,
  create: m.createRack,
  edit: m.editRack,
  ordering: "rack_name",
  above: <RackParts here={rackListPath} />,
  linkTo: (rack) => rackPath(rack.id),
  about: ({ tenantName, siteName }) => [tenantName, siteName].filter(Boolean).join(", "),
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
    {
      to: reportPath,
      icon: "print",
      label: m.printRack,
      permission: "view_report_rack_admin",
      ownWindow: true,
    },
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
      value: (rack) => rack.name,
      note: (rack, t) => rack.isMeetMeRoom && t(m.meetMeRoom),
      exportOnly: [{ label: m.mmrRack, value: (rack, t) => t(rack.isMeetMeRoom ? m.yes : m.no) }],
    },
    {
      key: "tenant_name",
      label: m.tenant,
      value: (rack) => rack.tenantName,
      link: tenantLink,
      note: sharingText,
      exportOnly: [plainSharing],
    },
    {
      key: "datacenter_name",
      label: m.site,
      value: (rack) => rack.siteName,
      link: siteLink,
      look: ({ siteName }) => shortNameWhole(siteName),
    },
    {
      key: "rackgroups_name",
      label: m.group,
      value: ({ group, groupName }) => (group === null ? groupName : nameOrId(groupName, group)),
    },
    { key: "racktype_name", label: m.rackType, value: (rack) => rack.typeName },
    ...loadColumns,
    ...extraColumns,
  ],
  sections: (editing) => [
    {
      title: m.rack,
      note: m.rackNote,
      fields: [
        { as: "text", name: "rack_name", label: m.rackCode, hint: m.rackCodeHint, required: true },
        { as: "date", name: "date_in", label: m.dateIn, hint: editing ? undefined : m.dateInHint, required: true },
        {
          as: "select",
          name: "datacenter",
          label: m.site,
          hint: editing ? m.movedSiteHint : undefined,
          empty: m.chooseSite,
          required: true,
        },
        {
          as: "select",
          name: "tenant",
          label: m.tenant,
          hint: editing ? m.otherTenantHint : undefined,
          empty: m.chooseTenant,
          required: true,
        },
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
