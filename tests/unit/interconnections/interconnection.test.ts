import { describe, expect, it } from "vitest";
import { historyOf } from "~/features/interconnections/history";
import { requestEvent } from "~/features/requests/history";
import {
  interconnectionRow,
  nameOf,
  portNumber,
  rowSeenBy,
  statusMark,
} from "~/features/interconnections/interconnection";
import { interconnectionPath, placeAt, places } from "~/features/interconnections/places";
import { sent } from "./interconnection.fixture";

describe("an interconnection", () => {
  it("has two ends, whatever spelling their ids, units and numbers come in", () => {
    const row = interconnectionRow.parse(
      sent({ cable: "14.50", devicesrc: "47", front_src: "30, 29", back_src: null }),
    );
    expect(row).toMatchObject({ cable: 14.5, connectDate: "2026-11-10", iix: false });
    expect(row.source).toMatchObject({ tenantName: "PT Samudra", device: 47, port: "SFP 12", units: [30, 29] });
    expect(row.destination).toMatchObject({
      tenantName: "PT Rimba",
      deviceName: "odf-lc-24",
      rack: 9,
      units: [42, 42],
    });
  });

  it("lives with a provider that tells only its id", () => {
    const row = interconnectionRow.parse({ id: 5 });
    expect(nameOf(row)).toBe("#5");
    expect(row.source).toMatchObject({ tenant: null, deviceName: "", units: [], external: null });
  });

  it("is called by its label's number, its label or its request", () => {
    const named = (fields: object) => nameOf(interconnectionRow.parse(sent(fields)));
    expect(named({})).toBe("CC-0007");
    expect(named({ label_number: null })).toBe("A-05/A-09");
    expect(named({ label_number: "", label: null })).toBe("CC-2611-0147");
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
  });

  it("shows a tenant of the other end nothing but the name, even where the provider tells more", () => {
    const own = rowSeenBy(2).parse(sent({}));
    expect(own.destination).toMatchObject({ deviceName: "odf-lc-24", rackName: "JKT1-A-09" });
    expect(own.source).toEqual({
      tenant: 3,
      tenantName: "PT Samudra",
      connector: "LC",
      device: null,
      deviceName: "",
      serialNumber: "",
      external: null,
      rack: null,
      rackName: "",
      units: [],
      portType: "",
      portId: null,
      port: "",
    });
    expect(rowSeenBy(null).parse(sent({})).source.deviceName).toBe("sw-edge-05");
  });

  it.each([
    ["C", "Connected"],
    ["D", "Dismantled"],
    ["W", "Waiting Destination"],
    ["WD", "Waiting Destination"],
    ["", "Waiting Destination"],
  ])("of status %j is %s", (status, word) => {
    expect(statusMark(status).word.en).toBe(word);
  });

  it("numbers ports by the end of their name", () => {
    expect(["SFP 12", "12", "eth0/4", "uplink"].map(portNumber)).toEqual(["12", "12", "4", "uplink"]);
  });
});

describe("its history", () => {
  const event = (created_at: string, status: string, fields: object = {}) =>
    requestEvent.parse({ created_at, status, status_key: 0, user_name: "Dewi", from_group: "admin", ...fields });

  it("joins the request's acts and its own days, the newest first", () => {
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

  it("begins with the time of the request where no act is told", () => {
    const told = historyOf(interconnectionRow.parse(sent({ connect_date: null })), []);
    expect(told).toMatchObject([{ what: { en: "Requested" }, at: "2026-11-09T02:12:00.000Z" }]);
  });
});

describe("the places of interconnections", () => {
  it("are told apart by their URL, however it is written", () => {
    for (const place of places) {
      expect(placeAt(place.path)).toBe(place);
      expect(placeAt(`${place.path}/detail/7`)).toBe(place);
    }
    expect(placeAt("/datacenter/MyInterconnectionIIX/").family).toBe("crossconnectsiix");
  });

  it("lead each side to its own page", () => {
    expect(interconnectionPath("tenant", true, 7)).toBe("/datacenter/myinterconnectioniix/detail/7");
    expect(interconnectionPath("admin", false, 7)).toBe("/admin/interconnection/interconnection-list/detail/7");
  });
});
