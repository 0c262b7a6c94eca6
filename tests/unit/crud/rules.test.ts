import { beforeEach, describe, expect, it, vi } from "vitest";
import { action as cableType } from "~/features/interconnections/cable-type.route";
import { action as city } from "~/features/organization/sites/city.route";
import { action as sites } from "~/features/organization/sites/sites.route";
import { action as rackList } from "~/features/racks/rack-list.route";
import { action as rackManufacture } from "~/features/racks/rack-manufacture.route";
import { action as rackType } from "~/features/racks/rack-type.route";
import { type Action, type Fields, posting, rack, site } from "./support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
const post = posting(guard.requireRole);

describe("rules and messages of spec 2 §5", () => {
  const rules: [string, Action, string, Fields, Record<string, [en: string, id: string]>][] = [
    [
      "cable type",
      cableType,
      "/admin/interconnection/cable-type/form",
      { type: "  ", des: "" },
      { type: ["Cable Type is required", "Tipe Kabel wajib diisi"] },
    ],
    [
      "rack manufacture",
      rackManufacture,
      "/admin/rack/rack-manufacture/form",
      { manufacture: "" },
      { manufacture: ["Manufacture is required", "Pabrikan wajib diisi"] },
    ],
    [
      "rack type, nothing given",
      rackType,
      "/admin/rack/rack-type/form",
      { name: "", height: "", width: "" },
      {
        name: ["Name is required", "Nama wajib diisi"],
        height: ["Height is required", "Tinggi wajib diisi"],
        width: ["Width is required", "Lebar wajib diisi"],
      },
    ],
    [
      "rack type, out of its limits",
      rackType,
      "/admin/rack/rack-type/form",
      { name: "x", height: "-1", width: "50.5" },
      {
        height: ["Height must be at least 1", "Tinggi minimal 1"],
        width: ["Width must be at most 50", "Lebar maksimal 50"],
      },
    ],
    [
      "rack type, no number",
      rackType,
      "/admin/rack/rack-type/form",
      { name: "x", height: "tall", width: "19" },
      { height: ["Height must be a number, as in 12.5", "Tinggi harus berupa angka, seperti 12,5"] },
    ],
    [
      "city",
      city,
      "/admin/organization/city/form",
      { cityname: "" },
      { cityname: ["City is required", "Kota wajib diisi"] },
    ],
    [
      "site, nothing given",
      sites,
      "/admin/organization/sites/form",
      { name: "", cities: "", phone: "", address: "", latitude: "", longitude: "" },
      {
        name: ["Name is required", "Nama wajib diisi"],
        cities: ["City is required", "Kota wajib diisi"],
        phone: ["Telephone is required", "Telepon wajib diisi"],
        address: ["Address is required", "Alamat wajib diisi"],
        latitude: ["Latitude is required", "Lintang wajib diisi"],
        longitude: ["Longitude is required", "Bujur wajib diisi"],
        status: ["Status is required", "Status wajib diisi"],
      },
    ],
    [
      "site, off the globe",
      sites,
      "/admin/organization/sites/form",
      { ...site, latitude: "90.01", longitude: "-180.5" },
      {
        latitude: ["Latitude must be between -90 and 90", "Lintang harus antara -90 dan 90"],
        longitude: ["Longitude must be between -180 and 180", "Bujur harus antara -180 dan 180"],
      },
    ],
    [
      "rack, nothing given",
      rackList,
      "/admin/rack/rack-list/form",
      {
        ...rack,
        rack_name: "",
        date_in: "",
        datacenter: "",
        tenant: "",
        racktype: "",
        weight: "",
        weight_max: "",
        powercapacity: "",
      },
      {
        rack_name: ["Rack Code is required", "Kode Rak wajib diisi"],
        date_in: ["Date in is required", "Tanggal masuk wajib diisi"],
        datacenter: ["Site is required", "Lokasi wajib diisi"],
        tenant: ["Tenant is required", "Tenant wajib diisi"],
        racktype: ["Rack type is required", "Tipe rak wajib diisi"],
        weight: ["Weight of the rack is required", "Berat rak wajib diisi"],
        weight_max: ["Maximum weight is required", "Berat maksimum wajib diisi"],
        powercapacity: ["Power capacity is required", "Kapasitas daya wajib diisi"],
      },
    ],
    [
      "rack, more than digits and a dot",
      rackList,
      "/admin/rack/rack-list/form",
      { ...rack, weight: "1e2", weight_max: "-900", powercapacity: "3,2,1", date_in: "20 Nov 2026" },
      {
        date_in: ["Date in must be a date, as in 31/12/2026", "Tanggal masuk harus berupa tanggal, seperti 31/12/2026"],
        weight: [
          "Weight of the rack accepts only digits and a dot",
          "Berat rak hanya boleh berisi angka dan satu tanda desimal, seperti 12,5",
        ],
        weight_max: [
          "Maximum weight accepts only digits and a dot",
          "Berat maksimum hanya boleh berisi angka dan satu tanda desimal, seperti 12,5",
        ],
        powercapacity: [
          "Power capacity accepts only digits and a dot",
          "Kapasitas daya hanya boleh berisi angka dan satu tanda desimal, seperti 12,5",
        ],
      },
    ],
    [
      "rack heavier than its limit, told beside a missing field",
      rackList,
      "/admin/rack/rack-list/form",
      { ...rack, rack_name: "", weight: "950" },
      {
        rack_name: ["Rack Code is required", "Kode Rak wajib diisi"],
        weight: [
          "The maximum weight of the rack must be greater than the weight of the rack",
          "Berat maksimum rak harus lebih besar daripada berat rak",
        ],
      },
    ],
  ];

  it.each(rules)("%s", async (_name, action, url, fields, messages) => {
    for (const [language, at] of [
      ["en", 0],
      ["id", 1],
    ] as const) {
      const { status, body, calls, done } = await post(action, url, fields, { language });
      expect(status).toBe(400);
      expect(done.failed).toBe(true);
      expect(calls.filter(({ call }) => call === "create")).toEqual([]);
      expect(body.errors).toEqual(
        Object.fromEntries(Object.entries(messages).map(([field, texts]) => [field, [texts[at]]])),
      );
      expect(body.problems).toEqual(Object.entries(messages).map(([field, texts]) => ({ field, message: texts[at] })));
      const typed = Object.entries(fields).map(([field, value]) => [field, [value]]);
      expect(body.values).toEqual(Object.fromEntries(typed));
    }
  });

  it.each(["0", "50", "47.5"])("takes %s as height and width of a rack type", async (size) => {
    const { status, calls } = await post(rackType, "/admin/rack/rack-type/form", {
      name: "x",
      height: size,
      width: size,
    });
    expect(status).toBe(303);
    expect(calls[0]?.given).toMatchObject({
      height: Number(size),
      width: Number(size),
      height_size: Number(size) * 1.75,
    });
  });

  it("takes a rack as heavy as its limit", async () => {
    expect((await post(rackList, "/admin/rack/rack-list/form", { ...rack, weight: "900.0" })).status).toBe(303);
  });
});
