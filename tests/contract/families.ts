import { unique, type Answer, type Person } from "./client.ts";

type Payload = Record<string, unknown>;

/** A family of master data: a new record, a change to it, and who may not write it. */
interface MasterData {
  readonly path: string;
  /** The field by which a search finds the new record; undefined if none is searched. */
  readonly name?: string;
  readonly make: (noc: Person) => Promise<Payload>;
  readonly change: Payload;
  /** A required field. */
  readonly required: string;
  /** Whether every admin reads it: "all" for a choice list (§11), "some" if the contract does not say. */
  readonly readers?: "all" | "some";
}

/** A record of a family, which is created if there is none. */
export async function anyOf(noc: Person, family: string): Promise<Answer["body"]> {
  const { results } = (await noc.get(`${family}/?limit=1`)).body;
  return results[0] ?? newRecord(noc, family);
}

/** A new record of a family. */
export async function newRecord(noc: Person, family: string, more: Payload = {}): Promise<Answer["body"]> {
  const known = masterData.find(({ path }) => path === family);
  if (!known) throw new Error(`the suite needs a record of ${family}`);
  return noc.make(family, { ...(await known.make(noc)), ...more });
}

/** A rack type of this height. */
export const rackType = (height = 42): Payload => ({
  ...{ name: unique("Type"), width: "23.6", height, height_size: String(height * 1.75) },
});

/** A rack type of 42 units, which is created if there is none. */
async function tallType(noc: Person): Promise<Answer["body"]> {
  const found = (await noc.list("racktype")).find(({ height }) => Number(height) === 42);
  return found ?? noc.make("racktype", rackType());
}

const identity = () => String(Math.floor(Math.random() * 1e16)).padStart(16, "3");

export async function newRack(noc: Person, more: Payload = {}): Promise<Answer["body"]> {
  const payload = {
    rack_name: unique("R"),
    tenant: (await anyOf(noc, "tenants")).id,
    datacenter: (await anyOf(noc, "datacenters")).id,
    racktype: (await tallType(noc)).id,
    ...{ weight: "100", weight_max: "200", powercapacity: "16", mmr_rack: "Y", date_in: "2026-01-31" },
  };
  return noc.make("racks", { ...payload, ...more });
}

/** A device of two units with five Ethernet ports and a port start; `top` is its upper unit. */
export const deviceIn = (rack: Answer["body"], top: number, more: Payload = {}): Payload => ({
  ...{ devicename: unique("dev"), racks: rack.id, tenant: rack.tenant, weight: "10.5", power: "1.5", jumlahu: 2 },
  ...{ port_types: "all_ethernet", eth: 5, eth_start: 1, deviceposition: "full", date_in: "2026-01-31" },
  ...{ up_front: [top, top - 1], up_back: [top, top - 1] },
  ...more,
});

export const masterData: readonly MasterData[] = [
  {
    ...{ path: "cities", name: "cityname", required: "cityname", readers: "all" },
    make: async () => ({ cityname: unique("Kota") }),
    change: { cityname: unique("Kota") },
  },
  {
    ...{ path: "datacenters", name: "name", required: "longitude", readers: "all" },
    make: async (noc) => ({
      ...{
        name: unique("DC"),
        longitude: "106.5",
        latitude: "-6.25",
        phone: "0215550",
        address: "Jalan 1",
        status: "Y",
      },
      cities: (await anyOf(noc, "cities")).id,
    }),
    change: { status: "N" },
  },
  {
    ...{ path: "tenants", name: "name", required: "name", readers: "all" },
    make: async () => ({ name: unique("PT"), address: "Jalan 1", phone: "0215550", email: "a@b.example", status: "Y" }),
    change: { status: "N" },
  },
  {
    ...{ path: "racktype", name: "name", required: "height", readers: "all" },
    make: async () => ({ ...rackType(), remark: "x" }),
    change: { height: 40, height_size: 70 },
  },
  {
    ...{ path: "rackmanufacture", name: "manufacture", required: "manufacture", readers: "some" },
    make: async () => ({ manufacture: unique("Maker"), deskripsi: "x" }),
    change: { deskripsi: "y" },
  },
  {
    ...{ path: "rackgroups", name: "name", required: "name", readers: "some" },
    make: async () => ({ name: unique("Cage") }),
    change: { name: unique("Cage") },
  },
  {
    ...{ path: "devicesmanufacture", name: "manufacture", required: "manufacture", readers: "some" },
    make: async () => ({ manufacture: unique("Maker"), deskripsi: "x" }),
    change: { deskripsi: "y" },
  },
  {
    ...{ path: "devicetypes", name: "name", required: "devices_manufacture", readers: "all" },
    make: async (noc) => ({
      name: unique("Type"),
      devices_manufacture: (await anyOf(noc, "devicesmanufacture")).id,
      des: "x",
    }),
    change: { des: "y" },
  },
  {
    ...{ path: "services", name: "name", required: "name", readers: "some" },
    make: async () => ({ name: unique("Service"), des: "x" }),
    change: { des: "y" },
  },
  {
    ...{ path: "circuittype", name: "type", required: "type", readers: "all" },
    make: async () => ({ type: unique("FIBER"), des: "x" }),
    change: { des: "y" },
  },
  {
    ...{ path: "circuitconnector", name: "name", required: "circuittype", readers: "all" },
    make: async (noc) => ({ name: unique("LC"), circuittype: (await anyOf(noc, "circuittype")).id, des: "x" }),
    change: { des: "y" },
  },
  {
    ...{ path: "racks", name: "rack_name", required: "weight_max" },
    make: async (noc) => {
      const [tenant, datacenter] = [await anyOf(noc, "tenants"), await anyOf(noc, "datacenters")];
      return {
        ...{ rack_name: unique("R"), tenant: tenant.id, datacenter: datacenter.id, racktype: (await tallType(noc)).id },
        ...{ weight: "100.00", weight_max: "750.00" },
        ...{ powercapacity: "16.00", mmr_rack: "N", date_in: "2026-01-31", remark: "x" },
      };
    },
    change: { mmr_rack: "Y" },
  },
  {
    ...{ path: "rackshare", required: "rack" },
    make: async (noc) => {
      const rack = await newRack(noc);
      return { rack: rack.id, tenant: (await newRecord(noc, "tenants")).id };
    },
    change: {},
  },
  {
    ...{ path: "devices", name: "devicename", required: "jumlahu" },
    make: async (noc) => {
      const { up_front, up_back, ...device } = deviceIn(await newRack(noc), 10);
      return { ...device, up_front, up_back, weight: "10.50", power: "1.50" };
    },
    change: { des: "y" },
  },
  {
    ...{ path: "servicerackdetails", required: "detail_service" },
    make: async (noc) => ({
      ...{ tenant: (await anyOf(noc, "tenants")).id, service: (await anyOf(noc, "services")).id },
      ...{ detail_service: 1, ampere: "16.00", status: "A" },
    }),
    change: { status: "S" },
  },
  {
    ...{ path: "userdatacenter", name: "name", required: "name" },
    make: async (noc) => ({
      ...{ name: unique("Tamu"), identity_no: identity(), phone: "6281200000001", email: "tamu@b.example" },
      tenant: (await anyOf(noc, "tenants")).id,
    }),
    change: { phone: "6281200000002" },
  },
  {
    ...{ path: "userdatacenteraccess", required: "date_from" },
    make: async (noc) => ({
      ...{ userdatacenter: (await anyOf(noc, "userdatacenter")).id, datacenter: (await anyOf(noc, "datacenters")).id },
      ...{ date_from: "2026-01-01", date_to: "2026-12-31", status: "Y" },
    }),
    change: { status: "N" },
  },
  {
    ...{ path: "accessactivity", required: "actv_type" },
    make: async (noc) => ({
      ...{ userdatacenter: (await anyOf(noc, "userdatacenter")).id, datacenter: (await anyOf(noc, "datacenters")).id },
      ...{ actv_type: 3, rack_id: ["R-1", "R-2"], access_date: "2026-01-31T09:15:00.000000+07:00" },
    }),
    change: { actv_type: 4 },
  },
  {
    ...{ path: "news", name: "title", required: "content", readers: "some" },
    make: async () => ({ title: unique("News"), content: "<p>x</p>", published: "N" }),
    change: { published: "Y" },
  },
  {
    ...{ path: "application", name: "name", required: "url", readers: "some" },
    make: async () => ({ name: unique("App"), url: "https://app.example/" }),
    change: { url: "https://other.example/" },
  },
  {
    ...{ path: "templateset", name: "name", required: "name" },
    make: async () => ({ name: unique("Set"), active: false }),
    change: { name: unique("Set") },
  },
  {
    ...{ path: "templatetype", name: "name", required: "code" },
    make: async () => ({
      // The digits as letters: of those alone that are letters anyway, two codes may have the same.
      code: unique("code")
        .replace(" ", "_")
        .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit))),
      name: unique("Type"),
    }),
    change: { name: unique("Type") },
  },
  {
    ...{ path: "templates", name: "subject", required: "subject" },
    make: async (noc) => ({
      templateset: (await noc.make("templateset", { name: unique("Set"), active: false })).id,
      ...{ templatetype: (await anyOf(noc, "templatetype")).id, subject: unique("Subject"), body: "<p>{{name}}</p>" },
    }),
    change: { body: "<p>{{code}}</p>" },
  },
  {
    ...{ path: "setting", name: "key", required: "key" },
    make: async () => ({ key: unique("key").replace(" ", "_"), value: "1", description: "x" }),
    change: { value: "2" },
  },
  {
    ...{ path: "periodictask", name: "name", required: "crontab" },
    make: async (noc) => {
      const [{ task } = { task: "" }] = (await noc.get("periodictask/?limit=1")).body.results;
      return { name: unique("Task"), task, crontab: "0 3 * * *", enabled: false };
    },
    change: { crontab: "30 4 * * 1" },
  },
];
