import { expect, describe, it, vi } from "vitest";
import { loader as activity } from "~/features/reports/report-activity.route";
import { opening, request, several } from "./support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
const open = opening(guard.requireAdmin);

const activityPath = "/admin/report/report-activity";

/** The settings of the page for paper, which are cached. */
const note = {
  "setting/get": [
    { id: "print_note_report_activity", value: "Perhatikan." },
    { id: "company_name", value: "PT Contoh" },
  ],
};

describe("the activity report", () => {
  it("asks for what the URL says, once, and shows a page of it with the figures of all", async () => {
    const activities = [...several(12), request(13, { activitytype_type: "Smart Hand", approval_time: null })];
    const { screen, calls } = await open(activity, `${activityPath}?tenant=1;PT+Rimba&start_date=2026-11-01&page=2`, {
      records: { activities },
    });
    expect(calls.filter(({ path }) => path === "activities")).toEqual([
      {
        call: "list",
        path: "activities",
        given: {
          fitur: "report",
          datacenter_id: "",
          tenant_id: "1",
          filter_type: "",
          filter_status: "",
          start_date: "2026-11-01",
          end_date: "",
          search: "",
          ordering: "id",
          limit: 1000,
          offset: 0,
        },
      },
    ]);
    expect(screen.rows.map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(screen.reading).toEqual({ count: 13, read: 13, leftOut: 0, ended: null });
    expect(screen.figures?.groups.rows).toEqual([
      ["Goods In", 12, "Goods In"],
      ["Smart Hand", 1, "Smart Hand"],
    ]);
    expect(screen.figures?.facts.map(([, fact]) => fact)).toEqual(["2 h", "5 h"]);
    expect(screen.figures?.drawing?.numbers).toEqual({
      heads: ["Day", "Goods In", "Smart Hand"],
      rows: [["20 Nov 2026", "12", "1"]],
    });
  });

  it("counts no row that contradicts what was asked, and says how many there are", async () => {
    const activities = [
      request(1),
      request(2, { tenant: 2, tenant_name: "PT Awan" }),
      request(3, { created_at: "2026-10-31T16:59:00Z" }),
      request(4, { created_at: "2026-10-31T17:00:00Z" }),
      request(5, { tenant: null, tenant_name: "" }),
      request(6, { tenant: null, tenant_name: "pt rimba " }),
      request(7, { status: "RJ" }),
    ];
    const url = `${activityPath}?tenant=1&status=AP&start_date=2026-11-01&end_date=2026-11-30`;
    const { screen } = await open(activity, url, { records: { activities } });
    expect(screen.rows.map(({ id }) => id)).toEqual([1, 4, 5, 6]);
    expect(screen.reading).toEqual({ count: 4, read: 7, leftOut: 3, ended: null });
  });

  it.each([
    ["start_date=2026-11-20&end_date=2026-11-01", "end_date"],
    ["start_date=never", "start_date"],
    ["tenant=abc", "tenant"],
    ["tenant=999", "tenant"],
  ])("%s: nothing is told but what is wrong", async (search, field) => {
    const { screen, status, calls } = await open(activity, `${activityPath}?${search}`, {
      records: { activities: several(3) },
    });
    expect([status, Object.keys(screen.problems), screen.rows, screen.figures]).toEqual([400, [field], [], null]);
    if (field !== "tenant" || search.endsWith("abc")) {
      expect(calls.map(({ path }) => path)).not.toContain("activities");
    }
    const paper = await open(activity, `/print-report-activity?${search}`, {
      records: { activities: several(3), ...note },
    });
    expect([paper.status, Object.keys(paper.paper.problems), await paper.filled()]).toEqual([400, [field], []]);
  });

  it("reads on where there are more rows than are asked for at a time, and leads back to the last page", async () => {
    const { screen, calls } = await open(activity, `${activityPath}?limit=500&page=5`, {
      records: { activities: several(2100) },
    });
    expect(calls.filter(({ path }) => path === "activities").map(({ given }) => given)).toMatchObject(
      [0, 1000, 2000].map((offset) => ({ offset, limit: 1000 })),
    );
    expect([screen.reading.count, screen.rows.length]).toEqual([2100, 100]);
    const lost = open(activity, `${activityPath}?limit=500&page=6`, { records: { activities: several(2100) } });
    const redirect = (await lost.catch((thrown: unknown) => thrown)) as Response;
    expect(redirect.headers.get("Location")).toBe(`${activityPath}?limit=500&page=5`);
  });

  it("reads no more than 10,000 rows for figures, and the page beyond them by itself", async () => {
    const records = { activities: several(10_600) };
    const { screen, calls } = await open(activity, `${activityPath}?limit=10&page=1050`, { records });
    expect(screen.reading).toEqual({ count: 10_600, read: 10_000, leftOut: 0, ended: "tooMany" });
    expect(screen.rows[0]?.id).toBe(10_491);
    expect(calls.filter(({ path }) => path === "activities")).toHaveLength(11);
    const beyond = `${activityPath}?limit=10&page=50&activitytype=Smart+Hand`;
    expect((await open(activity, beyond, { records })).screen.rows, "the provider ignores the kind").toEqual([]);
  });

  it("says where the provider stopped, and counts what came", async () => {
    const { screen } = await open(activity, activityPath, {
      records: { activities: several(2500) },
      fails: (family, before) => family === "activities" && before === 2,
    });
    expect(screen.reading).toEqual({ count: 2500, read: 2000, leftOut: 0, ended: "stopped" });
    expect(screen.figures?.groups.rows).toEqual([["Goods In", 2000, "Goods In"]]);
    const silent = open(activity, activityPath, { fails: (family) => family === "activities" });
    await expect(silent).rejects.toMatchObject({ data: { kind: "unavailable" } });
  });
});

describe("a file of a report", () => {
  const csv = `${activityPath}?export=csv`;

  it("holds all rows that fit, with who did what", async () => {
    const activities = [...several(1200), request(1201, { tenant: 2, tenant_name: "PT Awan" })];
    const { done } = await open(activity, `${csv}&tenant=1&columns=activities_number&columns=done_time`, {
      records: { activities: activities.map((one) => ({ ...one, doneby_name: "Rizky" })) },
    });
    const lines = ((await done.file?.text()) ?? "").trim().split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["Request number,Done,Done by", "GI-1,2026-11-20T15:00:00+07:00,Rizky"]);
    expect(lines).toHaveLength(1201);
  });

  it("has the reasons too, which the screen tells beneath the status", async () => {
    const activities = [request(1, { status: "RJ", reason: "No letter" })];
    const { done, screen } = await open(activity, csv, { records: { activities } });
    const [head = "", row = ""] = ((await done.file?.text()) ?? "").split("\r\n");
    expect([head.split(",").at(-1), row.split(",").at(-1)]).toEqual(["Reason", "No letter"]);
    expect(screen.shown).not.toContain("reason");
    const { filled } = await open(activity, "/print-report-activity", { records: { activities } });
    expect((await filled())[0]?.match(/No letter/g)).toHaveLength(1);
  });

  it.each(["csv", "xlsx"])("of the kind %s ends with an error where the provider stops, never short", async (kind) => {
    const { done } = await open(activity, `${activityPath}?export=${kind}`, {
      records: { activities: several(2500) },
      fails: (family, before) => family === "activities" && before === 1,
    });
    await expect(done.file?.text()).rejects.toMatchObject({ data: { kind: "unavailable" } });
  });
});

describe("a report on paper", () => {
  const paperPath = "/print-report-activity";

  it("tells each filter by name, and is signed; its rows come while it is sent", async () => {
    const { paper, filled } = await open(activity, `${paperPath}?tenant=1&activitytype=Goods+In&lang=id`, {
      records: {
        activities: several(2),
        ...note,
      },
    });
    expect(paper).toMatchObject({
      view: "paper",
      language: "id",
      note: "Perhatikan.",
      letterhead: { image: null, name: "PT Contoh", contact: [] },
      tooMany: null,
    });
    expect(paper.facts.slice(0, 5)).toEqual([
      ["Lokasi", "Semua"],
      ["Tenant", "PT Rimba"],
      ["Jenis", "Barang Masuk"],
      ["Status", "Semua"],
      ["Periode", "Semua"],
    ]);
    expect(paper.signature).toMatchObject({ name: "Rizky", lines: [expect.anything(), "NOC PT Contoh"] });
    expect(paper.signature.detail).toEqual(["NIK –", "Telepon –"]);
    const [rows = "", end = ""] = await filled();
    expect(rows.match(/<tr>/g)).toHaveLength(2);
    expect(rows.replace(/<\/?span[^>]*>/g, "")).toContain("20-November-2026, 08:00 WIB");
    expect(end).toContain("2 permintaan");
    expect(end).toContain("Barang Masuk");
  });

  it("begins with the first thousand rows and asks for the others while it is sent", async () => {
    const { filled, calls } = await open(activity, paperPath, { records: { activities: several(2100) } });
    const pieces = () => calls.filter(({ path }) => path === "activities").length;
    expect(pieces()).toBe(1);
    await filled();
    expect(pieces()).toBe(3);
  });

  it("escapes what the provider tells", async () => {
    const { filled } = await open(activity, paperPath, {
      records: { activities: [request(1, { tenant_name: "<script>x</script>" })] },
    });
    const [rows] = await filled();
    expect(rows).toContain("&lt;script&gt;");
    expect(rows).not.toContain("<script>");
  });

  it("says No Data, and how far it came where the provider stopped", async () => {
    expect((await (await open(activity, paperPath)).filled())[0]).toContain("No Data");
    const stopped = await open(activity, paperPath, {
      records: { activities: several(2500) },
      fails: (family, before) => family === "activities" && before === 1,
    });
    const [rows = "", end] = await stopped.filled();
    expect(rows.match(/<tr>/g)).toHaveLength(1000);
    expect(end).toContain("after 1,000 of 2,500 rows");
  });

  it("offers a file where there are more than 10,000 rows", async () => {
    const { paper, filled, calls } = await open(activity, `${paperPath}?tenant=1`, {
      records: { activities: several(10_001) },
    });
    expect([paper.tooMany, await filled()]).toEqual([10_001, []]);
    expect(paper.close).toBe(`${activityPath}?tenant=1`);
    expect(calls.filter(({ path }) => path === "activities")).toHaveLength(1);
  });
});
