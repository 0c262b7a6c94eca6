import { expect, test } from "vitest";
import { kindIcon, requestPath } from "~/inventory/requests/kinds";
import { requestRow } from "~/inventory/requests/rows.server";

test.each([
  ["Trouble Ticket", "troubleticket"],
  ["Smart Hand", "smarthand"],
  ["Goods Out", "goodsout"],
  ["Goods Out Replace", "goodsoutreplace"],
  ["Goods In", "goodsin"],
  ["Goods In Replace", "goodsinreplace"],
  ["Dismantle", "dismantle"],
  ["Cross Connect", "crossconnect"],
  ["IIX Interconnection", "iixinterconnection"],
  ["MMR Colocation", "mmrcolocation"],
  ["Rack Colocation", "rackcolocation"],
  ["Electricity", "electricity"],
])("a notification of a %s leads to %s", (kind, path) => {
  const about = { kind, request: 42 };
  expect(requestPath("admin", about)).toBe(`/admin/request/requestlist/${path}?id=42`);
  expect(requestPath("tenant", about)).toBe(`/request/requestlist/${path}?id=42`);
});

test("what is not known leads to the request list", () => {
  for (const kind of ["", "constructor", "Goods Sideways"]) {
    expect(requestPath("admin", { kind, request: 1 })).toBe("/admin/request/requestlist");
    expect(kindIcon(kind)).toBe("bell");
  }
  expect(requestPath("tenant", { kind: "Goods In", request: null })).toBe("/request/requestlist");
});

test("a request of which records are named where their ids are expected is read all the same", () => {
  const named = { id: 7, activitytype: "Goods In", activitytype_type: "Goods In", datacenter: "Gedung Cyber 1" };
  expect(requestRow.parse(named)).toMatchObject({ id: 7, kind: "Goods In", site: null });
});
