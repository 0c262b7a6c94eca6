import { expect } from "vitest";
import { TestProvider, findOne, type Person } from "./client.ts";

/** A row of an answer; the tests know its shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Row = any;

/** A step towards a state: who takes which action. */
export type Step = readonly [side: "admin" | "owner" | "destination", action: string];

/**
 * A provider with both sides signed in, and with racks and devices that no demo request uses: tenant1 files requests, tenant2 is at
 * the other end, `stranger` has nothing to do with either.
 */
export class Desk {
  readonly provider: TestProvider;
  readonly admin: Person;
  readonly owner: Person;
  readonly destination: Person;
  readonly stranger: Person;
  readonly ownTenant: number;
  readonly destinationTenant: number;
  readonly site: number;
  readonly #racktype: number;
  #made = 0;

  private constructor(provider: TestProvider, people: Person[], tenants: number[], like: Row) {
    this.provider = provider;
    [this.admin, this.owner, this.destination, this.stranger] = people as [Person, Person, Person, Person];
    [this.ownTenant, this.destinationTenant] = tenants as [number, number];
    this.site = like.datacenter;
    this.#racktype = like.racktype;
  }

  static async open(): Promise<Desk> {
    const provider = await TestProvider.start();
    const people = await Promise.all(["noc", "tenant1", "tenant2", "kartika"].map((name) => provider.signIn(name)));
    const [admin, ...sides] = people as [Person, Person, Person, Person];
    const tenants = sides.map(async (person) => (await person.get("tenants/")).body.results[0].id);
    return new Desk(provider, people, await Promise.all(tenants), await findOne(admin, "racks", "JKT1-A-09"));
  }

  close = () => this.provider.stop();

  /** A new rack of 42 units, 750 Kg and 32 A in DC Kuningan. */
  async rack(tenant: number, mmr: "Y" | "N" = "N"): Promise<Row> {
    this.#made += 1;
    const where = { tenant, datacenter: this.site, racktype: this.#racktype, mmr_rack: mmr };
    const about = { rack_name: `TEST-${this.#made}`, weight: 100, weight_max: 750, powercapacity: 32 };
    return this.made(this.admin, "racks/", { ...where, ...about });
  }

  /** A new installed device of one unit with 60 ports of every type. */
  async device(rack: Row, unit: number): Promise<Row> {
    return this.made(this.admin, "devices/", { ...this.deviceForm(rack, unit), tenant: rack.tenant });
  }

  deviceForm(rack: Row, unit: number, more: Row = {}): Row {
    this.#made += 1;
    const ports = {
      port_types: "ethernet_fiber_sfp",
      eth: 60,
      fib: 60,
      sfp: 60,
      eth_start: 1,
      fib_start: 1,
      sfp_start: 2,
    };
    const about = {
      devicename: `device-${this.#made}`,
      serialnumber: `S${this.#made}`,
      weight: 10,
      power: 1,
      jumlahu: 1,
    };
    return { ...about, ...ports, tenant: rack.tenant, racks: rack.id, up_front: [unit], up_back: [unit], ...more };
  }

  /** A creation that must succeed. */
  async made(person: Person, path: string, body: Row): Promise<Row> {
    const answer = await person.post(path, { ...body, datauser_id: person.id });
    expect(answer.body).toHaveProperty("id");
    expect(answer.status).toBe(201);
    return answer.body;
  }

  async port(device: Row, type: string, index = 0): Promise<number> {
    return (await this.admin.get(`devicegetallavailableport/?device_id=${device.id}&type=${type}`)).body[index].id;
  }

  act(side: "admin" | "owner" | "destination" | "stranger", id: number, action: string, more: Row = {}) {
    const person = this[side];
    const from_group = side === "admin" ? "admin" : "tenant";
    return person.post(`activities/${id}/`, {
      ...{ action, from_group, approval_by: person.id, datauser_id: person.id, reason: "because" },
      ...more,
    });
  }

  /** Actions that must succeed; returns the request afterwards. */
  async walk(id: number, steps: readonly Step[], more: Row = {}): Promise<Row> {
    for (const [side, action] of steps) {
      const { status, text } = await this.act(side, id, action, action === "app_cc" ? more : {});
      expect([action, status, text]).toEqual([action, 200, expect.any(String)]);
    }
    return (await this.admin.get(`activities/${id}/`)).body;
  }

  /** The row of a request's part. */
  async part(family: string, request: number): Promise<Row> {
    const { body } = await this.admin.get(`${family}/?activities_id=${request}`);
    expect(body.count).toBe(1);
    return body.results[0];
  }

  async status(device: Row): Promise<[status: string, units: number[]]> {
    const { status, up_front: units } = (await this.admin.get(`devices/${device.id ?? device}/`)).body;
    return [status, units];
  }

  async cable(type: string): Promise<{ circuittype: number; connector: number }> {
    const { id: circuittype } = (await this.admin.get("circuittype/?limit=99")).body.results.find(
      (row: Row) => row.type === type,
    );
    const { id: connector } = (await this.admin.get(`circuitconnector/?circuittype_id=${circuittype}`)).body.results[0];
    return { circuittype, connector };
  }
}

/** Two racks with a device each, a fiber cable between them, and what each side sends for it. */
export class Link {
  readonly desk: Desk;
  source: Row;
  target: Row;
  circuittype = 0;
  connector = 0;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  static async between(desk: Desk): Promise<Link> {
    const link = new Link(desk);
    link.source = await desk.device(await desk.rack(desk.ownTenant), 20);
    link.target = await desk.device(await desk.rack(desk.destinationTenant), 20);
    Object.assign(link, await desk.cable("FIBER OPTIC"));
    return link;
  }

  async form(more: Row = {}): Promise<Row> {
    return {
      ...{
        tenant: this.desk.ownTenant,
        destination_tenant: this.desk.destinationTenant,
        circuittype: this.circuittype,
      },
      ...{
        devicesrcrack: this.source.racks,
        devicesrc: this.source.id,
        jenisportsrc: "SFP",
        cable: "12.5",
        remark: "",
      },
      ...{ devicesrcport: await this.desk.port(this.source, "SFP"), connectorsrctype: this.connector },
      ...more,
    };
  }

  async acceptance(more: Row = {}): Promise<Row> {
    return {
      ...{
        devicedstrack_id: this.target.racks,
        devicedst_id: this.target.id,
        jenisportdst_id: "FIB",
        remark: "Panel 2",
      },
      ...{ devicedstport_id: await this.desk.port(this.target, "FIB"), connectordsttype: this.connector },
      ...more,
    };
  }

  file = async (more: Row = {}): Promise<Row> =>
    this.desk.made(this.desk.owner, "crossconnects/", await this.form(more));

  /** An interconnection that is in use. */
  async connected(): Promise<Row> {
    const filed = await this.file();
    await this.desk.walk(
      filed.activities,
      [
        ["admin", "approve"],
        ["destination", "app_cc"],
        ["admin", "done"],
      ],
      await this.acceptance(),
    );
    return (await this.desk.admin.get(`crossconnects/${filed.id}/`)).body;
  }
}
