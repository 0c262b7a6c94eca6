import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { historyOf, isUnchosen } from "~/features/interconnections/history";
import { requestEvent } from "~/inventory/requests/rows.server";
import {
  destinationName,
  interconnectionName,
  portNumber,
  interconnectionStatusStyle,
} from "~/inventory/interconnections/interconnection";
import { named } from "~/inventory/interconnections/read-interconnections.server";
import { interconnectionRow, rowSeenBy } from "~/inventory/interconnections/rows.server";
import { readIixService } from "~/inventory/interconnections/read-iix-service.server";
import { listScreen } from "~/inventory/interconnections/interconnection-columns";
import { interconnectionPath, scopeAt, interconnectionScopes } from "~/inventory/interconnections/scopes";
import { type Service, serviceRow } from "~/inventory/services/rows.server";
import type { Reading, SignedIn } from "~/session/guards.server";
import { sent } from "./interconnection.fixture";

const rimba = { role: "tenant", user: { tenant: 2, tenantName: "PT Rimba" } } as const;
const noc = { role: "admin", user: { tenant: null, tenantName: "" } } as const;

it.each(interconnectionScopes)(
  "the list at $path is narrowed by the statuses that the specification names only",
  (place) => {
    const status = listScreen(place).filters?.find(({ name }) => name === "status");
    expect(status?.options?.map(({ value }) => value)).toEqual(["C", "D"]);
  },
);

describe("an interconnection", () => {
  it("has its names also where the provider sends ids alone", async () => {
    let asked: string[] = [];
    const names = { type: "UTP", name: "SC", devicename: "odf-1", rack_name: "A-01" };
    const list = (family: string, row: z.ZodType) => {
      asked.push(family);
      return Promise.resolve({ count: 1, results: [row.parse({ id: 5, ...names })] });
    };
    const reading = { provider: { recent: () => ({ list }) } } as unknown as Reading;
    const connectors = async (fields: object) => {
      const { source, destination } = await named(reading, interconnectionRow.parse(sent(fields)));
      return [source.connector, destination.connector];
    };
    expect(await connectors({ connectorsrctype: 4, connectordsttype: "5" })).toEqual(["LC", "SC"]);
    expect(await connectors({ connectordsttype: 5, connectordsttype_name: "FC" })).toEqual(["LC", "FC"]);
    expect(asked).toEqual(["circuitconnector"]);
    asked = [];
    const unnamed = { circuittype: 5, circuit_type_name: null, devicedst: 5, devicedst_name: "", devicedstrack: 5 };
    const row = await named(reading, interconnectionRow.parse(sent({ ...unnamed, devicedstrack_name: undefined })));
    expect(row).toMatchObject({ cableType: "UTP", destination: { deviceName: "odf-1", rackName: "A-01" } });
    expect(asked.toSorted()).toEqual(["circuittype", "devices", "racks"]);
  });

  it("has two ends, whatever spelling their ids, units and numbers come in", () => {
    const row = interconnectionRow.parse(
      sent({ cable: "14.50", devicesrc: "47", front_src: "30, 29", back_src: null }),
    );
    expect(row).toMatchObject({ cable: 14.5, connectDate: "2026-11-10", iix: false });
    expect(row.source).toMatchObject({
      tenantName: "PT Samudra",
      device: 47,
      port: "SFP 12",
      front: [30, 29],
      back: [],
    });
    expect(row.destination).toMatchObject({
      tenantName: "PT Rimba",
      deviceName: "odf-lc-24",
      rack: 9,
      front: [42],
      back: [42],
    });
  });

  it("accepts a provider that sends only its id", () => {
    const row = interconnectionRow.parse({ id: 5 });
    expect(interconnectionName(row)).toBe("#5");
    expect(row.source).toMatchObject({ tenant: null, deviceName: "", front: [], back: [], external: null });
  });

  it("names its IIX service, where there is one that the reader may see", async () => {
    const services: string[] = [];
    const reader = (answer: () => Service) => {
      const read = async (path: string) => (services.push(path), answer());
      return { provider: { read } } as unknown as SignedIn;
    };
    const told = serviceRow.parse({ id: 4, service_name: "IIX Port", detail_service: 5, count_iixservice: 2 });
    const of = (iixservice: unknown) => interconnectionRow.parse(sent({ iixservice }));
    expect(
      await readIixService(
        reader(() => told),
        of("4"),
      ),
    ).toEqual(told);
    expect(
      await readIixService(
        reader(() => told),
        of(undefined),
      ),
    ).toBeNull();
    expect(
      await readIixService(
        reader(() => told),
        of({ name: "IIX Port" }),
      ),
    ).toBeNull();
    for (const kind of ["missing", "refused", "notAccepted", "unavailable"]) {
      const hidden = () => {
        throw Object.assign(new Error(), { data: { kind } });
      };
      expect(await readIixService(reader(hidden), of(4))).toBeNull();
    }
    expect(new Set(services)).toEqual(new Set(["servicerackdetails/4"]));
  });

  it("is called by its label, text and number, or its request", () => {
    const named = (fields: object) => interconnectionName(interconnectionRow.parse(sent(fields)));
    expect(named({})).toBe("A-05/A-09 CC-0007");
    expect(named({ label: null })).toBe("CC-0007");
    expect(named({ label_number: null })).toBe("A-05/A-09");
    expect(named({ label_number: "", label: null })).toBe("CC-2611-0147");
  });

  it("ends at the exchange while no tenant is named, and at nobody's otherwise", () => {
    const ended = (fields: object) =>
      destinationName(interconnectionRow.parse(sent({ destination_name: null, ...fields })));
    expect(ended({ iix_interconnection: "Y" })).toBe("Internet exchange");
    expect(ended({ iix_interconnection: "Y", destination_name: "PT Rimba" })).toBe("PT Rimba");
    expect(ended({})).toBe("");
  });

  it("takes place and port of a device that is none of the portal's from their own fields", () => {
    const outside = { devicesrc_name: null, devicesrcrack_name: null, devicesrcport_port: null, port_number: "3" };
    const at = (fields: object) =>
      interconnectionRow.parse(sent({ ...outside, device_location: "Lantai 2", ...fields }));
    expect(at({ device_source: "EX", device_type: 3 }).source).toMatchObject({
      rackName: "Lantai 2",
      port: "3",
      external: { en: "Switch" },
    });
    expect(at({ device_source: "EX", device_type: 4 }).source.external?.en).toBe("OTB");
    expect(at({ device_source: "IN" }).source).toMatchObject({ rackName: "", port: "", external: null });
    const inReport = { device_source: undefined, devicesrc: undefined, device_type: "4" };
    expect(at(inReport).source).toMatchObject({ port: "3", external: { en: "OTB" } });
    expect(at({ ...inReport, devicesrc_name: "sw-edge-05" }).source).toMatchObject({ port: "", external: null });
    expect(at({ ...inReport, device_type: null }).source).toMatchObject({ port: "", external: null });
  });

  it("shows a tenant of the other end nothing but the name, even where the provider tells more", () => {
    const own = rowSeenBy(rimba, "crossconnects").parse(sent({}));
    expect(own.destination).toMatchObject({ deviceName: "odf-lc-24", rackName: "JKT1-A-09" });
    expect(own.source).toEqual({
      connectorId: null,
      tenant: 3,
      tenantName: "PT Samudra",
      connector: "LC",
      device: null,
      deviceName: "",
      serialNumber: "",
      external: null,
      rack: null,
      rackName: "",
      front: [],
      back: [],
      portType: "",
      portId: null,
      port: "",
    });
    expect(rowSeenBy(noc, "crossconnects").parse(sent({})).source.deviceName).toBe("sw-edge-05");
  });

  it("has the remark of the destination's approval, for that tenant and the NOC", () => {
    const samudra = { role: "tenant", user: { tenant: 3, tenantName: "PT Samudra" } } as const;
    const remarkFor = (reader: typeof rimba | typeof samudra | typeof noc) =>
      rowSeenBy(reader, "crossconnects").parse(sent({ remark_dst: "Panel 2" })).destinationRemark;
    expect([noc, rimba, samudra].map(remarkFor)).toEqual(["Panel 2", "Panel 2", ""]);
  });

  it("is one with the exchange where its family says so", () => {
    const of = (family: "crossconnects" | "crossconnectsiix", fields: object) =>
      rowSeenBy(noc, family).parse(sent(fields)).iix;
    expect(of("crossconnects", {})).toBe(false);
    expect(of("crossconnects", { iix_interconnection: "Y" })).toBe(true);
    expect(of("crossconnectsiix", { iix_interconnection: undefined })).toBe(true);
  });

  it.each([
    ["C", "Connected"],
    ["D", "Dismantled"],
    ["W", "Waiting Destination"],
    ["WD", "Waiting Destination"],
    ["", "Waiting Destination"],
  ])("of status %j is %s", (status, word) => {
    expect(interconnectionStatusStyle(status).word.en).toBe(word);
  });

  it("numbers ports by the end of their name", () => {
    expect(["SFP 12", "12", "eth0/4", "uplink"].map(portNumber)).toEqual(["12", "12", "4", "uplink"]);
  });
});

describe("its history", () => {
  const event = (created_at: string, status: string, fields: object = {}) =>
    requestEvent.parse({ created_at, status, status_key: 0, user_name: "Dewi", from_group: "admin", ...fields });

  it("combines the request's actions and its own dates, the newest first", () => {
    const row = interconnectionRow.parse(sent({ dismantle_date: "2026-11-18" }));
    const told = historyOf(row, [
      event("2026-11-09T09:12:00+07:00", "OR", { from_group: "tenant", user_name: "Fajar" }),
      event("2026-11-10T11:18:00+07:00", "AP", { status_key: 1, reason: "Jalur tray 3" }),
    ]);
    expect(told.map((entry) => ("what" in entry ? entry.what.en : `${entry.status} ${entry.who}`))).toEqual([
      "Dismantled",
      "Connected",
      "AP1 Dewi",
      "OR Fajar",
    ]);
    expect(told[2]).toMatchObject({ ofNoc: true, reason: "Jalur tray 3" });
  });

  it("tells whether the destination is still to be chosen, also of a request on hold", () => {
    const told = (...states: string[]) =>
      isUnchosen(
        historyOf(
          interconnectionRow.parse(sent({ connect_date: null })),
          states.map((one) => event("2026-11-09T09:12:00+07:00", one)),
        ),
      );
    expect([told("OR", "WD"), told("OR", "SU"), told("OR", "WD", "AP"), told("OR", "WD", "AP", "SU"), told()]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("starts with the request's filing if no actions are known", () => {
    const told = historyOf(interconnectionRow.parse(sent({ connect_date: null })), []);
    expect(told).toMatchObject([{ what: { en: "Requested" }, at: "2026-11-09T02:12:00.000Z" }]);
  });
});

describe("the places of interconnections", () => {
  it("are told apart by their URL, however it is written", () => {
    for (const place of interconnectionScopes) {
      expect(scopeAt(place.path)).toBe(place);
      expect(scopeAt(`${place.path}/detail/7`)).toBe(place);
    }
    expect(scopeAt("/datacenter/MyInterconnectionIIX/").family).toBe("crossconnectsiix");
  });

  it("lead each side to its own page", () => {
    expect(interconnectionPath("tenant", true, 7)).toBe("/datacenter/myinterconnectioniix/detail/7");
    expect(interconnectionPath("admin", false, 7)).toBe("/admin/interconnection/interconnection-list/detail/7");
  });
});
