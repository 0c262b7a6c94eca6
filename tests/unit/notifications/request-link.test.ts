import { expect, test } from "vitest";
import { kindIcon, requestPath } from "~/features/notifications/request-link";

test.each([
  ["Trouble Ticket", "troubleticket", true],
  ["Smart Hand", "smarthand", true],
  ["Goods Out", "goodsout", true],
  ["Goods Out Replace", "goodsoutreplace", true],
  ["Goods In", "goodsin", true],
  ["Goods In Replace", "goodsinreplace", true],
  ["Dismantle", "dismantle", true],
  ["Cross Connect", "crossconnect", true],
  ["IIX Interconnection", "iixinterconnection", true],
  ["MMR Colocation", "mmrcolocation", false],
  ["Rack Colocation", "rackcolocation", false],
  ["Electricity", "electricity", false],
])("a notification of a %s leads to %s", (activitytype_type, kind, forTenants) => {
  const about = { activitytype_type, activities_id: 42 };
  expect(requestPath("admin", about)).toBe(`/admin/request/requestlist/${kind}?id=42`);
  expect(requestPath("tenant", about)).toBe(`/request/requestlist${forTenants ? `/${kind}?id=42` : ""}`);
});

test("what is not known leads to the request list", () => {
  for (const activitytype_type of ["", "constructor", "Goods Sideways"]) {
    expect(requestPath("admin", { activitytype_type, activities_id: 1 })).toBe("/admin/request/requestlist");
    expect(kindIcon(activitytype_type)).toBe("bell");
  }
  expect(requestPath("tenant", { activitytype_type: "Goods In", activities_id: null })).toBe("/request/requestlist");
});
