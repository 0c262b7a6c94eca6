import { describe, expect, it } from "vitest";
import { requestPictures } from "~/features/dashboard/request-pictures.server";
import { adminDashboard } from "~/features/dashboard/rows.server";

const picturesOf = (told: object, language: "en" | "id" = "en", side: "admin" | "tenant" | null = "admin") =>
  requestPictures(adminDashboard.parse(told), language, side);

/** The categories of a chart with their values. */
const toldBy = (pictures: ReturnType<typeof requestPictures>) =>
  pictures.map(({ title, description }) => `${title}: ${description}`);

describe("the pictures of the requests", () => {
  it("tell the open ones by status, in the order of their life, and all by kind, the most frequent first", () => {
    const told = {
      requests_by_status: { SU: 1, CL: 1200, AP: 4, OR: "3", RJ: 2, WL: 0 },
      requests_by_type: { Electricity: 2, "Goods In": 1100, Dismantle: 0 },
    };
    expect(toldBy(picturesOf(told))).toEqual([
      "Open requests by status: Waiting Approval - NOC 3, Approved or Done 4, Suspend - NOC 1",
      "Requests by kind: Goods In 1,100, Electricity 2",
    ]);
    expect(toldBy(picturesOf(told, "id"))).toEqual([
      "Permintaan terbuka menurut status: Perlu Persetujuan - NOC 3, Disetujui atau Selesai 4, Ditangguhkan - NOC 1",
      "Permintaan menurut jenis: Barang Masuk 1.100, Kelistrikan 2",
    ]);
  });

  it("show what the portal does not know as it came", () => {
    const told = { requests_by_status: { QQ: 1 }, requests_by_type: { "Remote Hands": 5 } };
    expect(toldBy(picturesOf(told))).toEqual(["Open requests by status: QQ 1", "Requests by kind: Remote Hands 5"]);
  });

  it("are left out where the provider does not tell, or there is nothing to draw", () => {
    expect(picturesOf({})).toEqual([]);
    expect(picturesOf({ requests_by_status: { CL: 9 }, requests_by_type: { "Goods In": 0 } })).toEqual([]);
  });

  it("lead from their numbers to the requests in the list, as far as it can be filtered and seen", () => {
    const told = { requests_by_status: { AP: 4, QQ: 1 }, requests_by_type: { "Goods In": 7 } };
    const paths = (side: "admin" | "tenant" | null) => picturesOf(told, "en", side).map((drawing) => drawing.paths);
    expect(paths("admin")).toEqual([
      [null, "/admin/request/requestlist?filter_status=AP"],
      ["/admin/request/requestlist?filter_type=Goods+In"],
    ]);
    expect(paths("tenant")[1]).toEqual(["/request/requestlist?filter_type=Goods+In"]);
    expect(paths(null)).toEqual([[null, null], [null]]);
  });

  it("take half the width of a page", () => {
    const [drawing] = picturesOf({ requests_by_type: { "Goods In": 7, Electricity: 1 } });
    expect(drawing?.width).toBe(480);
    for (const { x, width } of drawing?.bars ?? []) expect(x + width).toBeLessThanOrEqual(480);
  });
});
