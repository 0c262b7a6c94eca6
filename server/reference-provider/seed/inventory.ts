import { portNumbers } from "../domain/ports.ts";
import { unitsFrom } from "../domain/placement.ts";
import { dayBefore, get, insertAll, type Ground } from "./ground.ts";
import { operator, type Organization } from "./organization.ts";

/** 400 devices remain in the racks after the demo requests have taken the others out. */
const deviceCount = 410;

const manufactures = ["Garuda Networks", "Nusantara Systems", "Merapi Compute", "Selat Optik", "Kapal Power"] as const;

interface Model {
  readonly type: string;
  readonly prefix: string;
  readonly manufacture: (typeof manufactures)[number];
  readonly size: number;
  readonly weight: number;
  readonly power: number;
  readonly ports: string;
  readonly eth: number;
  readonly fib: number;
  readonly sfp: number;
}

const model = (
  type: string,
  prefix: string,
  manufacture: Model["manufacture"],
  size: number,
  weight: number,
  power: number,
) => ({
  type,
  prefix,
  manufacture,
  size,
  weight,
  power,
  ports: "all_ethernet",
  eth: 0,
  fib: 0,
  sfp: 0,
});

const otb: Model = { ...model("OTB 24 x LC duplex", "odf-lc", "Selat Optik", 1, 4, 0), ports: "all_fiber", fib: 24 };
const edgeSwitch: Model = {
  ...model("Switch 48 x 10G", "sw-edge", "Garuda Networks", 1, 9, 1.4),
  ports: "all_sfp",
  sfp: 48,
};
const patchPanel: Model = { ...model("Patch panel Cat6 24", "pp-cat6", "Selat Optik", 1, 3, 0), eth: 24 };
const iixSwitch: Model = {
  ...model("IIX switch 32 x 100G", "iix-sw", "Garuda Networks", 2, 18, 2.6),
  ports: "all_sfp",
  sfp: 32,
};

const tenantModels: readonly Model[] = [
  edgeSwitch,
  { ...model("Server 1U", "srv", "Merapi Compute", 1, 17, 1.1), eth: 4 },
  { ...model("Server 2U", "db", "Merapi Compute", 2, 29, 1.9), ports: "ethernet_sfp", eth: 4, sfp: 2 },
  otb,
  { ...model("Router modular 2U", "rt-core", "Garuda Networks", 2, 24, 3.2), ports: "ethernet_sfp", eth: 8, sfp: 16 },
  { ...model("Storage 60 bay", "stor", "Nusantara Systems", 4, 92, 4.6), ports: "all_sfp", sfp: 4 },
  patchPanel,
  {
    ...model("Firewall 1U", "fw", "Nusantara Systems", 1, 8, 0.9),
    ports: "ethernet_fiber_sfp",
    eth: 8,
    fib: 2,
    sfp: 4,
  },
  { ...model("UPS 3 kVA", "ups", "Kapal Power", 2, 38, 0.4), eth: 1 },
];
const meetMeModels = [otb, iixSwitch, patchPanel, otb, edgeSwitch] as const;
const models = [...tenantModels, iixSwitch];

/** Sites with the rows of their racks; a meet-me row ends each. */
const rackRows: readonly [site: string, row: string, count: number][] = [
  ["DC Kuningan", "JKT1-A", 12],
  ["DC Kuningan", "JKT1-B", 12],
  ["DC Kuningan", "JKT1-MMR", 2],
  ["DC Rungkut", "SUB1-A", 10],
  ["DC Rungkut", "SUB1-B", 6],
  ["DC Rungkut", "SUB1-MMR", 1],
  ["DC Dago", "BDG1-A", 10],
  ["DC Dago", "BDG1-MMR", 1],
  ["DC Polonia", "MDN1-A", 5],
  ["DC Polonia", "MDN1-MMR", 1],
];

export const fullRack = "JKT1-A-08";
const emptyRacks = ["JKT1-B-04", "JKT1-B-11", "SUB1-B-06", "BDG1-A-10"];
export const sharedRack = "JKT1-A-07";

interface Rack {
  readonly id: number;
  readonly name: string;
  readonly site: string;
  readonly tenant: number;
  readonly isMeetMe: boolean;
  readonly weightMax: number;
  readonly powerCapacity: number;
  /** The unit that is filled next, downward. */
  next: number;
  weight: number;
  power: number;
}

export interface PlacedDevice {
  readonly id: number;
  readonly rack: Rack;
  readonly tenant: number;
  readonly model: Model;
}

export interface Inventory {
  readonly racks: readonly Rack[];
  readonly devices: readonly PlacedDevice[];
}

export function seedInventory(ground: Ground, organization: Organization): Inventory {
  const racks = seedRacks(ground, organization);
  const devices = seedDevices(ground, organization, racks);
  return { racks, devices };
}

function seedRacks({ db, ...ground }: Ground, { sites, tenants }: Organization): Rack[] {
  const types = insertAll(
    db,
    "racktype",
    ["name", "width", "height", "remark"],
    [
      ["42U 600", 23.6, 42, "Standard rack"],
      ["45U 800", 31.5, 45, "Wide rack with cable managers"],
      ["47U 800 deep", 31.5, 47, "For storage"],
      ["24U half", 23.6, 24, null],
    ],
  );
  const makers = insertAll(
    db,
    "rackmanufacture",
    ["manufacture", "deskripsi"],
    [
      ["Baja Rangka Nusantara", "Racks and cages"],
      ["Cipta Panel Mandiri", "Meet-me racks"],
      ["Rangka Utama", null],
    ],
  );
  const cages = insertAll(db, "rackgroups", ["name"], [["JKT1 cage north"], ["JKT1 cage south"], ["SUB1 cage"]]);
  const cageOf = new Map([
    ["JKT1-A", get(cages, "JKT1 cage north")],
    ["JKT1-B", get(cages, "JKT1 cage south")],
    ["SUB1-B", get(cages, "SUB1 cage")],
  ]);
  const noc = get(tenants, operator);
  const owners = [...tenants.values()].filter((tenant) => tenant !== noc);
  const racks: Rack[] = [];
  for (const [site, row, count] of rackRows) {
    const isMeetMe = row.endsWith("MMR");
    const isWide = row.endsWith("-B");
    for (let number = 1; number <= count; number += 1) {
      const name = `${row}-${String(number).padStart(2, "0")}`;
      const weightMax = isWide ? 900 : 750;
      const powerCapacity = isMeetMe ? 16 : isWide ? 40 : 32;
      const tenant = ownerOf(name, isMeetMe, noc, owners, racks.length, tenants);
      const id = db.insert("racks", {
        rack_name: name,
        tenant,
        datacenter: get(sites, site),
        racktype: get(types, isWide ? "45U 800" : "42U 600"),
        rackmanufacture: get(makers, isMeetMe ? "Cipta Panel Mandiri" : "Baja Rangka Nusantara"),
        rackgroups: cageOf.get(row) ?? null,
        weight: isWide ? 145 : 120,
        weight_max: weightMax,
        powercapacity: powerCapacity,
        mmr_rack: isMeetMe ? "Y" : "N",
        date_in: dayBefore({ db, ...ground }, 900 - racks.length * 11),
        remark: isMeetMe
          ? "Meet-me room"
          : name === sharedRack
            ? "Feed A and B, 16 A each. Key 07 at the NOC desk."
            : null,
      });
      racks.push({
        id,
        name,
        site,
        tenant,
        isMeetMe,
        weightMax,
        powerCapacity,
        next: isWide ? 45 : 42,
        weight: 0,
        power: 0,
      });
    }
  }
  const shared = racks.find(({ name }) => name === sharedRack);
  db.insert("rackshare", { rack: shared?.id, tenant: get(tenants, "PT Samudra Jaringan Prima") });
  return racks;
}

/** tenant1 has the shared rack and two more, the others take turns. */
function ownerOf(
  name: string,
  isMeetMe: boolean,
  noc: number,
  owners: readonly number[],
  turn: number,
  tenants: ReadonlyMap<string, number>,
): number {
  if (isMeetMe || name.startsWith("MDN1")) return noc;
  if ([sharedRack, "JKT1-A-09", "SUB1-B-02"].includes(name)) return get(tenants, "PT Rimba Data Khatulistiwa");
  return owners[turn % owners.length] ?? noc;
}

function seedDevices(ground: Ground, organization: Organization, racks: readonly Rack[]): PlacedDevice[] {
  const { db, random } = ground;
  const makers = insertAll(
    db,
    "devicesmanufacture",
    ["manufacture"],
    manufactures.map((name) => [name]),
  );
  const types = insertAll(
    db,
    "devicetypes",
    ["name", "devices_manufacture", "des"],
    models.map(({ type, manufacture, size }) => [type, get(makers, manufacture), `${size}U`]),
  );
  const guest = get(organization.tenants, "PT Samudra Jaringan Prima");
  const devices: PlacedDevice[] = [];

  const place = (rack: Rack, chosen: Model, tenant = rack.tenant, status = "I") => {
    const serial = String(devices.length + 1).padStart(3, "0");
    const { size, weight, power, eth, fib, sfp, ports } = chosen;
    const starts = { eth_start: 1, fib_start: 1, sfp_start: ports === "ethernet_sfp" ? 2 : 1 };
    const id = db.insert("devices", {
      devicename: `${chosen.prefix}-${serial}`,
      serialnumber: `${chosen.prefix.toUpperCase().replaceAll("-", "")}${260_000 + devices.length * 7}`,
      weight,
      power,
      jumlahu: size,
      deviceposition: "full",
      devices_manufacture: get(makers, chosen.manufacture),
      devicetypes: get(types, chosen.type),
      port_types: ports,
      eth,
      fib,
      sfp,
      ...starts,
      tenant,
      racks: rack.id,
      date_in: dayBefore(ground, random.between(90, 700)),
      status,
    });
    for (const unit of unitsFrom(rack.next, size)) {
      for (const face of ["front", "back"]) db.insert("device_units", { rack: rack.id, face, unit, device: id });
    }
    for (const [type, numbers] of Object.entries(portNumbers({ eth, fib, sfp, ...starts }))) {
      for (const port of numbers) db.insert("ports", { device: id, type, port });
    }
    rack.next -= size;
    rack.weight += weight;
    rack.power += power;
    devices.push({ id, rack, tenant, model: chosen });
  };
  const fits = (rack: Rack, { size, weight, power }: Model) =>
    rack.next >= size && rack.weight + weight <= rack.weightMax && rack.power + power <= rack.powerCapacity;

  const named = (name: string) => racks.find((rack) => rack.name === name) as Rack;
  const full = named(fullRack);
  for (let turn = 0; full.next > 0; turn += 1) place(full, turn % 3 === 0 ? otb : patchPanel);
  const shared = named(sharedRack);
  for (const chosen of [otb, edgeSwitch]) place(shared, chosen, guest);
  place(shared, patchPanel, shared.tenant, "B");

  const used = racks.filter(({ name }) => name !== fullRack && !emptyRacks.includes(name) && !name.startsWith("MDN1"));
  for (let turn = 0; devices.length < deviceCount; turn += 1) {
    const rack = used[turn % used.length] as Rack;
    const choices = rack.isMeetMe ? meetMeModels : tenantModels;
    const chosen = turn < used.length * 3 ? choices[Math.floor(turn / used.length)] : random.pick(choices);
    rack.next -= random.pick([0, 0, 0, 1, 2]);
    if (chosen && fits(rack, chosen)) place(rack, chosen);
  }
  return devices;
}
