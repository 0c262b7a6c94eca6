import { describe, expect, it, vi } from "vitest";
import { loader as access } from "~/features/reports/report-datacenter-access.route";
import { loader as interconnection } from "~/features/reports/report-interconnection.route";
import { loader as rack } from "~/features/reports/report-rack.route";
import { loader as problem } from "~/features/reports/report-request-problem.route";
import { loader as service } from "~/features/reports/report-service.route";
import { pageOf } from "~/inventory/links";
import { opening, request } from "./support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
const open = opening(guard.requireAdmin);

describe("the other reports", () => {
  it("completed visits: how long they stayed, how many were inside at once, and when they came", async () => {
    const visit = (id: number, from: string, to: string | null) => ({
      id,
      actv_type: id,
      client_name: id === 1 ? "PT Tamu" : null,
      tenant_name: "PT Rimba",
      rack_id: ["A-1", "A-2"],
      access_date: `2026-11-20T${from}:00Z`,
      access_date_out: to && `2026-11-20T${to}:00Z`,
    });
    const records = {
      accessactivity: [
        visit(1, "01:00", "03:30"),
        visit(2, "02:00", "02:30"),
        visit(7, "05:00", "06:30"),
        visit(3, "05:00", null),
      ],
      userdatacenter: [],
    };
    const { screen, calls } = await open(access, "/admin/report/report-datacenter-access", { records });
    const { done } = await open(access, "/admin/report/report-datacenter-access?export=csv", { records });
    const lines = (await done.file?.text())?.split("\r\n").map((line) => line.split(",").slice(-2));
    expect(lines?.slice(0, 4)).toEqual([
      ["Stay (h:mm)", "Stay (minutes)"],
      ["2:30", "150"],
      ["0:30", "30"],
      ["1:30", "90"],
    ]);
    expect(calls.find(({ path }) => path === "accessactivity")?.given).toMatchObject({ status_out: 1 });
    expect(screen.figures?.facts.map(([, fact]) => fact)).toEqual(["2", "1.5 h"]);
    expect(screen.reading).toMatchObject({ count: 3, leftOut: 1 });
    expect(screen.figures?.groups.rows.map(([name]) => name).sort()).toEqual(["Goods In", "Goods Out", "Other"]);
    const friday = screen.figures?.tables?.[0]?.numbers.rows[4];
    expect([friday?.[0], friday?.[9], friday?.[10], friday?.[13]]).toEqual(["Friday", 1, 1, 1]);
  });

  it("visits on paper: between two racks a line may end", async () => {
    const [access_date, access_date_out] = ["2026-11-20T01:00:00Z", "2026-11-20T02:00:00Z"];
    const visit = { id: 1, rack_id: ["JKT1 A-01", "JKT1 A-02"], access_date, access_date_out };
    const { filled } = await open(access, "/print-report-datacenter-access", {
      records: { accessactivity: [visit], userdatacenter: [] },
    });
    expect((await filled())[0]).toContain(
      '<span class="nowrap">JKT1 A-01,</span> <span class="nowrap">JKT1 A-02</span>',
    );
  });

  it("visits of a person: also those that say the first name alone", async () => {
    const visits = [{}, { userdatacenter: 7 }, { userdatacenter: 8 }].map((one, at) => {
      return { id: at + 1, user_firstname: "Gilang", access_date_out: "2026-11-20T02:00:00Z", ...one };
    });
    const { screen } = await open(access, "/admin/report/report-datacenter-access?userdatacenter=7", {
      records: { accessactivity: visits, userdatacenter: [{ id: 7, name: "Gilang Putra" }] },
    });
    expect(screen.rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("racks: used and left by site, those that tell no numbers left out", async () => {
    const racks = [
      { id: 1, rack_name: "A", datacenter: 1, datacenter_name: "DC Kuningan", units_used: 10, racktype_height: 42 },
      { id: 2, rack_name: "B", datacenter: 1, datacenter_name: "", units_used: 2, racktype_height: "42.00" },
      { id: 3, rack_name: "C", datacenter: null, weight_used: 50, weight_max: 40 },
    ];
    const { screen } = await open(rack, "/admin/report/report-rack", { records: { racks } });
    const { done } = await open(rack, "/admin/report/report-rack?export=csv", { records: { racks } });
    expect((await done.file?.text())?.split("\r\n")[0]).toMatch(
      /Used \(U\).*Free \(U\),Used \(Kg\).*Left \(Kg\),Used \(A\).*Left \(A\)$/,
    );
    expect(screen.figures?.groups.rows).toEqual([
      ["DC Kuningan", 2, "1"],
      ["Not stated", 1, ""],
    ]);
    expect(screen.figures?.facts).toEqual([
      ["Units (U)", "12 of 84 U, 72 free"],
      ["Weight (Kg)", "50 of 40 Kg, 0 left"],
      ["Power (A)", "0 of 0 A, 0 left"],
    ]);
    expect(screen.figures?.drawing?.numbers.rows[0]).toEqual(["DC Kuningan", "12", "72"]);
  });

  it("services: by service and status", async () => {
    const servicerackdetails = ["A", "A", "S", "?"].map((status, at) => ({
      id: at + 1,
      service: at < 3 ? 3 : at,
      service_name: at < 3 ? "Switch" : "OTB",
      status,
    }));
    servicerackdetails.push({ id: 9, service: 12, service_name: "OTB", status: "A" });
    const { screen } = await open(service, "/admin/report/report-service", {
      records: { servicerackdetails, services: [] },
    });
    expect(screen.figures?.drawing?.numbers).toEqual({
      heads: ["Service", "Active", "Inactive", "Suspended", "Terminated"],
      rows: [
        ["Switch", "2", "0", "1", "0"],
        ["OTB", "1", "0", "0", "1"],
      ],
    });
    // Two services of one name cannot be asked for together.
    expect(screen.figures?.groups.rows).toEqual([
      ["Switch", 3, "3"],
      ["OTB", 2, ""],
    ]);
    expect(screen.groupPaths).toEqual(["?service=3", undefined]);
  });

  it("interconnections: those of a tenant at either end, metres by cable type, connected over time", async () => {
    const crossconnects = [
      { id: 1, tenant: 1, status: "C", cable: "12.50", circuit_type_name: "UTP", connect_date: "2026-09-10" },
      {
        id: 2,
        tenant: 9,
        destination_tenant: 1,
        status: "D",
        cable: 8,
        circuit_type_name: "UTP",
        connect_date: "2026-09-11",
        dismantle_date: "2026-11-02",
      },
      { id: 3, tenant: 9, destination_tenant: 8, status: "C" },
      // A provider need not tell when a cable was removed.
      { id: 4, tenant: 1, status: "D", connect_date: "2026-09-12" },
    ];
    const { screen } = await open(interconnection, "/admin/report/report-interconnection?tenant=1", {
      records: { crossconnects },
    });
    expect(screen.rows.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(screen.figures?.facts).toEqual([["Connected UTP cable", "12.5 m"]]);
    expect(screen.figures?.drawing?.numbers.rows.map(([, n]) => n)).toEqual(["2", "2", "1"]);
  });

  it("interconnections: those that wait are selected here, since their status has no code at the provider", async () => {
    const crossconnects = ["C", "PENDING", "WD", "D"].map((status, at) => ({ id: at + 1, status }));
    const { screen, calls } = await open(interconnection, "/admin/report/report-interconnection?status=W", {
      records: { crossconnects },
    });
    expect(calls.find(({ path }) => path === "crossconnects")?.given).toMatchObject({ status: "" });
    expect(screen.rows.map(({ id }) => id)).toEqual([2, 3]);
    expect(screen.reading).toEqual({ count: 2, read: 2, leftOut: 0, ended: null });
    const connected = await open(interconnection, "/admin/report/report-interconnection?status=C", {
      records: { crossconnects },
    });
    expect(connected.calls.find(({ path }) => path === "crossconnects")?.given).toMatchObject({ status: "C" });
  });

  it("interconnections: one without a label has the number of its request; ports are called as elsewhere", async () => {
    const crossconnects = [
      { id: 1, label: "A/B", label_number: "CC-0001", activities_number: "CC-2611-0001" },
      { id: 2, activities_number: "CC-2611-0006", jenisportsrc: "FIB", devicesrcport_port: "FIB 3" },
    ];
    const { done } = await open(interconnection, "/admin/report/report-interconnection?export=csv", {
      records: { crossconnects },
    });
    const [heads = "", ...lines] = ((await done.file?.text()) ?? "").trim().split("\r\n");
    expect(new Set(heads.split(",")).size).toBe(11);
    expect(lines.map((line) => line.split(",").filter((_, at) => at === 0 || at === 3))).toEqual([
      ["A/B CC-0001", ""],
      ["CC-2611-0006", "Fiber port 3"],
    ]);
  });

  it("interconnections: with the fields that the specification names for this report and no others", async () => {
    const ends = { tenant_name: "PT Rimba", destination_name: "PT Awan", devicedst_name: "odf-1" };
    const row = (label: string) => ({ label, label_number: "CC-0001", ...ends, device_type: 3, port_number: "17" });
    const records = { crossconnects: [row("A/B"), row("A/B"), row("A/C")] };
    const { screen } = await open(interconnection, "/admin/report/report-interconnection", { records });
    expect(screen.figures?.groups.rows).toEqual([["Not stated", 3, ""]]);
    const { done } = await open(interconnection, "/admin/report/report-interconnection?export=csv", { records });
    const line = (label: string) => `${label} CC-0001,PT Rimba,Switch,17,PT Awan,odf-1,,,,,`;
    const lines = (await done.file?.text())?.trim().split("\r\n").slice(1);
    expect(lines).toEqual([line("A/B"), line("A/B"), line("A/C")]);
  });

  it.each([
    ["interconnections", interconnection, "/admin/report/report-interconnection", "crossconnects"],
    ["services", service, "/admin/report/report-service", "servicerackdetails"],
    ["visits", access, "/admin/report/report-datacenter-access", "accessactivity"],
  ])("%s: rows that say no id are all there, without a link", async (_, loader, url, family) => {
    const row = { tenant_name: "PT Rimba", access_date_out: "2026-11-20T02:00:00Z" };
    const rows = [row, { ...row, id: null }];
    const { screen } = await open(loader, url, { records: { userdatacenter: [], services: [], [family]: rows } });
    expect(new Set(screen.rows.map(({ id }) => id)).size).toBe(2);
    expect(
      screen.rows.map(
        pageOf(
          (id) => `/${id}`,
          ({ id }) => id,
        ),
      ),
    ).toEqual([null, null]);
  });

  it("trouble tickets: only those, by what their tickets say, walked no further than is needed", async () => {
    const activities = [
      ...Array.from({ length: 12 }, (_, at) => request(at + 1, { activitytype_type: "Trouble Ticket" })),
      request(13),
    ];
    const tickets = activities.map(({ id }) => ({ id: id + 100, activities: id, subject: `Link ${id} down` }));
    const url = "/admin/report/report-request-problem?limit=5";
    const { screen, calls } = await open(problem, url, { records: { activities, "ticket/ticket": tickets } });
    expect(calls.find(({ path }) => path === "activities")?.given).toMatchObject({ filter_type: "Trouble Ticket" });
    expect(screen.reading).toMatchObject({ count: 12, leftOut: 1 });
    expect(screen.rows.map(({ subject }) => subject)).toEqual([1, 2, 3, 4, 5].map((id) => `Link ${id} down`));
    expect(calls.filter(({ path }) => path === "ticket/ticket")).toHaveLength(1);
    expect(screen.figures?.drawing?.numbers.heads).toEqual(["Day", "Opened", "Done or closed"]);
    // Its columns stand side by side, not on each other.
    expect(screen.figures?.drawing?.description).toMatch(/ Highest: 12 \(20 Nov 2026, Opened\)\.$/);
    const refused = await open(problem, url, {
      records: { activities },
      fails: (family) => family === "ticket/ticket",
    });
    expect(refused.screen.rows[0]).toMatchObject({ subject: "", hours: 7 });
  });
});
