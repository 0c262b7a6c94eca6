import { describe, expect, it } from "vitest";
import { stepsTaken } from "~/features/requests/detail/steps";
import { historyOf, nocApproval } from "~/features/requests/history";
import { listedRequest, requestEvent, requestRow, requestWithApplicant } from "~/inventory/requests/rows.server";
import { participantOf, reasonOf, requestName, requestTypeName } from "~/inventory/requests/request";
import { sessionUser } from "~/provider/rows.server";

const sent = (fields: object = {}) => ({
  id: "42",
  activities_number: "GI-2611-0042",
  activitytype_type: "Goods In",
  status: "OR",
  status_key: 0,
  tenant: 2,
  tenant_name: "PT Rimba",
  created_at: "2026-11-20T09:12:00+07:00",
  requestby_name: "Maria",
  ...fields,
});
const request = (fields?: object) => requestRow.parse(sent(fields));

describe("what identifies the applicant", () => {
  it("is beside a request only where it is asked for", () => {
    const personal = ["3174012345678901", "08123456789", "Jalan Melati 21"];
    const [requestby_identity_no, requestby_phone, tenant_address] = personal;
    const whole = sent({ requestby_identity_no, requestby_phone, tenant_address });
    for (const row of [requestRow, listedRequest])
      for (const one of personal) expect(JSON.stringify(row.parse(whole))).not.toContain(one);
    expect(requestWithApplicant.parse(whole)).toEqual({
      request: request(),
      applicant: { identityNumber: personal[0], phone: personal[1], address: personal[2] },
    });
  });
});

describe("a request as it is read", () => {
  it("lives with what is missing or spelled otherwise", () => {
    const { id, tenant, plannedFor, reason, replaces } = requestRow.parse({ id: 7, tenant: null });
    expect({ id, tenant, plannedFor, reason, replaces }).toEqual({
      id: 7,
      tenant: null,
      plannedFor: null,
      reason: "",
      replaces: null,
    });
    expect(requestName({ id: 7, number: "" })).toBe("#7");
    expect([1, "1", true, 0, "0", false, null].map((status_key) => request({ status_key }).isDone)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("tells an hour only where one was given", () => {
    const { plannedFor, requestedFor } = request({
      dateactivities: "2026-12-01T14:00:00+07:00",
      request_date: "2026-12-01",
    });
    expect([plannedFor, requestedFor]).toEqual(["2026-12-01T07:00:00.000Z", "2026-12-01"]);
    expect(request({ dateactivities: "" }).plannedFor).toBeNull();
  });

  it("names its type by the code", () => {
    expect(["1", "2", "3", "4", "", "toString"].map((code) => requestTypeName(code).en)).toEqual([
      "Upgrade",
      "Downgrade",
      "Switch",
      "OTB",
      "OTB",
      "OTB",
    ]);
  });

  it("knows the reader's part", () => {
    const reader = (fields: object) => sessionUser.parse({ id: 4, tenant: 2, tenant_name: "PT Rimba", ...fields });
    expect(participantOf("admin", reader({ tenant: null }), request())).toBe("admin");
    expect(participantOf("tenant", reader({}), request())).toBe("owner");
    expect(participantOf("tenant", reader({ tenant: 3 }), request())).toBe("destination");
    expect(participantOf("tenant", reader({}), request({ tenant: undefined }))).toBe("destination");
    const untold = { tenant: undefined, tenant_name: "", activitytype_type: "Cross Connect" };
    const parts = ["WD", "OR", "AP"].map((status) =>
      participantOf("tenant", reader({}), request({ ...untold, status })),
    );
    expect(parts).toEqual(["destination", "owner", "owner"]);
  });
});

describe("the reason", () => {
  it("is that of the state the request is in", () => {
    const reasons = { reason: "No paper", reason_suspend: "No room" };
    const told = ["OR", "SU", "RJ", "CN", "CL"].map((status) => reasonOf(request({ status, ...reasons })));
    expect(told).toEqual(["", "No room", "No paper", "No paper", ""]);
  });
});

describe("the progress bar", () => {
  it("has 25, 50, 75 and 100 percent, and is hidden for what was refused, put on hold or cancelled", () => {
    const percent = (status: string, isDone = false, kind = "Goods In") => stepsTaken({ kind, status, isDone });
    expect(["OR", "OP", "WL", "WD"].map((status) => percent(status))).toEqual([1, 1, 1, 2]);
    expect([percent("AP"), percent("AP", true), percent("CL"), percent("DS")]).toEqual([2, 3, 4, 4]);
    expect(["RJ", "SU", "CN"].map((status) => percent(status))).toEqual([null, null, null]);
    expect(percent("OR", false, "MMR Colocation")).toBeNull();
  });
});

describe("the history", () => {
  it("is the provider's, the newest first; of simultaneous actions the last one first", () => {
    const event = (created_at: string, status: string, fields: object = {}) =>
      requestEvent.parse({ created_at, status, status_key: 0, user_name: "Dewi", from_group: "admin", ...fields });
    const told = historyOf(request(), [
      event("2026-11-20T09:12:00+07:00", "OR", { from_group: "tenant", user_name: "Maria" }),
      event("2026-11-20T10:00:00+07:00", "SU", { reason: "No paper" }),
      event("2026-11-20T10:00:00+07:00", "OR"),
    ]);
    expect(told).toMatchObject([
      { status: "OR", who: "Dewi", ofNoc: true },
      { status: "SU", reason: "No paper" },
      { status: "OR", who: "Maria", ofNoc: false },
    ]);
  });

  it("is told from the request's own dates and names where the provider has none", () => {
    const told = historyOf(
      request({
        status: "DS",
        approval_time: "2026-11-20T11:00:00+07:00",
        approvalby_name: "Dewi",
        close_time: "2026-11-21T08:00:00",
        closeby_name: "Maria",
      }),
      [],
    );
    expect(told).toMatchObject([
      { status: "DS", who: "Maria", at: "2026-11-21T01:00:00.000Z" },
      { status: "AP0", who: "Dewi", ofNoc: true },
      { status: "OR", who: "Maria" },
    ]);
  });

  describe("of a Cross Connect", () => {
    const [approved, accepted] = ["2026-11-20T11:00:00+07:00", "2026-11-20T12:00:00+07:00"];
    const told = (status: string, fields: object = {}) => {
      const asked = request({
        activitytype_type: "Cross Connect",
        status,
        approval_time: approved,
        approvalby_name: "Budi",
        ...fields,
      });
      const entries = historyOf(asked, []).map((entry) => ("action" in entry ? [entry.action, entry.who] : []));
      return { entries: Object.fromEntries(entries) as object, step: nocApproval(asked, []) };
    };
    const byNoc = { approve: "Budi" };

    it("tells the NOC's approval as the NOC's, whatever the destination does", () => {
      for (const status of ["WD", "RJ", "AP", "SU", "CL", "DS"])
        expect(told(status)).toMatchObject({ entries: byNoc, step: { at: "2026-11-20T04:00:00.000Z", who: "Budi" } });
    });

    it("tells that the destination approved, and who did only where the provider tells it", () => {
      for (const status of ["WD", "RJ"]) expect(told(status).entries).not.toHaveProperty("app_cc");
      for (const status of ["AP", "SU", "CL", "DS"]) expect(told(status).entries).toHaveProperty("app_cc", "");
      expect(told("SU", { approval_time: null }).entries).not.toHaveProperty("app_cc");
      const named = { destination_time: accepted, destinationby_name: "Agus" };
      expect(told("AP", named)).toMatchObject({ entries: { ...byNoc, app_cc: "Agus" }, step: { who: "Budi" } });
      expect(told("AP", { activitytype_type: "IIX Interconnection" }).entries).not.toHaveProperty("app_cc");
    });

    it("names nobody as the NOC's where the provider sets the approval anew", () => {
      const anew = { approval_time: accepted, destination_time: accepted, destinationby_name: "Agus" };
      const { entries, step } = told("AP", { ...anew, approvalby_name: "Agus" });
      expect(step).toEqual({ at: null, who: "" });
      expect(entries).toMatchObject({ app_cc: "Agus" });
      expect(entries).not.toHaveProperty("approve");
    });

    it("keeps the order of the actions, also of one whose time is not told", () => {
      const fields = { status_key: 1, done_time: "2026-11-21T08:00:00+07:00", doneby_name: "Budi" };
      expect(Object.keys(told("AP", fields).entries)).toEqual(["done", "app_cc", "approve", "create"]);
    });
  });

  it.each([
    ["RJ", "reject", { reason: "No paper" }],
    ["CN", "cancel", { reason: "No paper" }],
    ["SU", "suspend", { reason_suspend: "No paper" }],
  ])("tells without a day that a request came to %s", (status, action, fields) => {
    expect(historyOf(request({ status, ...fields }), [])).toMatchObject([
      { at: null, action, status, who: "", reason: "No paper" },
      { status: "OR", who: "Maria" },
    ]);
  });
});
