import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { openTab } from "~/features/requests/list/open-tab.server";
import { readWaiting } from "~/features/requests/list/read-waiting.server";
import { listScreen } from "~/features/requests/list/request-columns";
import { cutIn, openStatuses, type Tab, type TabCounts, tabs, waitingIn } from "~/features/requests/list/tabs";
import { asListed, type ListedRequest, requestRow } from "~/inventory/requests/rows.server";
import { translator } from "~/language/language";
import type { Query } from "~/provider/index.server";
import type { SessionUser } from "~/provider/rows.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import type { Role } from "~/session/permissions";

interface Sent {
  activitytype_type?: string;
  status: string;
  status_key?: number;
  tenant?: number;
  tenant_name?: string;
}

/** The filters that a provider ignores. */
interface Ignoring {
  ignoresKind?: boolean;
  ignoresStatus?: boolean;
}

/** A user of a side, with a provider of requests alone that filters by one status, as in the contract, and sorts by the time of filing. */
function reader(
  role: Role,
  search: string,
  requests: Sent[],
  { ignoresKind = false, ignoresStatus = false }: Ignoring = {},
) {
  const asked: Query[] = [];
  /** Those of which no recent answer would do. */
  const fresh: Query[] = [];
  const sent = requests.map((request, at) => ({
    tenant: 7,
    tenant_name: "PT A",
    activitytype_type: "Goods In",
    id: at + 1,
    created_at: day(at + 1),
    ...request,
  }));
  const refuse = () => Promise.reject(errorPage({ kind: "refused" }, 403));
  const recent = {
    all: refuse,
    async list(family: string, row: z.ZodType, query: Query) {
      if (family !== "activities") return refuse();
      asked.push(query);
      const { filter_status: status, filter_type: kind, offset = 0, limit, ordering } = query;
      const fitting = sent.filter(
        (request) =>
          (!status || ignoresStatus || request.status === status) &&
          (!kind || ignoresKind || request.activitytype_type === kind),
      );
      if (ordering === "-created_at") fitting.reverse();
      const from = Number(offset);
      return { count: fitting.length, results: fitting.slice(from, from + Number(limit)).map((r) => row.parse(r)) };
    },
  };
  const provider = {
    recent: () => recent,
    list(family: string, row: z.ZodType, query: Query) {
      fresh.push(query);
      return recent.list(family, row, query);
    },
  };
  const url = new URL(`http://portal.test/request/requestlist${search}`);
  const user = { tenant: 7, tenantName: "PT A" } as SessionUser;
  return { asked, fresh, context: { provider, role, user, url } as unknown as SignedIn };
}

function open(role: Role, search: string, requests: Sent[], provider?: Ignoring) {
  const { asked, fresh, context } = reader(role, search, requests, provider);
  return { asked, fresh, ...openTab(context) };
}

const day = (at: number) => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString();
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

const everyState: Sent[] = [
  { status: "OR" },
  { status: "OP" },
  { status: "WL" },
  { status: "WD" },
  { status: "AP", status_key: 0 },
  { status: "AP", status_key: 1 },
  { status: "SU" },
  { status: "RJ" },
  { status: "CN" },
  { status: "CL" },
  { status: "DS" },
];

describe("the tabs of the request list", () => {
  it("look at requests one by one only where the status does not tell whose turn it is", () => {
    const looked = (role: Role) => openStatuses.filter((status) => waitingIn(role, status) === "some");
    expect(looked("admin")).toEqual(["AP"]);
    expect(looked("tenant")).toEqual(["WD", "AP"]);
  });

  it.each([
    ["admin", "waiting", [5, 2, 1]],
    ["admin", "work", [7, 6, 4, 3]],
    ["admin", "open", [7, 6, 5, 4, 3, 2, 1]],
    ["tenant", "waiting", [6]],
    ["tenant", "work", [7, 5, 4, 3, 2, 1]],
    ["tenant", "open", [7, 6, 5, 4, 3, 2, 1]],
  ] as const)("show the %s what is %s, newest first, also if the filter is ignored", async (role, tab, expected) => {
    for (const provider of [{}, { ignoresStatus: true }]) {
      const { read, counts } = open(role, `?tab=${tab}`, everyState, provider);
      const { results, count } = await read(0, 10);
      expect(ids(results)).toEqual(expected);
      expect(count).toBe(expected.length);
      expect(await counts()).toMatchObject({ [tab]: expected.length, open: 7, all: 11, cut: [] });
    }
  });

  it("say where a provider that ignores the filter has more requests than can be looked at", async () => {
    const many = Array.from({ length: 501 }, (_, at): Sent => ({ status: at % 2 === 0 ? "OR" : "CL" }));
    const { counts } = open("admin", "?tab=waiting", many, { ignoresStatus: true });
    expect(await counts()).toMatchObject({ waiting: 250, work: 0, cut: ["any"], most: 500 });
  });

  it("cost nothing where only the rows of the whole list are read", async () => {
    const { read, asked } = open("admin", "", everyState);
    await read(0, 10);
    expect(asked).toEqual([expect.objectContaining({ offset: 0, limit: 10 })]);
  });

  it("wait for a tenant at whose end another one's interconnection ends", async () => {
    const others: Sent[] = [
      { status: "WD", tenant: 8 },
      { status: "AP", status_key: 1, tenant: 8 },
      { status: "OP", tenant: 8 },
      { status: "WD", tenant: undefined, tenant_name: "PT B" },
      { status: "AP", status_key: 1 },
    ];
    const { read } = open("tenant", "?tab=waiting", others);
    expect(ids((await read(0, 10)).results)).toEqual([5, 4, 1]);
  });

  it("leave a tenant in peace with what the portal does not know", async () => {
    const { counts } = open("tenant", "", [
      { status: "AP", status_key: 1 },
      { status: "AP", status_key: 1, activitytype_type: "Goods Sideways" },
    ]);
    expect(await counts()).toMatchObject({ waiting: 1, work: 1 });
  });

  it("are shown to a tenant to whom the provider refuses what a request is about", async () => {
    const { counts } = open("tenant", "", [{ status: "OR", activitytype_type: "Goods In Replace" }, { status: "OP" }]);
    expect(await counts()).toMatchObject({ waiting: 0, work: 2 });
  });

  it.each([{ ignoresKind: false }, { ignoresKind: true }])(
    "have nobody wait for the NOC with what is only read (%j)",
    async (provider) => {
      const kept: Sent[] = ["OR", "OP", "AP"].map((status) => ({ status, activitytype_type: "MMR Colocation" }));
      const requests: Sent[] = [{ status: "OR" }, ...kept, { status: "OP" }];
      const { read, counts } = open("admin", "?tab=waiting", requests, provider);
      expect(ids((await read(0, 10)).results)).toEqual([5, 1]);
      expect(await counts()).toMatchObject({ waiting: 2, work: 3 });
      expect(ids((await open("admin", "?tab=work", requests, provider).read(0, 10)).results)).toEqual([4, 3, 2]);
      const waiting = await readWaiting(reader("admin", "", requests, provider).context, 3, ["OR", "OP"]);
      expect([ids(waiting.results), waiting.count]).toEqual([[1, 5], 2]);
    },
  );

  it("give any page and the whole for an export, though each status is read by itself", async () => {
    const many = Array.from({ length: 1300 }, (_, at): Sent => ({ status: at % 3 === 0 ? "OP" : "OR" }));
    const page = open("admin", "?tab=waiting&page=3&limit=5", many);
    expect(ids((await page.read(10, 5)).results)).toEqual([1290, 1289, 1288, 1287, 1286]);
    expect((await page.read(5000, 5)).results).toEqual([]);

    const file = open("admin", "?tab=waiting&export=csv", many);
    const rows = [];
    for (let from = 0; from < 1300; from += 500) rows.push(...(await file.read(from, 500)).results);
    expect(ids(rows)).toEqual(many.map((_, at) => 1300 - at));
  });

  it("keep the other filters, and narrow their counts by a chosen status", async () => {
    const { read, counts, asked } = open("admin", "?tab=work&filter_status=SU&search=gi&tenant_id=3", everyState);
    expect(ids((await read(0, 10)).results)).toEqual([7]);
    expect(await counts()).toMatchObject({ waiting: 0, work: 1, all: 1 });
    expect(asked.every(({ search, tenant_id }) => search === "gi" && tenant_id === "3")).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it("are counted by recent answers; only the listed requests are read anew", async () => {
    const { read, counts, fresh } = open("admin", "", everyState);
    await Promise.all([read(0, 50), counts()]);
    expect(fresh).toMatchObject([{ filter_status: "", limit: 50 }]);
  });

  it("say where a status has more requests than can be looked at", async () => {
    const many = Array<Sent>(501).fill({ status: "AP", status_key: 0 });
    const { counts } = open("admin", "", many);
    expect(await counts()).toMatchObject({ waiting: 500, work: 0, open: 501, all: null, cut: ["AP"], most: 500 });
    const whole = open("admin", "?tab=open&page=101&limit=5", many);
    expect(ids((await whole.read(498, 5)).results)).toEqual([3, 2, 1]);
  });

  it("lack what could not be looked at only where that matters", () => {
    const counts = { waiting: 0, work: 0, open: 0, all: 0, most: 500 };
    const lacking = (cut: TabCounts["cut"]) =>
      Object.keys(tabs).filter((tab) => cutIn(tab as Tab, { ...counts, cut }).length > 0);
    expect(lacking(["AP"])).toEqual(["waiting", "work"]);
    expect(lacking(["any"])).toEqual(["waiting", "work", "open"]);
  });
});

describe("whose turn it is", () => {
  const request = { ...asListed(requestRow.parse({ id: 1 })), kind: "Goods In", tenant: 7, approvedAt: null };
  const requests: ListedRequest[] = [
    { ...request, status: "OR" },
    { ...request, kind: "Goods In Replace", status: "OR" },
    { ...request, status: "AP", isDone: true },
    { ...request, kind: "Cross Connect", status: "WD" },
    { ...request, kind: "Cross Connect", status: "WD", tenant: 8 },
    { ...request, kind: "Cross Connect", status: "AP", isDone: true, tenant: 8 },
    { ...request, status: "WL" },
  ];

  it.each([
    ["admin", ["NOC", "NOC or tenant", "Tenant", "Destination tenant", "Destination tenant", "Tenant", ""]],
    ["tenant", ["NOC", "NOC or you", "You", "Destination tenant", "You", "Tenant", ""]],
  ] as const)("is told the %s", (role, expected) => {
    const { columns } = listScreen(role, { tenant: role === "tenant" ? 7 : null });
    const turn = columns.find(({ key }) => key === "turn");
    expect(requests.map((one) => turn?.value(one, translator("en")))).toEqual(expected);
  });
});

it("has the site's name on one line where it is short: a long one would push the last column off the paper", () => {
  const site = listScreen("admin", { tenant: null }).columns.find(({ key }) => key === "datacenter_name");
  const request = { ...asListed(requestRow.parse({ id: 1 })), siteName: "DC Kuningan" };
  expect(site?.look?.(request)).toEqual({ className: "nowrap" });
  expect(site?.look?.({ ...request, siteName: "Gedung Cyber 1, Kuningan Barat, Lt. 7" })).toEqual({});
});

describe("what waits for the reader of a dashboard", () => {
  const others: Sent[] = [...everyState, { status: "WD", tenant: 8 }, { status: "OR" }];

  it.each([
    ["admin", ["OR", "OP", "AP"], [1, 2, 5, 13]],
    ["tenant", ["OR", "OP", "WL", "WD", "AP", "SU"], [6, 12]],
  ] as const)(
    "is for the %s what the tab shows, the oldest first, of no more statuses",
    async (role, statuses, all) => {
      const { asked, context } = reader(role, "?tab=work&filter_status=SU", others);
      const { results, count, atLeast } = await readWaiting(context, 3);
      expect([ids(results), count, atLeast]).toEqual([all.slice(0, 3), all.length, false]);
      expect(new Set(asked.map(({ filter_status }) => filter_status))).toEqual(new Set([...statuses, ""]));
      expect((await open(role, "?tab=waiting", others).counts()).waiting).toBe(count);
    },
  );

  it("comes for a tenant with how many are open, as its tabs count them", async () => {
    const { waiting, work } = await open("tenant", "?tab=waiting", others).counts();
    expect((await readWaiting(reader("tenant", "", others).context, 3)).open).toBe(waiting + work);
    expect((await readWaiting(reader("admin", "", others).context, 3)).open).toBeNull();
  });

  it("is at least that much where not all could be looked at", async () => {
    const { context } = reader("tenant", "", Array<Sent>(501).fill({ status: "AP", status_key: 1 }));
    expect(await readWaiting(context, 3)).toMatchObject({ count: 500, atLeast: true, open: 501 });
  });
});
