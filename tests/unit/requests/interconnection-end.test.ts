import { describe, expect, it } from "vitest";
import { deviceDetail } from "~/inventory/devices/rows.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import {
  chosenBy,
  chosenOrFirst,
  chosenOrOnly,
  connectedTo,
  connectorsBeyond,
  deviceChoice,
  type FreePorts,
  isFiber,
  isUtp,
  portChoices,
  portTypeChoices,
  source,
} from "~/features/requests/kinds/interconnection/end";
import { beforeThat, m } from "~/features/requests/kinds/interconnection/messages";
import { translator } from "~/language/language";
import { sent } from "../inventory/interconnections/interconnection.fixture";
import { cableTypes } from "../../support/agreed-rules";

const t = translator("en");
const ports = (count: number, type: string) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `${type} ${at + 1}` }));
const free: FreePorts = { ETH: ports(4, "ETH"), FIB: ports(2, "FIB"), SFP: [] };
const values = (choices: { value: string }[]) => choices.map(({ value }) => value);

describe("a cable", () => {
  it.each(cableTypes)("is of fiber by its name: %s", (name, fiber) => {
    expect(isFiber(name)).toBe(fiber);
  });

  it.each([
    ["UTP", true],
    ["Cat6 UTP/STP", true],
    ["COAXIAL", false],
    ["FIBER OPTIC", false],
  ])("is UTP by its name: %s", (name, utp) => {
    expect(isUtp(name)).toBe(utp);
  });

  it.each([
    ["FIBER OPTIC", ["FIB"]],
    ["UTP", ["ETH", "FIB"]],
    ["COAXIAL", ["ETH", "FIB"]],
  ])("%s is offered the free types of port that it fits", (cable, types) => {
    expect(values(portTypeChoices(free, cable, t))).toEqual(types);
  });
});

describe("the choices of an end", () => {
  it("tell how many ports are free, and each port by its number", () => {
    expect(portTypeChoices(free, "FIBER OPTIC", t)[0]?.label).toBe("Fiber (2 free)");
    expect(portChoices(free, "FIB", t)).toEqual([
      { value: "1", label: "Fiber port 1" },
      { value: "2", label: "Fiber port 2" },
    ]);
  });

  it("tell a device with its place and the free ports that fit, where the provider tells them", () => {
    const device = { id: 9, devicename: "odf-lc-24", jumlahu: 1, up_front: [42], up_back: [42] };
    const told = deviceDetail.parse({
      ...device,
      eth_available: ports(3, "ETH"),
      fib_available: ports(2, "FIB"),
      sfp: 0,
    });
    expect(deviceChoice(told, "FIBER OPTIC", t).label).toBe("odf-lc-24, U42 (1U), 2 ports free");
    expect(deviceChoice(deviceDetail.parse(device), "FIBER OPTIC", t).label).toBe("odf-lc-24, U42 (1U)");
  });

  it("leave the source's connector out where there are others", () => {
    const [lc, sc] = [
      { id: 1, name: "LC" },
      { id: 2, name: "SC" },
    ];
    const ofSource = { connectorId: 1, connector: "LC" };
    expect(connectorsBeyond([lc, sc], ofSource)).toEqual([sc]);
    expect(connectorsBeyond([lc], ofSource)).toEqual([lc]);
    expect(connectorsBeyond([], ofSource)).toEqual([lc]);
    const byName = { connectorId: null, connector: "LC" };
    expect(connectorsBeyond([lc, sc], byName), "the source's is told by its name").toEqual([sc]);
    expect(connectorsBeyond([lc], byName)).toEqual([lc]);
    expect(connectorsBeyond([lc, sc], { connectorId: null, connector: "" }), "or not at all").toEqual([lc, sc]);
  });
});

describe("what was chosen", () => {
  const chosen = (query: string) => chosenBy(new URLSearchParams(query), source);
  const [devicesrc, jenisportsrc, devicesrcport] = Array<string>(3).fill("cleared");

  it.each([
    ["devicesrcrack=1&devicesrc=7&jenisportsrc=SFP&devicesrcport=4", {}],
    ["devicesrcrack=2&devicesrc=7&jenisportsrc=SFP&devicesrcport=4", { devicesrc, jenisportsrc, devicesrcport }],
    ["devicesrcrack=1&devicesrc=8&jenisportsrc=SFP&devicesrcport=4", { jenisportsrc, devicesrcport }],
    ["devicesrcrack=1&devicesrc=7&jenisportsrc=ETH&devicesrcport=4", { devicesrcport }],
  ])("clears what comes after a changed choice: %s", (query, cleared) => {
    const typed = Object.fromEntries(new URLSearchParams(`${query}&remark=x`));
    expect(chosen(`${query}&remark=x&choices_of=1+7+SFP`)).toMatchObject({ ...typed, ...cleared });
    expect(chosen(`${query}&remark=x&choices_of=++`), "nothing was chosen before").toMatchObject(typed);
  });

  it("is followed by no proposal if it was cleared", () => {
    const choices = [{ value: "4", label: "SFP 4" }];
    expect([chosenOrOnly(choices, ""), chosenOrFirst(choices, "9")]).toEqual([choices[0], choices[0]]);
    expect([chosenOrOnly(choices, "cleared"), chosenOrFirst(choices, "cleared")]).toEqual([undefined, undefined]);
  });

  it("is shown at the destination of the cable path", () => {
    const row = interconnectionRow.parse(sent({ devicedst: null, devicedst_name: "" }));
    const device = deviceDetail.parse({ id: 5, devicename: "odf-1", racks: 3, racks_name: "A-03", up_front: [7] });
    const end = connectedTo(row, device, { portType: "FIB", port: "Fiber port 2" }).destination;
    expect(end).toMatchObject({
      tenantName: "PT Rimba",
      device: 5,
      rackName: "A-03",
      front: [7],
      back: [],
      port: "Fiber port 2",
    });
  });
});

it("tells in both languages which choice comes first", () => {
  expect(beforeThat(m.chooseRack)).toEqual({ en: "Choose a rack first", id: "Pilih rak terlebih dahulu" });
  expect(beforeThat(m.choosePortType)).toEqual({
    en: "Choose a port type first",
    id: "Pilih tipe port terlebih dahulu",
  });
});
