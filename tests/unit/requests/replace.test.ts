import { describe, expect, it } from "vitest";
import { parseWithZod } from "@conform-to/zod/v4";
import { deviceRow } from "~/inventory/devices/rows.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { goodsOutDevice } from "~/features/requests/goods-rows.server";
import { nextStep } from "~/features/requests/next-step";
import { goodsInReplace } from "~/features/requests/kinds/replace/kind";
import type { GoodsInReplaceRead } from "~/features/requests/kinds/replace/read-content.server";
import { movePorts } from "~/features/requests/kinds/replace/move-ports.server";
import { identified } from "~/features/requests/kinds/replace/read-transfers.server";
import { readOldPorts } from "~/features/requests/kinds/replace/read-old-ports.server";
import {
  fieldOf,
  freePorts,
  newPortChoices,
  replacedUses,
  shortages,
  tooFewFree,
  proposedPort,
  transferForm,
  transferName,
  usesLeft,
} from "~/features/requests/kinds/replace/transfers";
import { transferRow } from "~/features/requests/kinds/replace/rows.server";
import { requestRow } from "~/inventory/requests/rows.server";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Payload } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { sent } from "../inventory/interconnections/interconnection.fixture";

const t = translator("en");
const interconnections = [
  interconnectionRow.parse(sent({ devicesrcport: 512 })),
  interconnectionRow.parse(
    sent({ id: 8, label_number: "CC-0008", devicesrcport: "513", devicesrcport_port: "SFP 13" }),
  ),
];
const replaced = { device: 47, name: "sw-edge-05", serialNumber: "SN-5" };
const uses = replacedUses(replaced, interconnections);
const transfer = (fields: object) => transferRow.parse({ type_cable: "SFP", ...fields });

describe("the ports in use of the replaced device", () => {
  it("are those of its interconnections, with their ids", () => {
    expect(uses).toMatchObject([
      { name: "A-05/A-09 CC-0007", port: "SFP 12", portId: 512 },
      { name: "A-05/A-09 CC-0008", port: "SFP 13", portId: 513 },
    ]);
  });

  it("are found by name and serial number where the provider gives no id", () => {
    expect(replacedUses({ ...replaced, device: null }, interconnections)).toEqual(uses);
    expect(replacedUses({ ...replaced, device: null, serialNumber: "SN-6" }, interconnections)).toEqual([]);
  });

  it("are read with the request that takes it out, also once it has left", async () => {
    const all = async (family: string) => (family === "crossconnects" ? interconnections : []);
    const user = { tenant: null, groups: [], permissions: ["view_interconnection_interconnection_admin"] };
    const context = { provider: { all }, user, role: "admin" } as unknown as SignedIn;
    const { device, name: devicename, serialNumber: serialnumber } = replaced;
    const old = goodsOutDevice.parse({ id: 1, device, device_detail: { devicename, serialnumber } });
    const read = (fields: object) =>
      readOldPorts(
        context,
        requestRow.parse({ id: 1, tenant: 3, ...fields }),
        Promise.resolve({ of: "goods-out", goods: null, devices: [old] }),
      );
    expect(await read({ status: "AP", status_key: 0 })).toEqual(uses);
    expect(await read({ status: "AP", status_key: 1 })).toEqual(uses);
  });

  it("are read for a request's people also without a screen of interconnections, except what the provider refuses", async () => {
    const old = goodsOutDevice.parse({ id: 1, device: 47, device_detail: { devicename: "sw-edge-05" } });
    const all = async (family: string) => {
      if (family === "crossconnectsiix") throw errorPage({ kind: "refused" }, 403);
      return interconnections;
    };
    const user = { tenant: 3, tenantName: "PT Samudra", groups: [], permissions: ["view_replace_tenant"] };
    const context = { provider: { all }, user, role: "tenant" } as unknown as SignedIn;
    const goods = Promise.resolve({ goods: null, devices: [old] });
    expect(await readOldPorts(context, requestRow.parse({ id: 1, tenant: 3, status: "OR" }), goods)).toMatchObject([
      { name: "A-05/A-09 CC-0007", port: "SFP 12" },
      { name: "A-05/A-09 CC-0008", port: "SFP 13" },
    ]);
  });

  it.each(["12", "SFP 12"])("wait no longer when port %j has been moved", (old_portnumber) => {
    expect(usesLeft(uses, [transfer({ old_portnumber })]).map(({ name }) => name)).toEqual(["A-05/A-09 CC-0008"]);
  });

  it("give a transfer its name where it has no label", () => {
    const nameOf = (fields: object) => transferName(transfer(fields), uses, interconnections);
    expect(nameOf({ old_portnumber: 13 })).toBe("A-05/A-09 CC-0008");
    expect(nameOf({ old_portnumber: 13, label_number: "CC-0009" })).toBe("CC-0009");
    expect(nameOf({ old_portnumber: 14, label: "A-05/A-09" })).toBe("A-05/A-09");
  });

  it("give a transfer its name also once it has moved to the new device", () => {
    const [{ source } = { source: null }] = interconnections;
    const moved = transfer({ new_devicename: source?.deviceName, new_portnumber: source?.port });
    expect(transferName(moved, [], interconnections)).toBe("A-05/A-09 CC-0007");
    expect(
      transferName(transfer({ new_devicename: source?.deviceName, new_portnumber: 99 }), [], interconnections),
    ).toBe("");
  });

  it("wait on when a port of another type has the number", () => {
    expect(usesLeft(uses, [transfer({ old_portnumber: 12, type_cable: "ETH" })])).toEqual(uses);
  });
});

describe("the new ports", () => {
  const ports = [
    { id: 901, type: "SFP", name: "SFP 1", deviceName: "sw-new" },
    { id: 902, type: "SFP", name: "SFP 2", deviceName: "sw-new" },
    { id: 903, type: "ETH", name: "ETH 1", deviceName: "sw-new" },
  ];
  const offered = (...transfers: ReturnType<typeof transfer>[]) =>
    uses.slice(0, 1).flatMap((use) => newPortChoices(freePorts(use, ports, transfers), t).map(({ label }) => label));

  it("are of the same type", () => {
    expect(offered()).toEqual(["SFP port 1 · sw-new", "SFP port 2 · sw-new"]);
  });

  it("are not given twice, known by id or by name", () => {
    expect(offered(transfer({ new_port: 901 }))).toEqual(["SFP port 2 · sw-new"]);
    expect(offered(transfer({ new_devicename: "sw-new", new_portnumber: 2 }))).toEqual(["SFP port 1 · sw-new"]);
    expect(offered(transfer({ new_devicename: "sw-other", new_portnumber: 2 }))).toHaveLength(2);
  });

  it("are proposed by number, if only one device has it free", () => {
    const twelfth = { id: 912, type: "SFP", name: "12", deviceName: "sw-new" };
    const proposals = (more: typeof ports, ...transfers: ReturnType<typeof transfer>[]) =>
      uses.map((use) => proposedPort(use, freePorts(use, [...ports, ...more], transfers)));
    expect(uses.map(({ port }) => port)).toEqual(["SFP 12", "SFP 13"]);
    expect(proposals([])).toEqual([undefined, undefined]);
    expect(proposals([twelfth])).toEqual(["912", undefined]);
    expect(proposals([{ ...twelfth, type: "ETH" }])).toEqual([undefined, undefined]);
    expect(proposals([twelfth], transfer({ new_port: 912 }))).toEqual([undefined, undefined]);
    expect(proposals([twelfth, { ...twelfth, id: 913, deviceName: "sw-other" }])).toEqual([undefined, undefined]);
  });
});

describe("the form of the new ports", () => {
  const answer = (chosen: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(chosen)) form.append(name, value);
    return parseWithZod(form, { schema: transferForm(t, uses) });
  };

  it("may leave ports for later, but not all", () => {
    expect(answer({ "new_port-513": "902" })).toMatchObject({ status: "success" });
    expect(answer({})).toHaveProperty("error", { "new_port-512": ["Choose at least one new port"] });
  });

  it("gives no port twice", () => {
    expect(answer({ "new_port-512": "901", "new_port-513": "901" })).toHaveProperty("error", {
      "new_port-513": ["This port is chosen twice"],
    });
  });

  it("has no field for a port without an id", () => {
    expect(uses.map((use) => fieldOf({ ...use, portId: null }))).toEqual([null, null]);
  });
});

describe("what the new device needs", () => {
  const device = (fields: object) => ({ eth: 0, fib: 0, sfp: 0, ...fields });

  it("is at least as many ports of each type as are in use, on all devices together", () => {
    const lacking = (...devices: object[]) =>
      shortages(uses, devices.map(device)).map(({ type, needed, given }) => [type.type, needed, given]);
    expect(lacking({ sfp: 1, eth: 48 })).toEqual([["SFP", 2, 1]]);
    expect(lacking({ sfp: 1 }, { sfp: 1 })).toEqual([]);
    expect(lacking({ sfp: null })).toEqual([]);
  });

  it("is told where fewer are free than wait", () => {
    const ports = [{ id: 901, type: "SFP", name: "SFP 1", deviceName: "sw-new" }];
    expect(tooFewFree(uses, ports, [], t)).toEqual([
      expect.stringMatching(/^SFP ports in use without a free port on the new device: 1\./),
    ]);
    expect(tooFewFree(uses.slice(0, 1), ports, [], t)).toEqual([]);
  });
});

describe("what comes first in a Goods In Replace", () => {
  const request = requestRow.parse({ id: 5, activitytype_type: "Goods In Replace", status: "OR" });
  const first = (device: number | null, left: typeof uses) =>
    goodsInReplace.preconditionOf?.({ devices: [{ device }], transfers: { left } } as GoodsInReplaceRead, request);

  it("are the new ports, which its tenant chooses before it is approved or done", () => {
    expect(first(9, uses)).toMatchObject({ by: "owner", before: ["approve", "done"] });
    const precondition = first(9, uses) ?? null;
    for (const state of ["OR", "OP", "AP0"])
      expect(nextStep("Goods In Replace", state, precondition)).toMatchObject({ who: "owner" });
    for (const state of ["WL", "SU", "AP1", "CL"])
      expect(nextStep("Goods In Replace", state, precondition)).toEqual(nextStep("Goods In Replace", state));
  });

  it("is nothing where all ports are moved, or the tenant cannot choose", () => {
    expect(first(9, [])).toBeNull();
    expect(first(null, uses)).toBeNull();
    expect(
      first(
        9,
        uses.map((use) => ({ ...use, portId: null })),
      ),
    ).toBeNull();
  });
});

it("a new device without an id is found in its rack, so that its tenant can choose its ports", async () => {
  const stands = { racks: 3, tenant: 2, status: "R" };
  const rows = [
    { id: 60, devicename: "sw-new", serialnumber: "SN-8", ...stands },
    { id: 61, devicename: "sw-new", serialnumber: "SN-9", ...stands },
  ];
  const context = (all: () => Promise<unknown>) => ({ provider: { all } }) as unknown as SignedIn;
  const goods = { id: 1, rack: 3, rackName: "A-03", scope: "IN", remark: "" };
  const device = { device: null, name: "sw-new", serialNumber: "SN-9" };
  const found = async (
    all: () => Promise<unknown>,
    devices: { device: number | null; name: string; serialNumber: string }[],
  ) => (await identified(context(all), { tenant: 2 }, { goods, devices })).map(({ device }) => device);
  const all = () => Promise.resolve(rows.map((row) => deviceRow.parse(row)));
  expect(await found(all, [device, { ...device, serialNumber: "SN-7" }])).toEqual([61, null]);
  const refused = () => Promise.reject(errorPage({ kind: "refused" }, 403));
  expect(await found(refused, [device])).toEqual([null]);
  expect(await found(refused, [{ ...device, device: 9 }]), "nothing is asked").toEqual([9]);
});

describe("moving the ports", () => {
  const chosen = { "new_port-512": "901", "new_port-513": "902" };
  const provider = (refused: string) => {
    const saved: Payload[] = [];
    const create = (_family: string, payload: Payload) => {
      if (payload.new_port === refused) throw new ValidationError(400, { new_port: ["The port is taken."] });
      saved.push(payload);
      return Promise.resolve();
    };
    return { saved, context: { t, provider: { create } } as unknown as SignedIn };
  };

  const ports = [901, 902].map((id) => ({ id, type: "SFP", name: `SFP ${id}`, deviceName: "sw-new" }));
  const move = (context: SignedIn, transfers: ReturnType<typeof transfer>[] = []) => {
    const named = transfers.map((one) => ({ ...one, label: "" }));
    return movePorts(context, { uses, left: usesLeft(uses, transfers), transfers: named, ports });
  };

  it("says where a port has been moved elsewhere, and is content where it is moved as chosen", async () => {
    const { saved, context } = provider("");
    const moved = (new_port: number) =>
      transfer({ old_portnumber: 12, new_port, new_devicename: "sw-new", new_portnumber: 3 });
    await expect(move(context, [moved(903)])(chosen)).rejects.toMatchObject({
      messages: ["SFP port 12 moves to sw-new SFP port 3 already. Nothing was changed."],
    });
    expect(saved).toEqual([]);
    await move(context, [moved(901)])(chosen);
    expect(saved).toEqual([{ old_port: 513, new_port: "902" }]);
  });

  it("refuses a port that is not free by now, in words", async () => {
    const { saved, context } = provider("");
    await expect(move(context)({ "new_port-512": "999" })).rejects.toMatchObject({
      fields: { "new_port-512": ["This port is taken by now: choose another one"] },
    });
    expect(saved).toEqual([]);
  });

  it("saves one after the other", async () => {
    const { saved, context } = provider("");
    await move(context)(chosen);
    expect(saved).toEqual([
      { old_port: 512, new_port: "901" },
      { old_port: 513, new_port: "902" },
    ]);
  });

  it("keeps what was saved before a refusal, which is told at its port", async () => {
    const { saved, context } = provider("902");
    await expect(move(context)(chosen)).rejects.toMatchObject({
      fields: {
        "new_port-513": ["The port is taken.", "Saved before that: 1. The table shows what is left."],
      },
    });
    expect(saved).toEqual([{ old_port: 512, new_port: "901" }]);
  });
});
