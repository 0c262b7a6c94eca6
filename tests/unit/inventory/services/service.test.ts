import { beforeEach, describe, expect, it, vi } from "vitest";
import { detailText, serviceText, serviceStatusStyle } from "~/inventory/services/service";
import { namedIixServices } from "~/inventory/services/iix-services.server";
import { serviceRow } from "~/inventory/services/rows.server";
import { action } from "~/features/services/service-list.route";
import { translator } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { posting } from "../../crud/support";

const guard = vi.hoisted(() => ({ requireRole: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);
beforeEach(() => guard.requireRole.mockReset());
const post = posting(guard.requireRole);

describe("service details and statuses of spec 2 §4", () => {
  it.each([
    [{ detail_service: 1, ampere: "16.00" }, "Upgrade 16 A", "Upgrade 16 A"],
    [{ detail_service: "2", ampere: 2.5 }, "Downgrade 2.5 A", "Downgrade 2,5 A"],
    [{ detail_service: 3, device: 4, device_name: "sw-edge-03" }, "Switch sw-edge-03", "Switch sw-edge-03"],
    [{ detail_service: 4, device: 9 }, "OTB #9", "OTB #9"],
    [{ detail_service: 5, count_iixservice: 2 }, "IIX Interconnection (2)", "Interkoneksi IIX (2)"],
    [{ detail_service: 5 }, "IIX Interconnection", "Interkoneksi IIX"],
    [{ detail_service: 3, ampere: 4 }, "Switch", "Switch"],
    [{ detail_service: 7 }, "7", "7"],
    [{}, "", ""],
  ])("%j is %s", (fields, en, id) => {
    const service = serviceRow.parse({ id: 1, ...fields });
    expect([detailText(service, translator("en")), detailText(service, translator("id"))]).toEqual([en, id]);
  });

  it("are named with the service and the rack, as far as they are told", () => {
    const text = (fields: object) =>
      serviceText(serviceRow.parse({ id: 1, detail_service: 5, ...fields }), translator("en"));
    expect(text({ service_name: "IIX Port", count_iixservice: 2, rack_name: "A-01" })).toBe(
      "IIX Port, IIX Interconnection (2), A-01",
    );
    expect(text({})).toBe("IIX Interconnection");
  });

  it("are named once if the service has the name of its detail", async () => {
    const row = serviceRow.parse({
      id: 1,
      service_name: "IIX Interconnection",
      detail_service: 5,
      count_iixservice: 2,
    });
    const [service = row] = await namedIixServices({} as Provider, [row]);
    expect([serviceText(service, translator("en")), serviceText(service, translator("id"))]).toEqual([
      "IIX Interconnection (2)",
      "Interkoneksi IIX (2)",
    ]);
  });

  it.each([
    ["A", "Active"],
    ["I", "Inactive"],
    ["S", "Suspended"],
    ["T", "Terminated"],
    ["", "Terminated"],
    ["constructor", "Terminated"],
  ])("status %j is %s", (status, word) => {
    expect(serviceStatusStyle(status).word.en).toBe(word);
  });
});

describe("the form of a service", () => {
  const path = "/admin/service/service-list/form";
  const service = {
    tenant: "2",
    service: "1",
    rack: "",
    status: "A",
    detail_service: "1",
    ampere: "16",
    device: "",
    count_iixservice: "",
  };

  it("sends what its detail needs and empties the rest", async () => {
    const { status, calls } = await post(action, path, { ...service, device: "4", count_iixservice: "3" });
    expect(status).toBe(303);
    expect(calls).toEqual([{ call: "create", path: "servicerackdetails", given: service }]);
  });

  it.each([
    ["1", "ampere", "Amps is required"],
    ["2", "ampere", "Amps is required"],
    ["3", "device", "Device is required"],
    ["4", "device", "Device is required"],
    ["5", "count_iixservice", "Count of IIX interconnections is required"],
  ])("of detail %s needs %s", async (detail_service, field, message) => {
    const { body, calls } = await post(action, path, { ...service, ampere: "", detail_service });
    expect(body.errors).toEqual({ [field]: [message] });
    expect(calls.filter(({ call }) => call === "create")).toEqual([]);
  });

  it("of the exchange has one interconnection at least; a count that is not asked for is no matter", async () => {
    const none = { ...service, count_iixservice: "0" };
    const { body } = await post(action, path, { ...none, ampere: "", detail_service: "5" });
    const message = "Count of IIX interconnections must be a whole number, 1 or more";
    expect(body.errors).toEqual({ count_iixservice: [message] });
    expect((await post(action, path, none)).status).toBe(303);
  });

  it("tells all that is wrong at once", async () => {
    const { body } = await post(action, path, {
      tenant: "",
      service: "x",
      detail_service: "3",
      count_iixservice: "1.5",
    });
    expect(body.errors).toEqual({
      tenant: ["Tenant is required"],
      service: ["This value is not valid"],
      status: ["Status is required"],
      count_iixservice: ["Count of IIX interconnections must be a whole number, 1 or more"],
      device: ["Device is required"],
    });
  });

  it("takes only digits and a dot for amps", async () => {
    const { body } = await post(action, path, { ...service, ampere: "16 A" }, { language: "id" });
    expect(body.errors).toEqual({ ampere: ["Ampere hanya boleh berisi angka dan satu tanda desimal, seperti 12,5"] });
  });
});
