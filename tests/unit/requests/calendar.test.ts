import { describe, expect, it } from "vitest";
import { calendarOf } from "~/features/requests/calendar/calendar.server";
import { requestRow } from "~/inventory/requests/rows.server";
import { translator } from "~/language/language";

const request = (fields: object) =>
  requestRow.parse({
    id: 115,
    activities_number: "SH-2611-0007",
    activitytype_type: "Smart Hand",
    datacenter_name: "DC Kuningan; lantai 3",
    status: "AP",
    ...fields,
  });
const lines = (fields: object, role: "admin" | "tenant" = "tenant", planned = "2026-11-30") =>
  calendarOf(request(fields), planned, role, translator("en"))
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n");

describe("a request's calendar file", () => {
  it("has one event of the whole planned day, whatever the server's time zone", () => {
    const zone = process.env.TZ;
    for (const TZ of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
      process.env.TZ = TZ;
      expect(lines({})).toContain("DTSTART;VALUE=DATE:20261130");
    }
    process.env.TZ = zone;
    expect(lines({}).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  });

  it("begins at the planned moment where an hour is given", () => {
    expect(lines({}, "tenant", "2026-11-30T07:00:00.000Z")).toContain("DTSTART:20261130T070000Z");
  });

  it("names number, kind, site and page, and stays the same event", () => {
    expect(lines({})).toEqual(
      expect.arrayContaining([
        "UID:request-115@portal.test",
        "SUMMARY:SH-2611-0007 Smart Hand",
        "LOCATION:DC Kuningan\\; lantai 3",
        "URL;VALUE=URI:http://portal.test/request/requestlist/smarthand?id=115",
      ]),
    );
    expect(lines({}, "admin").join()).toContain("/admin/request/requestlist/smarthand?id=115");
  });

  it.each([
    ["OR", "TENTATIVE"],
    ["WD", "TENTATIVE"],
    ["AP", "CONFIRMED"],
    ["CL", "CONFIRMED"],
    ["RJ", "CANCELLED"],
    ["CN", "CANCELLED"],
  ])("tells %s as %s", (status, told) => expect(lines({ status })).toContain(`STATUS:${told}`));
});
