import { describe, expect, it } from "vitest";
import { rackRow } from "~/inventory/racks/rows.server";
import { readNeighbours } from "~/inventory/racks/read-rack.server";
import { fakeProvider } from "../crud/support";

const racks = ["A-2", "A-10", "A-1"].map((rack_name, at) => ({ id: at + 1, rack_name, datacenter: 4 }));
const { provider, calls } = fakeProvider({ records: { racks } });
const neighboursOf = (at: number) => readNeighbours(provider, rackRow.parse(racks[at]));

describe("the racks beside a rack", () => {
  it("are those before and after it by name, as people count", async () => {
    expect(await neighboursOf(0)).toMatchObject({ previous: { name: "A-1" }, next: { name: "A-10" } });
    expect(await neighboursOf(1)).toMatchObject({ previous: { name: "A-2" }, next: null });
  });

  it("are at its own site, whatever the provider sends", async () => {
    const elsewhere = { id: 9, rack_name: "A-11", datacenter: "5" };
    const { provider } = fakeProvider({ records: { racks: [...racks, elsewhere] } });
    expect(await readNeighbours(provider, rackRow.parse(racks[1]))).toMatchObject({ next: null });
  });

  it("are called by their ids if they have no names", async () => {
    const unnamed = { id: 8, rack_name: null, datacenter: 4 };
    const { provider } = fakeProvider({ records: { racks: [...racks, unnamed] } });
    expect(await readNeighbours(provider, rackRow.parse(racks[2]))).toMatchObject({ previous: { name: "#8" } });
  });

  it("cost one call for its site", async () => {
    calls.length = 0;
    await neighboursOf(2);
    expect(calls).toEqual([
      {
        call: "list",
        path: "racks",
        given: { datacenter_id: 4, ordering: "rack_name", limit: 200 },
      },
    ]);
  });

  it("are none where the rack stands nowhere or is not among those read", async () => {
    const none = { previous: null, next: null };
    expect(await readNeighbours(provider, rackRow.parse({ id: 1 }))).toEqual(none);
    expect(await readNeighbours(provider, rackRow.parse({ id: 99, datacenter: 4 }))).toEqual(none);
  });
});
