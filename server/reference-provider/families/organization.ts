import { accessBy } from "../auth/access.ts";
import { timestamp } from "../database/clock.ts";
import { condition, everything } from "../engine/condition.ts";
import { family, filter } from "../engine/family.ts";
import { boolean, decimal, email, image, relation, text, url, yesOrNo } from "../engine/fields.ts";
import { fieldErrors, forbidden } from "../engine/errors.ts";
import { may } from "../auth/caller.ts";

export const cities = family({
  path: "cities",
  table: "cities",
  fields: { cityname: text({ max: 100 }), image: image() },
  search: ["cityname"],
  ordering: "cityname",
  access: accessBy({
    table: "cities",
    read: "every admin",
    write: "view_organization_city_admin",
    tenant: { read: "own" },
  }),
});

export const sites = family({
  path: "datacenters",
  table: "datacenters",
  fields: {
    name: text({ max: 100 }),
    longitude: decimal({ min: -180, max: 180, places: 6 }),
    latitude: decimal({ min: -90, max: 90, places: 6 }),
    phone: text({ max: 30 }),
    address: text({ max: 500 }),
    cities: relation("cities", { name: "cityname", image: "image" }),
    mapimage: image(),
    status: yesOrNo(),
  },
  search: ["name", "cities_name", "address", "phone"],
  ordering: "name",
  filters: { id: filter.id("t.id"), cities: filter.id("t.cities"), status: filter.equal("t.status") },
  access: accessBy({
    table: "datacenters",
    read: "every admin",
    write: "view_organization_sites_admin",
    tenant: { read: "own" },
  }),
});

export const tenants = family({
  path: "tenants",
  table: "tenants",
  fields: {
    name: text({ max: 150 }),
    address: text({ max: 500, optional: true }),
    phone: text({ max: 30, optional: true }),
    email: email({ optional: true }),
    status: yesOrNo({ fallback: () => "Y" }),
    tenant_confirmation: boolean({ fallback: () => 0 }),
  },
  search: ["name", "email", "phone", "address"],
  ordering: "name",
  filters: {
    status: filter.equal("t.status"),
    tenant_confirmation: filter.word({ true: "t.tenant_confirmation = 1", false: "t.tenant_confirmation = 0" }),
  },
  access: accessBy({
    table: "tenants",
    read: "every admin",
    write: "view_organization_tenants_admin",
    tenant: { read: "own" },
  }),
});

/** Names only: a tenant picks the other end of an interconnection here. */
export const tenantNames = family({
  path: "tenantlist",
  table: "tenants",
  fields: { name: text() },
  search: ["name"],
  ordering: "name",
  access: {
    readable: (caller) => {
      if (caller.side !== "none") return everything;
      throw forbidden();
    },
  },
});

export const news = family({
  path: "news",
  table: "news",
  fields: {
    title: text({ max: 200 }),
    content: text({ max: 100_000 }),
    image: image(),
    published: yesOrNo({ fallback: () => "N" }),
  },
  computed: { created_at: { sql: "t.created_at" } },
  search: ["title", "content"],
  ordering: "-created_at",
  filters: { published: filter.equal("t.published") },
  access: {
    ...accessBy({ table: "news", read: [], write: "view_news_admin" }),
    readable: (caller) => {
      if (caller.side === "none") throw forbidden();
      return caller.side === "admin" && may(caller, "view_news_admin") ? everything : condition("t.published = 'Y'");
    },
  },
  stamp: () => ({ created_at: timestamp() }),
});

export const applications = family({
  path: "application",
  table: "application",
  fields: { name: text({ max: 100 }), url: url(), image: image() },
  search: ["name", "url"],
  ordering: "name",
  access: accessBy({ table: "application", read: "every admin", write: "view_manage_application_admin" }),
});

export const settings = family({
  path: "setting",
  table: "setting",
  fields: { key: text({ max: 100 }), value: text({ max: 10_000 }), description: text({ max: 500, optional: true }) },
  search: ["key", "value", "description"],
  ordering: "key",
  access: accessBy({ table: "setting", read: [], write: "view_settings_admin" }),
  check: ({ before, values }) => {
    const problem = settingProblem(String(values["key"] ?? before?.["key"]), values["value"]);
    if (problem.value) throw fieldErrors({ value: problem.value });
  },
});

/** What is wrong with a setting's new value: those that the portal reads as numbers stay numbers. */
export function settingProblem(key: string, value: unknown): { value?: string[] } {
  const isMinutes = key !== "session_idle" || value === undefined || /^[1-9]\d{0,3}$/.test(String(value));
  return isMinutes ? {} : { value: ["Ensure this value is a number of minutes from 1 to 9999."] };
}
