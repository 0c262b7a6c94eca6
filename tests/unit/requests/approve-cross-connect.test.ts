import { expect, it, vi } from "vitest";
import type { z } from "zod";
import { readDestination } from "~/features/requests/kinds/interconnection/destination.server";
import { action } from "~/features/requests/kinds/interconnection/approve-cross-connect.route";
import { TOKEN } from "~/session/form-token";
import type { Provider } from "~/provider/index.server";
import { argsAt, fakeContext } from "../crud/support";
import { sent } from "../inventory/interconnections/interconnection.fixture";

const guard = vi.hoisted(() => ({ requireTenant: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

/** A provider with a Cross Connect that waits for tenant 2, until it is approved. */
function waitingProvider({ carriesOut = true } = {}) {
  const request = {
    id: 5,
    activities_number: "CC-2611-0147",
    activitytype_type: "Cross Connect",
    tenant: 3,
    status: "WD",
    tenant_name: "PT Awan",
    datacenter_name: "Jakarta 1",
  };
  const device = { id: 24, devicename: "sw-9", status: "I", racks: 9, tenant: 2, eth: 1, fib: 0, sfp: 0 };
  const records: Record<string, object[]> = {
    racks: [{ id: 9, rack_name: "JKT1-A-09" }],
    devices: [{ ...device, eth_available: [{ id: 1, name: "ETH 1" }] }],
    "crossconnects/activities": [sent({ activities: 5, circuit_type_name: "Coaxial", devicedst: null })],
  };
  const create = vi.fn(async () => void (carriesOut && (request.status = "AP")));
  const rowsOf = (family: string, row: z.ZodType) => (records[family] ?? []).map((record) => row.parse(record));
  const provider = {
    create,
    all: async (family: string, row: z.ZodType) => rowsOf(family, row),
    list: async (family: string, row: z.ZodType) => ({ count: 0, results: rowsOf(family, row) }),
    read: async (_path: string, shape: z.ZodType) => shape.parse(request),
  };
  return { provider: provider as unknown as Provider, create };
}

it("an approval that the provider takes and does not carry out is not told as done", async () => {
  const { provider } = waitingProvider({ carriesOut: false });
  const { context, done } = fakeContext("/request/requestlist/crossconnect/form-approve-request?id=5", { provider });
  guard.requireTenant.mockResolvedValue(
    Object.assign(context, { role: "tenant", user: { id: 8, tenant: 2, tenantName: "PT Rimba" } }),
  );
  const typed = { devicedstrack_id: "9", devicedst_id: "24", jenisportdst_id: "ETH", devicedstport_id: "1" };
  await Promise.resolve(action(argsAt(context, { ...typed, [TOKEN]: "put off" }))).catch(() => {});
  expect(done.toast).toMatch(/has accepted this, but the status is still “Waiting Destination”/);
});

it("an approval that is sent twice approves once, both are told so and lead to the request list", async () => {
  const { provider, create } = waitingProvider();
  const typed = { devicedstrack_id: "9", devicedst_id: "24", jenisportdst_id: "ETH", devicedstport_id: "1" };
  const told = [];
  const led: (string | null)[] = [];
  for (const remark of ["once", "once", "from an old page"]) {
    const { context, done } = fakeContext("/request/requestlist/crossconnect/form-approve-request?id=5", { provider });
    guard.requireTenant.mockResolvedValue(
      Object.assign(context, { role: "tenant", user: { id: 8, tenant: 2, tenantName: "PT Rimba" } }),
    );
    const answer = action(argsAt(context, { ...typed, remark, [TOKEN]: "approval" }));
    const response = await answer.catch((thrown: unknown) => thrown);
    told.push(done.toast);
    led.push((response as Response).headers.get("Location"));
  }
  expect(told).toEqual([
    "CC-2611-0147 has been approved",
    "CC-2611-0147 has been approved",
    expect.stringContaining("CC-2611-0147"),
  ]);
  const [list, page] = ["/request/requestlist", "/request/requestlist/crossconnect?id=5"];
  expect(led, "the last finds it approved already").toEqual([list, list, page]);
  expect(create).toHaveBeenCalledOnce();
});

it("the connectors of a cable whose type comes by name only are offered, without that of the source", async () => {
  const connectors = [
    { id: 71, name: "LC-LC" },
    { id: 72, name: "SC-SC" },
  ];
  const records: Record<string, object[]> = { circuittype: [{ id: 21, type: "FIBER OPTIC" }], racks: [] };
  const all = async (family: string, shape: z.ZodType, query?: object) => {
    const rows = family === "circuitconnector" && query && "circuittype_id" in query ? connectors : records[family];
    return (rows ?? []).map((record) => shape.parse(record));
  };
  const { context } = fakeContext("/", { provider: { all } as unknown as Provider });
  const signedIn = Object.assign(context, { role: "tenant", user: { id: 8, tenant: 2, tenantName: "PT Rimba" } });
  const row = { cableType: "FIBER OPTIC", cableTypeId: null, source: { connectorId: 71, connector: "LC-LC" } };
  const { choices } = await readDestination(signedIn, { row } as never, {});
  expect(choices.connectordsttype?.choices).toEqual([{ value: "72", label: "SC-SC" }]);
});
