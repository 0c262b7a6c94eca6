import { describe, expect, it } from "vitest";
import { FormRefusal } from "~/forms/form-refusal";
import { addDevices } from "~/features/requests/kinds/goods-in/add-devices.server";
import { deviceForm, type NewDevices } from "~/features/requests/kinds/goods-in/device-form";
import {
  askedOfDraft,
  changedValues,
  copiedValues,
  holdsUnsaved,
  markedAsFilled,
  rackWithDrafts,
} from "~/features/requests/kinds/goods-in/draft-values";
import { readTypes } from "~/features/requests/kinds/goods-in/read-add-device.server";
import { lastOfType } from "~/features/requests/kinds/goods-in/last-of-type.server";
import {
  asField,
  filledBy,
  fromField,
  NOTHING_PROPOSED,
  proposalOf,
} from "~/features/requests/kinds/goods-in/proposal";
import { draftRow } from "~/features/requests/kinds/goods-in/rows.server";
import { nextName, numberedNames, placesFrom, quantityOf } from "~/features/requests/kinds/goods-in/several";
import { drawRack } from "~/inventory/racks/drawing";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { fakeProvider } from "../crud/support";
import { rackWith } from "../inventory/racks/rack.fixture";

const nobody = { tenant: null, tenantName: "" };
const draft = (fields: object) => draftRow.parse({ id: 3, devicename: "srv-db-03", ...fields });
const server = draft({
  devicetypes: 7,
  devices_manufacture: 2,
  serialnumber: "7H2",
  weight: "29.00",
  power: 1.9,
  jumlahu: 2,
  port_types: "ethernet_sfp",
  eth: 4,
  eth_start: 1,
  sfp: 2,
  sfp_start: 2,
  up_front: [9, 8],
  up_back: [9, 8],
});

describe("several devices of the same", () => {
  it.each([
    ["srv-db-03", ["srv-db-03", "srv-db-04", "srv-db-05"]],
    ["sw-099", ["sw-099", "sw-100", "sw-101"]],
    ["core", ["core-1", "core-2", "core-3"]],
  ])("count on from %s", (name, names) => {
    expect(numberedNames(name, 3)).toEqual(names);
    expect(numberedNames(name, 1)).toEqual([name]);
  });

  it("stand below each other where there is room, and no fewer units than they need", () => {
    const drawing = drawRack(
      rackWith([
        { units: [9], id: 1 },
        { units: [4], status: "B" },
      ]),
      nobody,
    );
    expect(placesFrom(drawing, 12, { height: 1, quantity: 5 })).toEqual([12, 11, 10, 8, 7]);
    expect(placesFrom(drawing, 12, { height: 2, quantity: 3 })).toEqual([12, 8, 6]);
    expect(placesFrom(drawing, 6, { height: 3, quantity: 2 })).toEqual([]);
    expect(placesFrom(drawing, 3, { height: 1, quantity: 5 })).toEqual([3, 2, 1]);
  });

  it("are refused where a crafted form nests their serial numbers", () => {
    const { error } = deviceForm(translator("en")).safeParse({ serialnumber: ["7H2"] });
    expect(error?.issues.map(({ path }) => path.join())).toContain("serialnumber");
  });

  it.each([
    ["3", 3],
    ["1", 2],
    ["1e1", 2],
    ["", 2],
  ])("are as many as the quantity %j, or as the serial numbers", (typed, quantity) => {
    expect(quantityOf(typed, ["a", "b"])).toBe(quantity);
  });

  it("take the next name that is free", () => {
    expect(nextName("srv-db-03", ["srv-db-03", "srv-db-04"])).toBe("srv-db-05");
  });
});

describe("a draft's buttons", () => {
  it("copy it to the next place under the next name, without its serial number", () => {
    const asked = askedOfDraft("copy-3", [server]);
    expect(asked).toEqual({ draft: server, isCopied: true });
    const values = copiedValues(server, [server], rackWith([{ units: [7], id: 1, name: "srv-db-04" }]), nobody);
    expect(values).toMatchObject({
      devicename: "srv-db-05",
      up_front: "6",
      weight: "29",
      jumlahu: "2",
      sfp_start: "2",
    });
    expect(values).not.toHaveProperty("serialnumber");
    expect(values).not.toHaveProperty("draft");
  });

  it("fill the form with it to change it, its own units being free", () => {
    expect(changedValues(server)).toMatchObject({
      draft: "3",
      devicename: "srv-db-03",
      serialnumber: "7H2",
      up_front: "9",
    });
    const drawn = rackWith([{ units: [9, 8], name: "srv-db-03", status: "R" }]);
    for (const rack of [rackWith([]), drawn])
      expect(drawRack(rackWithDrafts(rack, [server], server), nobody).use.free).toBe(12);
  });

  it("do not replace what was typed or changed, but what another one has filled in", () => {
    const form = (values: Record<string, string>) => new URLSearchParams(values);
    const empty = { quantity: "1", jumlahu: "1", up_front: "4" };
    expect(holdsUnsaved(form(empty))).toBe(false);
    expect(holdsUnsaved(form({ ...empty, serialnumber: "7H2" }))).toBe(true);
    const { quantity: _, ...filled } = markedAsFilled(changedValues({ ...server, description: "one\ntwo" }));
    expect(holdsUnsaved(form({ ...filled, des: "one\r\ntwo" }))).toBe(false);
    expect(holdsUnsaved(form({ ...filled, jumlahu: "3" }))).toBe(true);
  });

  it.each(["copy-4", "edit-", "edit-3x", "choices", ""])("are not %j", (pressed) => {
    expect(askedOfDraft(pressed, [server])).toBeNull();
  });
});

describe("what is proposed", () => {
  it("is what the last device tells, carried by the form", () => {
    const proposal = proposalOf(server);
    expect(proposal).toEqual({
      weight: "29",
      power: "1.9",
      jumlahu: "2",
      port_types: "ethernet_sfp",
      eth: "4",
      eth_start: "1",
      sfp: "2",
      sfp_start: "2",
    });
    expect(fromField(asField(proposal))).toEqual(proposal);
    expect(proposalOf(draft({ jumlahu: 40, port_types: "odd" }))).toEqual({});
  });

  it("fills what is empty or was proposed before, and leaves what was typed", () => {
    const typed: Record<string, string> = { weight: "12", power: "1.9", jumlahu: "1" };
    const filled = filledBy(
      { weight: "30", power: "2" },
      { ...NOTHING_PROPOSED, power: "1.9" },
      (name) => typed[name] ?? "",
    );
    expect(filled).toMatchObject({ power: "2", jumlahu: "1" });
    expect(filled).not.toHaveProperty("weight");
  });

  const reading = (rows: object[]) => {
    const provider = {
      list: () => Promise.resolve({ count: rows.length, results: rows.map((row) => draftRow.parse(row)) }),
      read: (path: string) => Promise.resolve({ path }),
    };
    return { provider, user: { tenant: 5 } } as unknown as SignedIn;
  };

  it("comes from the newest draft of the type, else from the tenant's newest device of it, whatever a provider lists", async () => {
    const devices = [
      { id: 8, devicetypes: 7, tenant: 5 },
      { id: 11, devicetypes: 7, tenant: 5 },
      { id: 12, devicetypes: 9, tenant: 5 },
      { id: 13, devicetypes: 7, tenant: 6 },
    ];
    expect(await lastOfType(reading(devices), 7, [server])).toBe(server);
    expect(await lastOfType(reading(devices), 7, [])).toEqual({ path: "devices/11" });
    expect(await lastOfType(reading(devices), 8, [])).toBeNull();
  });
});

it("the types of a manufacture are offered, whatever a provider lists", async () => {
  const types = [
    { id: 1, name: "Server", devices_manufacture: 2 },
    { id: 2, name: "Switch", devices_manufacture: 3 },
    { id: 3, name: "Panel" },
  ];
  const { provider } = fakeProvider({ records: { devicetypes: types } });
  const offered = await readTypes({ provider } as SignedIn, "2");
  expect(offered.map(({ label }) => label)).toEqual(["Panel", "Server"]);
});

describe("devices that are sent", () => {
  const devices = (fields: Partial<NewDevices> = {}): NewDevices =>
    ({
      draft: "",
      top: 9,
      height: 2,
      each: ["a-1", "a-2", "a-3"].map((devicename, at) => ({ devicename, serialnumber: `S${at}` })),
      device: { weight: "1" },
      ...fields,
    }) as NewDevices;
  const refused = new ValidationError(400, { devicename: ["taken"] });

  /** A rack of 12 units, and what is written to its drafts; `refuses` selects drafts that are refused. */
  const rackOf = (drafts: object[], refuses: (device: Record<string, unknown>) => boolean = () => false) => {
    const written: string[] = [];
    const provider = {
      read: (path: string) =>
        Promise.resolve(path === "racks/detail" ? { detail: rackWith([]), facts: {} } : { id: 1 }),
      all: () => Promise.resolve(drafts),
      remove: (_family: string, id: number) => Promise.resolve(written.push(`- ${id}`)),
      create: (_family: string, device: Record<string, unknown>) => {
        if (refuses(device)) return Promise.reject(refused);
        written.push(`+ ${String(device.devicename)} ${String(device.up_front)}`);
        return Promise.resolve({ id: 30 });
      },
    };
    return { written, context: { provider, user: { tenant: 5 }, t: translator("en") } as unknown as SignedIn };
  };

  it("are added one by one, each at its place", async () => {
    const { context, written } = rackOf([]);
    await addDevices(context, "1", devices(), new FormData());
    expect(written).toEqual(["+ a-1 9,8", "+ a-2 7,6", "+ a-3 5,4"]);
  });

  it("are of a type of their manufacture", async () => {
    const { context, written } = rackOf([{ id: 4, name: "R740", devices_manufacture: 1 }]);
    const ofType = (devicetypes: string) =>
      devices({ device: { devices_manufacture: "1", devicetypes } as NewDevices["device"] });
    await expect(addDevices(context, "1", ofType("5"), new FormData())).rejects.toBeInstanceOf(FormRefusal);
    expect(written).toEqual([]);
  });

  it("are none where there is not room for all", async () => {
    const { context, written } = rackOf([]);
    const sending = addDevices(context, "1", devices({ top: 5 }), new FormData());
    await expect(sending).rejects.toMatchObject({
      fields: { up_front: [expect.stringMatching(/^From U5 downward there is room for 2 of 3 devices/)] },
    });
    expect(written).toEqual([]);
  });

  it("come back but for those that were added, where one is refused", async () => {
    const { context, written } = rackOf([], ({ devicename }) => devicename === "a-2");
    const form = new FormData();
    await expect(addDevices(context, "1", devices(), form)).rejects.toBe(refused);
    expect(written).toEqual(["+ a-1 9,8"]);
    expect(Object.fromEntries(form)).toEqual({
      devicename: "a-2",
      quantity: "2",
      serialnumber: "S1\nS2",
      up_front: "7",
      added: "1",
    });
  });

  const change = devices({ draft: "3", each: [{ devicename: "srv-db-09", serialnumber: "" }] });

  it("replace the draft that is changed", async () => {
    const { context, written } = rackOf([server]);
    await addDevices(context, "1", change, new FormData());
    expect(written).toEqual(["- 3", "+ srv-db-09 9,8"]);
  });

  it("are not told as changed while the draft that they replace is still listed", async () => {
    const { context } = rackOf([server, { ...server, id: 30, name: "srv-db-09" }]);
    expect(await addDevices(context, "1", change, new FormData())).toBe(false);
  });

  it("leave the draft as it was where its change is refused", async () => {
    const { context, written } = rackOf([server], ({ devicename }) => devicename === "srv-db-09");
    const form = new FormData();
    form.set("draft", "3");
    await expect(addDevices(context, "1", change, form)).rejects.toBe(refused);
    expect(written).toEqual(["- 3", "+ srv-db-03 9,8"]);
    expect(form.get("draft")).toBe("30");
  });

  it.each([
    ["gone", []],
    ["of another rack", [draft({ racks: 2 })]],
    ["submitted", [draft({ racks: 1, goodsin: 8 })]],
  ])("are not added where the draft that was to be changed is %s, whatever a provider lists", async (_, listed) => {
    const { context, written } = rackOf(listed);
    const form = new FormData();
    form.set("draft", "3");
    await expect(addDevices(context, "1", change, form)).rejects.toMatchObject({ fields: { devicename: {} } });
    expect([written, form.has("draft")]).toEqual([[], false]);
  });
});
