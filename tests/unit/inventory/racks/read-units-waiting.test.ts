import { expect, test } from "vitest";
import { readUnitsWaiting } from "~/inventory/racks/read-units-waiting.server";
import { errorPage } from "~/session/error-pages.server";
import { fakeProvider } from "../../crud/support";

const device = (id: number, rack: number, units: number[], status: string) => ({
  id,
  racks: rack,
  up_front: units,
  up_back: units,
  jumlahu: units.length,
  status,
});

/** The waiting units of racks 7 and 8, for a provider with these devices that ignores the filter. */
async function waitingOf(...devices: object[]) {
  const { provider, calls } = fakeProvider({ records: { devices } });
  const withWaiting = await readUnitsWaiting({ provider });
  expect(calls).toMatchObject([{ path: "devices", given: { status: "R" } }]);
  return [7, 8].map((id) => withWaiting({ id, name: "A" })).map(({ unitsWaiting }) => unitsWaiting);
}

test("the units that wait are counted once for each rack, though two devices ask for the same", async () => {
  const devices = [
    device(1, 7, [4, 3], "R"),
    device(2, 7, [3, 2], "R"),
    device(3, 8, [9], "R"),
    device(4, 8, [1], "I"),
  ];
  expect(await waitingOf(...devices)).toEqual([3, 1]);
});

test("nothing is told where not all devices that wait are, or where the provider refuses", async () => {
  expect(await waitingOf(...Array.from({ length: 201 }, (_, at) => device(at, 7, [at], "R")))).toEqual([0, 0]);
  const { provider } = fakeProvider();
  provider.list = () => Promise.reject(errorPage({ kind: "refused" }, 403));
  const withWaiting = await readUnitsWaiting({ provider });
  expect(withWaiting({ id: 7 })).toEqual({ id: 7, unitsWaiting: 0 });
});
