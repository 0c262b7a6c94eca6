import type { Ground } from "./ground.ts";
import type { InterconnectionPlan } from "./interconnections.ts";
import { fullRack, sharedRack, type Inventory, type PlacedDevice } from "./inventory.ts";

/** Installed devices that requests may be about, each given away once. */
export class Pool {
  readonly #devices: readonly PlacedDevice[];
  readonly #plans: readonly InterconnectionPlan[];
  readonly #taken: Set<number>;

  constructor({ db }: Ground, { devices }: Inventory, plans: readonly InterconnectionPlan[]) {
    const served = db.all<{ device: number }>("SELECT device FROM servicerackdetails WHERE device IS NOT NULL");
    this.#devices = devices.filter(({ rack }) => !rack.isMeetMe && ![fullRack, sharedRack].includes(rack.name));
    this.#plans = plans;
    this.#taken = new Set(served.map(({ device }) => device));
  }

  /** Devices of a tenant in one rack, without interconnections. */
  take(tenant: number, count: number): PlacedDevice[] {
    const ends = new Set(this.#plans.flatMap(({ source, target }) => [source.id, target.id]));
    const free = this.#devices.filter(
      (device) => device.tenant === tenant && !this.#taken.has(device.id) && !ends.has(device.id),
    );
    const found = free
      .map((device) => free.filter(({ rack }) => rack.id === device.rack.id).slice(0, count))
      .find(({ length }) => length === count);
    if (!found) throw new Error(`tenant ${tenant} has no ${count} free devices in one rack`);
    for (const { id } of found) this.#taken.add(id);
    return found;
  }

  /** Devices of which all interconnections were laid more than `days` ago. */
  connectedSince(days: number, count: number): PlacedDevice[] {
    const young = this.#plans.filter(({ age }) => age <= days);
    const busy = new Set(young.flatMap(({ source, target }) => [source.id, target.id]));
    const sources = new Map(this.#plans.map(({ source }) => [source.id, source]));
    const found = this.#devices.filter(({ id }) => sources.has(id) && !busy.has(id) && !this.#taken.has(id));
    for (const { id } of found.slice(0, count)) this.#taken.add(id);
    return found.slice(0, count);
  }

  /** A device of the tenant with room for more of its kind beneath it. */
  withRoom(tenant: number, count: number): PlacedDevice {
    const found = this.#devices.find(
      ({ tenant: owner, rack, model: { size, weight, power } }) =>
        owner === tenant &&
        rack.id !== this.#devices[0]?.rack.id &&
        rack.next >= size * count &&
        rack.weight + weight * count <= rack.weightMax &&
        rack.power + power * count <= rack.powerCapacity,
    );
    if (!found) throw new Error(`tenant ${tenant} has no room for ${count} devices`);
    return found;
  }
}
