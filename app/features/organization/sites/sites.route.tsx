import { z } from "zod";
import { crudAction, crudLoader, crudSource } from "~/crud/crud.server";
import { optionalImage } from "~/forms/files.server";
import { requiredChoice, requiredNumber, requiredOption, requiredText } from "~/forms/schema";
import { crudMeta, type CrudScreen, crudScreens } from "~/crud/screens";
import type { Translate } from "~/language/language";
import { siteListPath, sitePath } from "~/paths";
import { usedBy } from "~/inventory/uses";
import { cityNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { type Site, siteRow } from "~/inventory/sites/rows.server";
import { yesOrNo } from "~/provider/rows.server";
import { activeChoices, activeStatusStyle, statusCells } from "~/ui/status";
import { Phone } from "~/ui/phone";
import { m } from "./messages";

/** Spec 2 §5 "Site". */
const form = (t: Translate) =>
  z.object({
    name: requiredText(t, m.name),
    status: requiredOption(t, m.status, ["Y", "N"]),
    mapimage: optionalImage(t),
    cities: requiredChoice(t, m.city),
    phone: requiredText(t, m.phone),
    address: requiredText(t, m.address),
    latitude: requiredNumber(t, m.latitude, { min: -90, tooSmall: m.latitudeOut, max: 90, tooLarge: m.latitudeOut }),
    longitude: requiredNumber(t, m.longitude, {
      min: -180,
      tooSmall: m.longitudeOut,
      max: 180,
      tooLarge: m.longitudeOut,
    }),
  });

const formValues = (site: Site) => ({
  ...site,
  status: yesOrNo(site.isActive),
  mapimage: site.mapImage,
  cities: site.city,
  cities_name: site.cityName,
});

const source = crudSource({
  family: "datacenters",
  referredToBy: [
    usedBy("racks", "datacenter_id"),
    { family: "user", filter: "datacenter" },
    usedBy("activities", "datacenter_id"),
    usedBy("accessactivity", "datacenter_id"),
    usedBy("userdatacenteraccess", "datacenter_id"),
  ],
  permission: "view_organization_sites_admin",
  row: siteRow,
  names: cityNames,
  form,
  formValues,
  filterValues: { status: ({ isActive }) => yesOrNo(isActive) },
  formChoices: { cities: { family: "cities", label: "cityname" } },
  defaults: () => ({ status: "Y" }),
  afterEdit: "back",
});

const screen: CrudScreen<Site> = {
  path: siteListPath,
  title: m.sites,
  noun: nouns.sites,
  create: m.createSite,
  createButton: m.createSiteButton,
  edit: m.editSite,
  ordering: "name",
  linkTo: (site) => sitePath(site.id),
  filters: [{ name: "status", label: m.status, options: activeChoices }],
  columns: [
    { key: "name", label: m.name, value: (site) => site.name },
    { key: "cities_name", label: m.city, value: (site) => site.cityName },
    { key: "address", label: m.address, value: (site) => site.address },
    {
      key: "phone",
      label: m.phone,
      value: (site) => site.telephone.plain,
      cell: (site) => <Phone number={site.telephone} />,
    },
    { key: "status", label: m.status, ...statusCells((site: Site) => activeStatusStyle(site.isActive)) },
    {
      key: "latitude",
      label: m.latitude,
      value: (site) => site.latitude,
      cell: (site) => site.latitude && String(site.latitude),
      number: true,
      isExtra: true,
    },
    {
      key: "longitude",
      label: m.longitude,
      value: (site) => site.longitude,
      cell: (site) => site.longitude && String(site.longitude),
      number: true,
      isExtra: true,
    },
  ],
  sections: [
    {
      title: m.site,
      note: m.siteNote,
      fields: [
        { as: "text", name: "name", label: m.name, required: true },
        { as: "image", name: "mapimage", label: m.image, hint: m.imageHint },
        {
          as: "choices",
          name: "status",
          label: m.status,
          required: true,
          options: activeChoices,
        },
      ],
    },
    {
      title: m.place,
      note: m.placeNote,
      fields: [
        { as: "select", name: "cities", label: m.city, empty: m.chooseCity, required: true },
        { as: "text", name: "phone", label: m.phone, type: "tel", inputMode: "tel", required: true },
        { as: "textarea", name: "address", label: m.address, required: true, wide: true },
        { as: "number", name: "latitude", label: m.latitude, hint: m.latitudeHint, unit: "°", required: true },
        { as: "number", name: "longitude", label: m.longitude, hint: m.longitudeHint, unit: "°", required: true },
      ],
    },
  ],
};

export { shouldRevalidate } from "~/forms/last-result";
export const meta = crudMeta(screen);
export const loader = crudLoader(screen, source);
export const action = crudAction(screen, source);
export default crudScreens(screen);
