import type { Section } from "~/crud/form-fields";
import type { RowAction } from "~/lists/list";
import type { CrudScreen } from "~/crud/screens";
import { formatDay } from "~/language/dates";
import { type Message, nameOrId } from "~/language/language";
import type { Column } from "~/lists/data-table";
import { siteLink, tenantLink } from "~/inventory/links";
import { nouns } from "~/inventory/nouns";
import { dayCells } from "~/ui/date-text";
import { Phone } from "~/ui/phone";
import { Photo } from "~/ui/photo";
import { activeChoices, activeStatusStyle, statusCells, type StatusStyle } from "~/ui/status";
import { m } from "./access-messages";
import { AccessParts } from "./access-parts";
import type { Permit, Person } from "./access-rules.server";
import { m as accountWords } from "../accounts/account-messages";
import { identityField, telephoneField } from "../accounts/person-fields";

/** The columns of people; a screen chooses among them. */
export const personColumns = {
  name: {
    key: "name",
    label: m.name,
    value: (person) => person.name,
  },
  photo: {
    key: "foto",
    label: m.photo,
    unsorted: true,
    isPicture: true,
    value: (person) => person.photo,
    cell: ({ name, photo }) => <Photo name={name} path={photo} />,
  },
  tenant: { key: "tenant_name", label: m.tenant, value: (person) => person.tenantName, link: tenantLink },
  identity: {
    key: "identity_no",
    label: accountWords.identity,
    value: (person) => person.identityNumber,
  },
  phone: {
    key: "phone",
    label: accountWords.telephone,
    value: (person) => person.telephone.plain,
    cell: (person) => <Phone number={person.telephone} />,
  },
  email: { key: "email", label: accountWords.email, value: (person) => person.email },
} as const satisfies Record<string, Column<Person>>;

/** The form fields of people; the NOC's form also has the tenant. */
export const personFields: Section["fields"] = [
  { as: "text", name: "name", label: m.name, required: true },
  identityField,
  telephoneField,
  { as: "text", name: "email", label: accountWords.email, type: "email" },
  { as: "image", name: "foto", label: m.photo, hint: m.photoHint },
];

const permitStates = {
  off: activeStatusStyle(false),
  early: { word: m.notYet, icon: "clock", tone: "blue" },
  over: { word: m.over, icon: "closed", tone: "gray" },
  valid: { word: m.valid, icon: "ok", tone: "green" },
} as const satisfies Record<Permit["state"], StatusStyle>;

const personOf = (permit: Permit) => nameOrId(permit.personName, permit.person);
const siteOf = (permit: Permit) => nameOrId(permit.siteName, permit.site);
const dayOf = (day: string | null): Message => ({ en: formatDay(day, "en"), id: formatDay(day, "id") });
const lastOf = ({ to }: Permit) => (to ? dayOf(to) : m.open);

const permitColumns: readonly Column<Permit>[] = [
  { key: "userdatacenter_name", label: m.person, value: personOf },
  {
    key: "datacenter_name",
    label: m.site,
    value: siteOf,
    link: siteLink,
  },
  {
    key: "date_from",
    label: m.from,
    ...dayCells(({ from }: Permit) => from),
  },
  {
    key: "date_to",
    label: m.to,
    ...dayCells(({ to }: Permit) => to),
    cell: (permit, t) => t(lastOf(permit)),
  },
  {
    key: "status",
    label: m.status,
    ...statusCells(({ state }: Permit) => permitStates[state]),
  },
];

const permitSections: readonly Section[] = [
  {
    title: m.permit,
    note: m.permitNote,
    fields: [
      {
        as: "select",
        name: "userdatacenter",
        label: m.person,
        hint: m.personHint,
        empty: m.choosePerson,
        required: true,
      },
      { as: "select", name: "datacenter", label: m.site, empty: m.chooseSite, required: true },
      { as: "date", name: "date_from", label: m.from, required: true },
      { as: "date", name: "date_to", label: m.to, hint: m.toHint },
      {
        as: "choices",
        name: "status",
        label: m.status,
        required: true,
        options: activeChoices,
      },
    ],
  },
];

/** The list of permits with its form, at a side's path. */
export const permitScreen = (path: string): CrudScreen<Permit> => ({
  path,
  title: m.permits,
  noun: nouns.permits,
  create: m.createPermit,
  edit: m.editPermit,
  ordering: "-date_from",
  above: <AccessParts here={path} />,
  filters: [
    { name: "userdatacenter_id", label: m.person },
    { name: "datacenter_id", label: m.site },
  ],
  columns: permitColumns,
  nameOf: (permit, t) => `${personOf(permit)}, ${siteOf(permit)}, ${t(dayOf(permit.from))} – ${t(lastOf(permit))}`,
  sections: permitSections,
});

/** The row action that leads to a person's permits. */
export const permitsOf = (permits: string): RowAction<Person> => ({
  to: ({ id }) => `${permits}?userdatacenter_id=${id}`,
  icon: "key",
  label: m.permitsOf,
  word: m.permitsWord,
});
