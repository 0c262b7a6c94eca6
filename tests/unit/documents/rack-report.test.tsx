import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { nocSignature } from "~/inventory/documents/signature";
import { loader } from "~/features/documents/print-report-rack.route";
import { readPair } from "~/features/documents/rack-choice";
import { rackOnPaper, RackReport } from "~/features/documents/rack-report";
import { rackReportPath } from "~/paths";
import { LIMITS } from "../../../server/limits.ts";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";
import { rackWith } from "../inventory/racks/rack.fixture";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

describe("the rack report", () => {
  it("reads pairs with and without a name and nothing else", () => {
    expect(readPair("3;JKT1-A-07")).toEqual({ id: "3", name: "JKT1-A-07" });
    expect(readPair("3;A;B")).toEqual({ id: "3", name: "A;B" });
    expect(readPair("3")).toEqual({ id: "3", name: "" });
    for (const odd of [null, "", ";x", "x;3", "3/../4", "-1"]) expect(readPair(odd)).toBeNull();
  });

  it("has an address that the portal accepts, for a page of racks and for a site with thousands", () => {
    const site = { id: 1, name: "DC Kuningan" };
    const racks = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: 100_000 + at, name: "Ruang Server" }));
    expect(rackReportPath(site, racks(500)).match(/racks=/g)).toHaveLength(500);
    expect(encodeURIComponent(rackReportPath(site, racks(500))).length).toBeLessThan(LIMITS.address);
    expect(rackReportPath(site, racks(2000))).toBe("/print-report-rack?datacenter=1%3BDC+Kuningan&print=1");
  });

  it("offers the racks of the chosen site, whatever a provider lists", async () => {
    const racks = [
      { id: 3, rack_name: "A-01", datacenter: 1 },
      { id: 4, rack_name: "B-01", datacenter: 2 },
      { id: 5, rack_name: "C-01" },
    ];
    const { provider } = fakeProvider({ records: { racks } });
    const { context } = fakeContext("/print-report-rack?datacenter=1", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    const { choice } = await loader(argsAt(context));
    expect(choice?.racks.map(({ name }) => name)).toEqual(["A-01", "C-01"]);
  });

  it("tells the status of every device, those of the rack's tenant too", () => {
    const units = [
      { units: [12], id: 1, name: "sw-1", tenant: 7 },
      { units: [11], id: 2, name: "sw-2", tenant: 8 },
      { units: [10], id: 3, name: "sw-3", tenant: 7, status: "R" },
    ];
    const rack = rackOnPaper(rackWith(units, { tenant: 7 }));
    const rows = renderToStaticMarkup(<RackReport rack={rack} tellsSite={false} />).matchAll(
      /<td>([^<]*)<\/td><\/tr>/g,
    );
    expect([...rows].map(([, status]) => status)).toEqual(["Installed", "Installed", "Waiting (R)"]);
  });

  it("is signed in Jakarta by the signed-in person; a number that is not known is a dash", () => {
    const now = "2026-11-20T20:00:00Z";
    const rizky = { name: "Rizky", identityNumber: "3174051208900003", phone: "+62 813 5550 2271" };
    expect(nocSignature({ signer: rizky, operator: "PT Contoh", now, language: "id" })).toEqual({
      lines: ["Jakarta, 21 November 2026", "NOC PT Contoh"],
      name: "Rizky",
      detail: ["NIK 3174051208900003", "Telepon +62 813 5550 2271"],
    });
    const unknown = { signer: { ...rizky, identityNumber: "" }, operator: "PT Contoh", now, language: "en" } as const;
    expect(nocSignature(unknown).detail).toContain("Identity number –");
  });
});
