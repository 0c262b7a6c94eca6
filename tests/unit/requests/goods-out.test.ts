import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { FormRefusal } from "~/forms/form-refusal";
import { deviceRow } from "~/inventory/devices/rows.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { createGoodsOut } from "~/features/requests/kinds/goods-out/create-goods-out.server";
import { devicesToRemove, goodsOutForm, blockerText } from "~/features/requests/kinds/goods-out/goods-out-form";
import { m } from "~/features/requests/kinds/goods-out/messages";
import { translator } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import { sent } from "../inventory/interconnections/interconnection.fixture";

const t = translator("en");
const device = (fields: object) => deviceRow.parse({ id: 47, devicename: "sw-edge-05", status: "I", ...fields });
const live = interconnectionRow.parse(sent({}));
const leaving = { replacing: false };
const none: Parameters<typeof devicesToRemove>[2] = new Map();

describe("a device leaves its rack", () => {
  it("when it is installed and no interconnection uses it", () => {
    const [free] = devicesToRemove([device({ id: 1 })], [live], none, leaving);
    expect(free).toMatchObject({ uses: [], blocker: null });
  });

  it("also where the provider tells no status", () => {
    expect(devicesToRemove([device({ id: 1, status: undefined })], [], none, leaving)).toMatchObject([
      { blocker: null },
    ]);
  });

  it("not while an interconnection uses a port of it, which is told", () => {
    const [used] = devicesToRemove([device({})], [live], none, leaving);
    expect(used).toMatchObject({ uses: [{ port: "SFP 12", name: "A-05/A-09 CC-0007" }], blocker: "connected" });
    expect(used && blockerText(used, t)).toBe("Cannot leave: has a live interconnection");
  });

  it("and is listed before those that cannot", () => {
    const devices = [device({ id: 1, status: "B" }), device({ id: 47 }), device({ id: 3 }), device({ id: 4 })];
    const ids = devicesToRemove(devices, [live], none, leaving).map((one) => one.device.id);
    expect(ids).toEqual([3, 4, 1, 47]);
  });

  it("when what used it is dismantled, or when it is replaced", () => {
    const gone = interconnectionRow.parse(sent({ status: "D" }));
    expect(devicesToRemove([device({})], [gone], none, leaving)).toMatchObject([{ blocker: null }]);
    expect(devicesToRemove([device({})], [live], none, { replacing: true })).toMatchObject([{ blocker: null }]);
  });

  it.each([
    ["R", "Cannot leave: Waiting (R)"],
    ["B", "Cannot leave: Blocked"],
  ])("not in the state %s", (status, words) => {
    const [one] = devicesToRemove([device({ status })], [], none, { replacing: true });
    expect(one && blockerText(one, t)).toBe(words);
  });

  it("is not to leave twice", () => {
    const [one] = devicesToRemove([device({ id: 1 })], [], new Map([[1, { number: "ACT-9", page: null }]]), {
      replacing: true,
    });
    expect(one?.blocker).toBe("leaving");
    expect(one && blockerText(one, t)).toBe("Cannot leave: request ACT-9 takes it out");
  });
});

describe("a Goods Out is filed, whatever the provider checks,", () => {
  const create = vi.fn();
  const file = (rows: Record<string, object[]>, ...devices: string[]) => {
    const all = async (family: string, row: z.ZodType) => (rows[family] ?? []).map((one) => row.parse(one));
    const list = async (family: string, row: z.ZodType) => ({ results: await all(family, row) });
    const context = {
      provider: { create, all, list },
      user: { tenant: 3, permissions: [], groups: [] },
      role: "tenant",
      t,
    } as unknown as SignedIn;
    return createGoodsOut(context, { racks: "7", devices });
  };
  beforeEach(() => void create.mockClear());

  it("for devices that the tenant has in that rack", async () => {
    // This provider ignores the filters.
    const devices = [
      { id: 1, racks: 7, tenant: 3, status: "I" },
      { id: 2, racks: 8, tenant: 3, status: "I" },
      { id: 3, racks: 7, tenant: 4, status: "I" },
    ];
    for (const other of ["2", "3"]) await expect(file({ devices }, "1", other)).rejects.toBeInstanceOf(FormRefusal);
    expect(create).not.toHaveBeenCalled();
    await file({ devices }, "1");
    expect(create.mock.calls).toEqual([["goodsout", { racks: "7", devices: ["1"], tenant: 3 }]]);
  });

  it("for devices that no other request has come to take out", async () => {
    const rows = {
      devices: [{ id: 47, devicename: "sw-edge-05", status: "I", racks: 7 }],
      goodsout: [{ id: 3, racks: 7, activities: 9 }],
      goodsoutdetail: [{ id: 1, goodsout: 3, device: 47 }],
    };
    await file(rows, "47");
    expect(create).toHaveBeenCalledOnce();
    const another = { id: 9, activitytype_type: "Goods Out", status: "OR", status_key: 0, tenant: 3 };
    const refusal = { devices: { message: "Cannot leave: request #9 takes it out (sw-edge-05)" } };
    await expect(file({ ...rows, activities: [another] }, "47")).rejects.toMatchObject({ fields: refusal });
    expect(create).toHaveBeenCalledOnce();
  });
});

describe("the form", () => {
  const answer = (fields: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return parseWithZod(form, { schema: goodsOutForm(t, m.chooseDevices) });
  };

  it("sends one device as several", () => {
    const one = answer([
      ["racks", "7"],
      ["shown_rack", "7"],
      ["scope", "EX"],
      ["devices", "47"],
    ]);
    expect(one).toHaveProperty("value", { racks: "7", scope: "EX", remark: "", devices: ["47"] });
  });

  it("wants rack and scope, and a device once there is a rack to see them in", () => {
    expect(answer([])).toHaveProperty("error", { racks: ["Rack is required"], scope: ["Scope is required"] });
    const inRack = answer([
      ["racks", "7"],
      ["shown_rack", "7"],
    ]);
    const error = { scope: ["Scope is required"], devices: ["Choose at least one device"] };
    expect(inRack).toHaveProperty("error", error);
  });

  it("takes no devices of another rack than the one that it shows", () => {
    const rackChanged = { racks: ["Press Update choices to see the devices in this rack"] };
    const changed = answer([
      ["racks", "9"],
      ["shown_rack", "7"],
      ["scope", "IN"],
      ["devices", "47"],
    ]);
    expect(changed).toHaveProperty("error", rackChanged);
    const unseen = answer([
      ["racks", "9"],
      ["scope", "IN"],
    ]);
    expect(unseen).toHaveProperty("error", rackChanged);
  });
});
