import { isBesideId, isFlag, isQuantity, isReference, mayMiss, namedFields, namedFilters } from "./contract-names.ts";

type Fields = Record<string, unknown>;
export type Query = [name: string, value: string][];

export interface Answer {
  status: number;
  /** The parsed JSON. */
  body: unknown;
  /** An HTML page instead of JSON. */
  html?: string;
}

/** Something that a provider does differently from the reference provider, as the contract allows. */
export interface Habit {
  /** Changes the query. */
  query?: (query: Query, family: string) => Query;
  /** Whether a record, or an object within one, lacks this field. */
  lacks?: (name: string, family: string) => boolean;
  /** Changes a value of a record. */
  value?: (value: unknown, name: string, family: string) => unknown;
  /** Changes the body that it receives, or refuses it. */
  sent?: (form: string, family: string) => string | Answer;
  /** Changes the whole answer; `query` is the portal's. */
  answer?: (answer: Answer, family: string, query: Query) => Answer;
}

const isFile = /^(foto|image|mapimage|cities_image|attachment)$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/;
const WIB = 7 * 60 * 60 * 1000;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Changes each record of a list or of a page, or the single record in the body. */
function eachRecord(body: unknown, change: (record: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map(change);
  return isFields(body) && Array.isArray(body.results) ? { ...body, results: body.results.map(change) } : change(body);
}

const asText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(asText) : typeof value === "number" ? String(value) : value;

const isNested = (name: string): boolean => isReference(name) && !/(^|_)id$|^device__|_port$|^groups$/.test(name);

const withMore = (record: unknown): unknown =>
  isFields(record) ? { created_by: { id: 7, groups: [null] }, ...record, url: "http://inner-django:8000/" } : record;

const ofAnotherTenant = (record: unknown): unknown =>
  isFields(record) && Number(record.id) % 2 === 0 ? { ...record, tenant: 999, tenant_name: "PT Lain" } : record;

function inOtherWords(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(inOtherWords);
  if (!isFields(body)) return typeof body === "string" ? "Kalimat lain sama sekali." : body;
  return Object.fromEntries(
    Object.entries(body).map(([name, one]) => [name, name === "code" ? one : inOtherWords(one)]),
  );
}

/** The habits by name, each with the section of the contract that allows it. */
export const habits = {
  /** Fields that neither contract nor specification name are missing. */
  namedFieldsOnly: {
    answer(answer, family) {
      const named = namedFields(family);
      const strict = (record: unknown) =>
        named && isFields(record)
          ? Object.fromEntries(Object.entries(record).filter(([name]) => named.has(name)))
          : record;
      return { ...answer, body: eachRecord(answer.body, strict) };
    },
  },
  /** Fields that may be empty are missing, and so are the names beside ids. */
  leavesOut: { lacks: mayMiss },
  /** Other records are told by their ids alone. */
  idsAlone: { lacks: isBesideId },
  /** The same fields are null. */
  nulls: { value: (value, name, family) => (mayMiss(name, family) ? null : value) },
  /** Counts and quantities are text: "42", "12.5" (§9.12). */
  numbersAsText: { value: (value, name) => (isQuantity(name) && typeof value === "number" ? String(value) : value) },
  /** Ids are text (§1). */
  idsAsText: {
    value: (value, name) => (isReference(name) ? asText(value) : value),
  },
  /** Other records are nested in a record, in place of their ids (DRF's `depth`). */
  nestedRecords: {
    value: (value, name) => (isNested(name) && Number(value) > 0 ? { id: value, name: "Nama" } : value),
  },
  /** Records have fields that nobody knows (§1). */
  moreFields: {
    answer: (answer) => ({ ...answer, body: eachRecord(answer.body, withMore) }),
  },
  /** A page has 30 rows at most, whatever the limit (DRF's `max_limit`). */
  shortPages: {
    query: (query) => query.map(([name, value]) => [name, name === "limit" && Number(value) > 30 ? "30" : value]),
  },
  /** Times have microseconds and no offset, which means Jakarta's (§9.12). */
  timesWithoutOffset: {
    value: (value) =>
      typeof value === "string" && time.test(value)
        ? new Date(Date.parse(value) + WIB).toISOString().replace(/\.\d+Z$/, ".123456")
        : value,
  },
  /** Files have absolute addresses of an unreachable host (§9.11). */
  innerAddresses: {
    value: (value, name) =>
      isFile.test(name) && typeof value === "string" && value !== ""
        ? `http://inner-django:8000/media/${value.replace(/^(https?:\/\/[^/]+)?\/?(media\/)?/, "")}`
        : value,
  },
  /** Flags are 1 and 0 (§1). */
  flagsAsNumbers: {
    value: (value, name) => (isFlag(name) && typeof value === "boolean" ? Number(value) : value),
  },
  /** `ordering` is ignored: records come in the order in which they were stored (§11). */
  ignoresOrdering: { query: (query) => query.map(([name, value]) => [name, name === "ordering" ? "id" : value]) },
  /** Filters that neither contract nor specification name are ignored. */
  ignoresUnnamedFilters: {
    query: (query, family) => query.filter(([name]) => namedFilters(family)?.has(name) ?? true),
  },
  /** There are no rack groups: one that is sent is not stored (the contract names none). */
  noRackGroups: {
    lacks: (name, family) => family === "racks" && name.startsWith("rackgroups"),
    query: (query, family) => (family === "racks" ? query.filter(([name]) => name !== "rackgroups") : query),
    sent: (form, family) => (family === "racks" ? form.replace(/(name="rackgroups"\r\n\r\n)[^\r]*/, "$1") : form),
  },
  /** Only the first site is offered to admins, for any account (spec 2 §7). */
  offersOneSite: {
    answer: (answer, family, query) => {
      const isOffer = family === "datacenters" && query.some(([name]) => name === "admin_account_fitur");
      if (!isOffer || !isFields(answer.body) || !Array.isArray(answer.body.results)) return answer;
      return { ...answer, body: { ...answer.body, count: 1, results: answer.body.results.slice(0, 1) as unknown[] } };
    },
  },
  /** There is no history of requests (§11). */
  noHistory: {
    answer: (answer, family) => (family === "history" ? { status: 404, body: { detail: "Not found." } } : answer),
  },
  /** Work is planned for a day: a time is refused (§12). */
  plansByDay: {
    sent: (form) => {
      const [, before = "", planned = ""] = /(name="dateactivities"\r\n\r\n)([^\r]*)/.exec(form) ?? [];
      const refusal = ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD."];
      if (planned.includes("T")) return { status: 400, body: { dateactivities: refusal } };
      return planned ? form.replace(before + planned, `${before}${planned}T00:00:00+07:00`) : form;
    },
    value: (value, name) => (name === "dateactivities" && typeof value === "string" ? value.slice(0, 10) : value),
  },
  /** Every second device is of another tenant, whoever asks: nothing is narrowed (§8 says that it is). */
  sendsOthersDevices: {
    answer: (answer, family) => ({
      ...answer,
      body: family === "devices" ? eachRecord(answer.body, ofAnotherTenant) : answer.body,
    }),
  },
  /** What is created may refer to anything: ids in a body are not checked (§11 says that they are). */
  takesAnything: {
    sent: (form, family) =>
      form !== "" && /^(user|userdatacenteraccess|goodsindetail|goodsout|dismantle)$/.test(family)
        ? { status: 201, body: { id: 1 } }
        : form,
  },
  /** Refusals other than 401 are HTML pages (§9.8). */
  htmlErrors: {
    answer: (answer) =>
      answer.status < 400 || answer.status === 401 ? answer : { ...answer, html: "<h1>Server Error</h1>" },
  },
  /** The messages of refusals have other wording (§9.1). */
  otherWords: {
    answer: (answer) => (answer.status < 400 ? answer : { ...answer, body: inOtherWords(answer.body) }),
  },
} as const satisfies Record<string, Habit>;
export type HabitName = keyof typeof habits;

/** Habits that can be combined in one provider. */
export const contraryProviders = {
  "that tells little": [
    "namedFieldsOnly",
    "leavesOut",
    "ignoresOrdering",
    "ignoresUnnamedFilters",
    "shortPages",
    "noHistory",
    "htmlErrors",
  ],
  "that spells otherwise": [
    "numbersAsText",
    "idsAsText",
    "nestedRecords",
    "moreFields",
    "timesWithoutOffset",
    "innerAddresses",
    "flagsAsNumbers",
    "otherWords",
  ],
  "that tells nothing that it need not": ["nulls", "noHistory", "otherWords"],
} as const satisfies Record<string, readonly HabitName[]>;
