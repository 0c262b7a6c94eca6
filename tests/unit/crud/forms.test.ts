import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Returned } from "~/crud/submit.server";
import { action as cableType } from "~/features/interconnections/cable-type.route";
import { action as city } from "~/features/organization/city.route";
import { action as sites } from "~/features/organization/sites.route";
import { action as rackList } from "~/features/racks/rack-list.route";
import { action as rackManufacture } from "~/features/racks/rack-manufacture.route";
import { action as rackType } from "~/features/racks/rack-type.route";
import { Rejected } from "~/provider/errors";
import type { Language } from "~/language/language";
import { answered, argsAt, fakeContext, fakeProvider } from "./support";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireAdmin.mockReset());

type Action = typeof rackType;
type Fields = Record<string, string | File>;

/** Posts a form as an admin does; `refuse` is what the provider throws. */
async function post(
  action: Action,
  url: string,
  fields: Fields,
  { language = "en" as Language, refuse }: { language?: Language; refuse?: () => never } = {},
) {
  const { provider, calls } = fakeProvider({ refuse });
  const { context, done } = fakeContext(url, { provider, language });
  guard.requireAdmin.mockResolvedValue(context);
  return { ...answered<Returned>(await action(argsAt(context, fields))), calls, done };
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const rack = {
  rack_name: "JKT1-B-05",
  date_in: "2026-11-20",
  datacenter: "1",
  tenant: "2",
  mmr_rack: "Y",
  racktype: "3",
  rackmanufacture: "",
  weight: "120.5",
  weight_max: "900",
  powercapacity: "32",
  remark: "",
};
const site = {
  name: "DC Kuningan",
  status: "Y",
  cities: "1",
  phone: "021",
  address: "Jl. x",
  latitude: "-6.2297",
  longitude: "106.8295",
};

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
      { height: ["Height must be a number", "Tinggi harus berupa angka"] },
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
        phone: ["Phone is required", "Telepon wajib diisi"],
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
        date_in: ["Date In is required", "Tanggal Masuk wajib diisi"],
        datacenter: ["Site is required", "Lokasi wajib diisi"],
        tenant: ["Tenant is required", "Tenant wajib diisi"],
        racktype: ["Rack Type is required", "Tipe Rak wajib diisi"],
        weight: ["Weight of the rack is required", "Berat rak wajib diisi"],
        weight_max: ["Maximum weight is required", "Berat maksimum wajib diisi"],
        powercapacity: ["Power capacity is required", "Kapasitas daya wajib diisi"],
      },
    ],
    [
      "rack, more than digits and a dot",
      rackList,
      "/admin/rack/rack-list/form",
      { ...rack, weight: "1e2", weight_max: "-900", powercapacity: "3,2", date_in: "20-11-2026" },
      {
        date_in: ["This value is not valid", "Nilai ini tidak valid"],
        weight: ["Weight of the rack accepts only digits and a dot", "Berat rak hanya boleh berisi angka dan titik"],
        weight_max: [
          "Maximum weight accepts only digits and a dot",
          "Berat maksimum hanya boleh berisi angka dan titik",
        ],
        powercapacity: [
          "Power capacity accepts only digits and a dot",
          "Kapasitas daya hanya boleh berisi angka dan titik",
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
      expect(calls).toEqual([]);
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

describe("what is sent", () => {
  it("creates with all fields, empty ones too, and goes to the list with a toast", async () => {
    const { status, location, calls, done } = await post(rackList, "/admin/rack/rack-list/form", {
      ...rack,
      form_token: "t1",
      back: "/admin/rack/rack-list?page=3",
    });
    expect({ status, location, toast: done.toast }).toEqual({
      status: 303,
      location: "/admin/rack/rack-list",
      toast: "Record data has been created",
    });
    expect(calls).toEqual([{ call: "create", path: "racks", given: rack }]);
  });

  it("updates the record of the URL and goes back to the same page of the list", async () => {
    for (const url of ["/admin/interconnection/cable-type/form/7", "/admin/interconnection/cable-type/form?id=7"]) {
      const fields = { type: " UTP ", des: "", back: "/admin/interconnection/cable-type?page=3" };
      const { location, calls, done } = await post(cableType, url, fields);
      expect({ location, toast: done.toast }).toEqual({
        location: "/admin/interconnection/cable-type?page=3",
        toast: "Record data has been updated",
      });
      expect(calls).toEqual([{ call: "update", path: "circuittype/7", given: { type: "UTP", des: "" } }]);
    }
  });

  it("goes from an edited site back one page, from an edited rack to the list", async () => {
    const edited = await post(sites, "/admin/organization/sites/form/3", {
      ...site,
      back: "/admin/organization/sites/detail?id=3",
    });
    expect(edited.location).toBe("/admin/organization/sites/detail?id=3");
    const rackEdited = await post(rackList, "/admin/rack/rack-list/form/3", {
      ...rack,
      back: "/admin/rack/rack-list/detail/3",
    });
    expect(rackEdited.location).toBe("/admin/rack/rack-list");
  });

  it("sends one of two equal forms, and both where they were shown twice", async () => {
    const { provider, calls } = fakeProvider();
    const send = (token: string) => {
      const { context } = fakeContext("/admin/interconnection/cable-type/form", { provider });
      guard.requireAdmin.mockResolvedValue(context);
      return cableType(argsAt(context, { type: "UTP", des: "", form_token: token }));
    };
    const [first, second] = await Promise.all([send("once-1"), send("once-1")]);
    expect([answered(first).status, answered(second).status]).toEqual([303, 303]);
    expect(calls).toHaveLength(1);
    await send("once-2");
    expect(calls).toHaveLength(2);
  });

  it("answers 404 for an id that is none, and for a post to the list", async () => {
    for (const url of ["/admin/rack/rack-list/form/abc", "/admin/rack/rack-list"]) {
      await expect(post(rackList, url, rack)).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});

describe("images", () => {
  const send = (file: File) => post(city, "/admin/organization/city/form", { cityname: "Jakarta", image: file });

  it("are told by content, not by name or type", async () => {
    const { status, calls } = await send(new File([png], "map.txt", { type: "text/plain" }));
    expect(status).toBe(303);
    expect(calls[0]?.given).toMatchObject({ cityname: "Jakarta", image: expect.any(File) });
    const fake = await send(new File(["<svg/>"], "map.png", { type: "image/png" }));
    expect(fake.body.errors).toEqual({ image: ["The image must be a jpg, jpeg or png file"] });
    expect(fake.body.values).toEqual({ cityname: ["Jakarta"] });
  });

  it("may be left out", async () => {
    const { status, calls } = await send(new File([], ""));
    expect(status).toBe(303);
    expect(calls[0]?.given).toEqual({ cityname: "Jakarta", image: undefined });
  });

  it("have 10 MB at most", async () => {
    const large = await send(new File([png, Buffer.alloc(10 * 1024 * 1024)], "map.png", { type: "image/png" }));
    expect(large).toMatchObject({ status: 400, body: { errors: { image: ["The image may have 10 MB at most"] } } });
    expect(large.body.values).toEqual({ cityname: ["Jakarta"] });
    const huge = await send(new File([png, Buffer.alloc(13 * 1024 * 1024)], "map.png", { type: "image/png" }));
    expect(huge).toMatchObject({
      status: 413,
      body: { problems: [{ message: "The file is too large: 10 MB at most" }] },
    });
  });
});

describe("what the provider rejects", () => {
  const reject = (body: unknown) =>
    post(
      rackType,
      "/admin/rack/rack-type/form",
      { name: "42U", height: "42", width: "19", form_token: crypto.randomUUID() },
      {
        refuse: () => {
          throw new Rejected(400, body);
        },
      },
    );

  it("stands at its field, and a single message alone under Oops sorry...", async () => {
    const { status, body, done } = await reject({ name: ["Rack type with this name already exists."] });
    expect(status).toBe(400);
    expect(done).toEqual({ failed: true });
    expect(body).toMatchObject({
      errors: { name: ["Rack type with this name already exists."] },
      problems: [{ field: "name", message: "Rack type with this name already exists." }],
      title: "Oops sorry...",
      values: { name: ["42U"], height: ["42"], width: ["19"] },
    });
  });

  it("lists several with their fields in the order of the form; a field that the form lacks is no link", async () => {
    const { body } = await reject({
      secret: ["No."],
      height: ["Too high."],
      name: ["Taken."],
      non_field_errors: ["Not now."],
    });
    expect(body.problems).toEqual([
      { field: "name", message: "name: Taken." },
      { field: "height", message: "height: Too high." },
      { field: undefined, message: "secret: No." },
      { message: "Not now." },
    ]);
    expect(Object.keys(body.errors)).toEqual(["name", "height"]);
  });

  it("is told in general where it gives no reason", async () => {
    expect((await reject(null)).body.problems).toEqual([
      { message: "Something went wrong and nothing was saved. Please try again." },
    ]);
  });

  it("lets every other error pass, which the context answers", async () => {
    const refuse = () => {
      throw new Error("down");
    };
    await expect(
      post(rackType, "/admin/rack/rack-type/form", { name: "x", height: "1", width: "1" }, { refuse }),
    ).rejects.toThrow("down");
  });
});

describe("deleting", () => {
  const remove = (body?: unknown) =>
    post(
      rackType,
      "/admin/rack/rack-type/delete/7",
      { back: "/admin/rack/rack-type?page=2" },
      body === undefined
        ? {}
        : {
            refuse: () => {
              throw new Rejected(400, body);
            },
          },
    );

  it("removes the record and goes back to the same page of the list", async () => {
    const { status, location, calls, done } = await remove();
    expect({ status, location, toast: done.toast }).toEqual({
      status: 303,
      location: "/admin/rack/rack-type?page=2",
      toast: "The record has been removed",
    });
    expect(calls).toEqual([{ call: "remove", path: "racktype/7" }]);
  });

  it("tells the relations by their names on the screens", async () => {
    const { status, body, done } = await remove({ racks: ["3 records refer to this one"], odd: ["1 record"] });
    expect(status).toBe(409);
    expect(done.failed).toBe(true);
    expect(body).toEqual({
      title: "Record ini memiliki relasi :",
      problems: [{ message: "Racks: 3 records refer to this one" }, { message: "odd: 1 record" }],
    });
  });

  it("tells a single relation alone, and none in general", async () => {
    expect((await remove({ racks: ["3 records refer to this one"] })).body.problems).toEqual([
      { message: "3 records refer to this one" },
    ]);
    expect((await remove(null)).body).toEqual({
      title: "Oops sorry...",
      problems: [{ message: "The record could not be deleted. It may be in use." }],
    });
  });
});
