import type { ActionFunctionArgs } from "@remix-run/node";
import type { Mock } from "vitest";
import type { z } from "zod";
import type { SubmissionResult } from "~/forms/last-result";
import { type Language, translator } from "~/language/language";
import type { Payload, Provider, Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";

/** A provider call of a screen. */
type Call = { call: "list" | "read" | "create" | "update" | "remove"; path: string; given?: Query | Payload };

interface FakeProvider {
  /** Records by family, as the provider sends them. */
  records?: Record<string, object[]>;
  /** The answer to a write. */
  answer?: object;
  /** Runs instead of a successful write. */
  refuse?: (path: string) => void;
}

/** Whether a text of the record contains the words. */
const fits = (record: object, words: unknown) =>
  !words || Object.values(record).some((value) => typeof value === "string" && value.includes(String(words)));

/** A provider in memory that respects limit, offset and search, and records every call. */
export function fakeProvider({ records = {}, answer, refuse }: FakeProvider = {}) {
  const calls: Call[] = [];
  const write =
    (call: Call["call"]) =>
    async (family: string, ...rest: unknown[]) => {
      calls.push({ call, path: [family, ...rest.slice(0, -1)].join("/"), given: rest.at(-1) as Payload });
      refuse?.(family);
      return answer;
    };
  const provider = {
    recent: () => provider,
    async list(family: string, row: z.ZodType, query: Query = {}) {
      calls.push({ call: "list", path: family, given: query });
      const all = (records[family] ?? []).filter((record) => fits(record, query.search));
      const from = Number(query.offset ?? 0);
      return {
        count: all.length,
        results: all.slice(from, from + Number(query.limit)).map((record) => row.parse(record)),
      };
    },
    async all(family: string, row: z.ZodType, query: Query = {}) {
      calls.push({ call: "list", path: family, given: query });
      return (records[family] ?? []).map((record) => row.parse(record));
    },
    async read(path: string, shape: z.ZodType) {
      calls.push({ call: "read", path });
      const [, family = "", id] = /^(.*)\/(.*)$/.exec(path) ?? [];
      const found = records[family]?.find((record) => "id" in record && String(record.id) === id);
      if (!found) throw errorPage({ kind: "missing" }, 404);
      return shape.parse(found);
    },
    create: write("create"),
    update: write("update"),
    async remove(family: string, id: string) {
      calls.push({ call: "remove", path: `${family}/${id}` });
      refuse?.(`${family}/${id}`);
    },
  };
  return { provider: provider as unknown as Provider, calls };
}

/** The context of a signed-in admin at this URL, and what the page did to it. */
export function fakeContext(
  url: string,
  {
    provider = fakeProvider().provider,
    language = "en",
    kept = new Map(),
    readDraft = null,
  }: {
    provider?: Provider;
    language?: Language;
    kept?: Map<string, string>;
    readDraft?: Record<string, string[]> | null;
  } = {},
) {
  const done: { failed: boolean; toast?: string; file?: Response } = { failed: false };
  const context = {
    provider,
    lasting: provider,
    session: { id: "" },
    url: new URL(url, "http://portal.test"),
    language,
    t: translator(language),
    role: "admin",
    user: { id: 1, groups: [] as string[], permissions: [] as string[] },
    readOwn: (name: string) => kept.get(name),
    keepOwn: (name: string, value: string) => kept.set(name, value),
    readDraft: () => readDraft,
    markFailed: () => (done.failed = true),
    download: (file: Response) => (done.file = file),
    redirect: async (path: string, options: { toast?: { message: string } } = {}) => {
      done.toast = options.toast?.message;
      return new Response(null, { status: 303, headers: { Location: path } });
    },
  };
  return { context: context as unknown as SignedIn, done };
}

/** The arguments of a loader (no fields) or of an action that a browser without script calls. */
export function argsAt(
  context: SignedIn,
  fields?: Record<string, string | File>,
  headers: HeadersInit = {},
): ActionFunctionArgs {
  const { pathname } = context.url;
  const [, parameter] = /\/form\/([^/]+)$/.exec(pathname) ?? [];
  const [, id] = /\/delete\/([^/]+)$/.exec(pathname) ?? [];
  const body =
    fields && Object.entries(fields).reduce((form, [name, value]) => (form.append(name, value), form), new FormData());
  const request = new Request(context.url, { method: body ? "POST" : "GET", body, headers });
  return { request, params: { parameter, id }, context: {} };
}

/** Status and body of an action's answer. */
export function answered<Body>(answer: unknown): { status: number; location: string | null; body: Body } {
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), body: undefined as Body };
  const { data, init } = answer as { data: Body; init: { status: number } };
  return { status: init.status, location: null, body: data };
}

/** An action of a master data screen. */
export type Action = (args: ActionFunctionArgs) => Promise<unknown>;
export type Fields = Record<string, string | File>;

/** Posts forms as an admin, whom the mocked guard admits; `refuse` is run by the provider. */
export function posting(guard: Mock) {
  return async (
    action: Action,
    url: string,
    fields: Fields,
    { language, ...fake }: FakeProvider & { language?: Language } = {},
  ) => {
    const { provider, calls } = fakeProvider(fake);
    const { context, done } = fakeContext(url, { provider, language });
    const args = argsAt(context, fields);
    guard.mockResolvedValue(Object.assign(context, { posted: args.request }));
    return { ...answered<SubmissionResult>(await action(args)), calls, done };
  };
}

/** Forms as a browser sends them. */
export const rack = {
  rack_name: "JKT1-B-05",
  date_in: "2026-11-20",
  datacenter: "1",
  tenant: "2",
  mmr_rack: "Y",
  racktype: "3",
  rackmanufacture: "",
  rackgroups: "",
  weight: "120.5",
  weight_max: "900",
  powercapacity: "32",
  remark: "",
};
export const site = {
  name: "DC Kuningan",
  status: "Y",
  cities: "1",
  phone: "021",
  address: "Jl. x",
  latitude: "-6.2297",
  longitude: "106.8295",
};
