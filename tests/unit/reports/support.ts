import type { Mock } from "vitest";
import type { PaperData, ReportData, ScreenData } from "~/features/reports/report";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

type Loader = (args: ReturnType<typeof argsAt>) => Promise<unknown>;
type Row = Record<string, unknown> & { id: number };

interface Opened {
  records?: Record<string, object[]>;
  /** Decides about the calls of a family, by the number of earlier ones; true lets the provider answer. */
  fails?: (family: string, before: number) => boolean;
}

const choices = {
  tenants: [
    { id: 1, name: "PT Rimba" },
    { id: 2, name: "PT Awan" },
  ],
  datacenters: [{ id: 1, name: "DC Kuningan" }],
};

/** Opens a report as an admin, whom the mocked guard admits. */
export const opening =
  (guard: Mock) =>
  async (loader: Loader, url: string, { records = {}, fails = () => false }: Opened = {}) => {
    const { provider, calls } = fakeProvider({ records: { ...choices, ...records } });
    const list = provider.list.bind(provider);
    const counted = new Map<string, number>();
    provider.list = (family: string, ...rest: [never, never]) => {
      const before = counted.get(family) ?? 0;
      counted.set(family, before + 1);
      if (fails(family, before)) return Promise.reject(errorPage({ kind: "unavailable" }, 503));
      return list(family, ...rest);
    };
    const { context, done } = fakeContext(url, { provider });
    Object.assign(context, { preferences: { lite: false }, nonce: "n", parts: [] });
    Object.assign(context.user, { name: "Rizky", identityNumber: "", phone: "" });
    guard.mockResolvedValue(context);
    const told = (await loader(argsAt(context))) as
      | ReportData<Row>
      | { data: ReportData<Row>; init: { status: number } };
    const data = "init" in told ? told.data : told;
    const filled = async () => {
      const texts: string[] = [];
      for (const part of context.parts) {
        let text = "";
        for await (const piece of part) text += piece;
        texts.push(text);
      }
      return texts;
    };
    return {
      status: "init" in told ? told.init.status : 200,
      screen: data as ScreenData<Row>,
      paper: data as PaperData,
      calls,
      done,
      filled,
    };
  };

/** A request as the provider sends it. */
export const request = (id: number, more: object = {}): Row => ({
  id,
  activities_number: `GI-${id}`,
  activitytype: 5,
  activitytype_type: "Goods In",
  status: "AP",
  status_key: 1,
  tenant: 1,
  tenant_name: "PT Rimba",
  datacenter: 1,
  datacenter_name: "DC Kuningan",
  created_at: "2026-11-20T01:00:00Z",
  approval_time: "2026-11-20T03:00:00Z",
  done_time: "2026-11-20T08:00:00Z",
  ...more,
});
export const several = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => request(at + 1, more));
