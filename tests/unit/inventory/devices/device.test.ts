import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isInstalled, placeText, deviceStatusStyle } from "~/inventory/devices/device";
import { deviceDetail } from "~/inventory/devices/rows.server";
import { action } from "~/features/devices/device-form.route";
import { readDeviceWithPorts } from "~/features/devices/read-device.server";
import { translator } from "~/language/language";
import { answered, argsAt, fakeContext, fakeProvider } from "../../crud/support";
import { sent } from "../interconnections/interconnection.fixture";

const guard = vi.hoisted(() => ({ requireAdmin: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireAdmin.mockReset());

const device = {
  id: 24,
  devicename: "odf-lc-24",
  serialnumber: "SN-24",
  weight: "4.00",
  power: "0.00",
  jumlahu: 3,
  deviceposition: "full",
  devices_manufacture: 4,
  devices_manufacture_name: "Cisco",
  devicetypes: 2,
  devicetypes_name: "ODF LC 24",
  port_types: "all_fiber",
  eth: 0,
  fib: 24,
  sfp: 0,
  eth_start: 1,
  fib_start: 1,
  sfp_start: null,
  des: null,
  up_front: [12, 11, 10],
  up_back: [10, 11, 12],
  tenant: 2,
  tenant_name: "PT Rimba",
  racks: 9,
  racks_name: "JKT1-A-09",
  date_in: "2026-01-02",
  status: "I",
};

describe("where a device stands", () => {
  const place = (fields: object, language: "en" | "id" = "en") =>
    placeText(deviceDetail.parse({ ...device, ...fields }), translator(language));

  it("is told once where both faces are the same", () => {
    expect(place({})).toBe("U12–U10 (3U)");
    expect(place({ up_back: [] })).toBe("U12–U10 (3U)");
    expect(place({ up_front: "12,11", up_back: null })).toBe("U12–U11 (2U)");
    expect(place({ up_front: [12, 9], up_back: [] })).toBe("U12 (1U), U9 (1U)");
  });

  it("is told by face where they differ", () => {
    expect(place({ up_back: [4] })).toBe("front U12–U10 (3U), back U4 (1U)");
    expect(place({ up_back: [4] }, "id")).toBe("depan U12–U10 (3U), belakang U4 (1U)");
  });

  it("is only its height where the units are not told", () => {
    expect(place({ up_front: null, up_back: undefined })).toBe("3U");
    expect(place({ up_front: null, up_back: null, jumlahu: null })).toBe("");
  });
});

it.each([
  ["I", "Installed"],
  ["R", "Waiting (R)"],
  ["O", "Out"],
  ["B", "Blocked"],
  ["?", "Blocked"],
  ["constructor", "Blocked"],
])("a device of status %s is %s", (status, word) => {
  expect(deviceStatusStyle(status)?.word.en).toBe(word);
});

it("a device of which no status is told has no badge, and stands in its rack", () => {
  expect(deviceStatusStyle("")).toBeNull();
  expect(["", "I", "R", "O", "B"].map(isInstalled)).toEqual([true, true, false, false, false]);
});

describe("editing a device", () => {
  const edited = { devicename: "odf-lc-25", serialnumber: "", devices_manufacture: "", devicetypes: "2", des: "" };
  const post = async (fields: Record<string, string>) => {
    const { provider, calls } = fakeProvider({ records: { devices: [device] } });
    const { context, done } = fakeContext("/admin/device/device-list/form/24", { provider });
    guard.requireAdmin.mockResolvedValue(context);
    const answer = answered<{ errors: object }>(await action(argsAt(context, fields)));
    return { ...answer, done, sentCalls: calls.filter(({ call }) => call === "update") };
  };

  it("sends what is edited with everything else as it is", async () => {
    const { status, location, sentCalls } = await post({
      ...edited,
      weight: "4.5",
      power: "1",
      back: "/admin/device/device-list/detail/24",
    });
    expect({ status, location }).toEqual({ status: 303, location: "/admin/device/device-list/detail/24" });
    expect(sentCalls).toEqual([
      {
        call: "update",
        path: "devices/24",
        given: {
          ...edited,
          weight: "4.5",
          power: "1",
          tenant: 2,
          racks: 9,
          jumlahu: 3,
          deviceposition: "full",
          up_front: [12, 11, 10],
          up_back: [10, 11, 12],
          port_types: "all_fiber",
          eth: 0,
          fib: 24,
          sfp: 0,
          eth_start: 1,
          fib_start: 1,
          date_in: "2026-01-02",
          status: "I",
        },
      },
    ]);
  });

  it("needs a name, weight and power", async () => {
    const { status, body, sentCalls } = await post({ ...edited, devicename: " ", weight: "a", power: "" });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      devicename: ["Name is required"],
      weight: ["Weight accepts only digits and a dot"],
      power: ["Power is required"],
    });
    expect(sentCalls).toEqual([]);
  });
});

describe("a device's ports", () => {
  const open = async (fields: object, permissions: string[] = []) => {
    const records = { devices: [{ ...device, ...fields }], crossconnects: [sent({})], crossconnectsiix: [] };
    const { provider, calls } = fakeProvider({ records });
    const asked: unknown[] = [];
    const { read } = provider;
    provider.read = async (path, shape, query) => {
      if (path !== "devicegetallavailableport") return read(path, shape, query);
      asked.push(query);
      return shape.parse([{ id: 1, name: "FIB 1" }]);
    };
    provider.all = async (family, row, query) =>
      (await provider.list(family, row, { ...query, limit: 99_999 })).results;
    const { context } = fakeContext("/admin/device/device-list/detail/24", { provider });
    Object.assign(context, { role: "admin", user: { permissions, groups: [] } });
    return { read: await readDeviceWithPorts(context, "24"), calls, asked };
  };

  it("come with the device, without another call", async () => {
    const { read, asked } = await open({ fib_available: [{ id: 3, name: "FIB 3" }] });
    expect(read.ports).toEqual([{ type: "FIB", total: 24, free: ["FIB 3"] }]);
    expect(asked).toEqual([]);
  });

  it("are those of a device that is called by its id if it has no name", async () => {
    const { read } = await open({ devicename: "", fib_available: [] });
    expect(read.device.name).toBe("#24");
  });

  it("are asked for by type where the device does not tell them", async () => {
    const { read, asked } = await open({ sfp: "2", sfp_available: null });
    expect(asked).toEqual([
      { device_id: 24, type: "FIB" },
      { device_id: 24, type: "SFP" },
    ]);
    expect(read.ports).toMatchObject([
      { type: "FIB", free: ["FIB 1"] },
      { type: "SFP", total: 2 },
    ]);
  });

  it("tell who uses them only to readers of interconnections", async () => {
    const hidden = await open({ fib_available: [] });
    expect(hidden.read.uses).toEqual([]);
    expect(hidden.calls.map(({ path }) => path)).toEqual(["devices/24", "racks/detail"]);
    const told = await open({ fib_available: [] }, ["view_interconnection_interconnection_admin"]);
    expect(told.read.uses).toMatchObject([{ portType: "FIB", port: "7", name: "A-05/A-09 CC-0007" }]);
  });

  it("are not shown without their uses, of which the reading may fail before the names are read", async () => {
    const { provider } = fakeProvider({ records: { devices: [{ ...device, tenant_name: "", fib_available: [] }] } });
    provider.all = async () => Promise.reject(new Error("no interconnections"));
    provider.list = async () => setTimeout(20, { count: 0, results: [] });
    const { context } = fakeContext("/admin/device/device-list/detail/24", { provider });
    Object.assign(context.user, { permissions: ["view_interconnection_interconnection_admin"] });
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    await expect(readDeviceWithPorts(context, "24")).rejects.toThrow("no interconnections");
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("of what is no id are of no device", async () => {
    const { context } = fakeContext("/admin/device/device-list/detail/x");
    await expect(async () => readDeviceWithPorts(context, "x")).rejects.toMatchObject({ init: { status: 404 } });
  });
});
