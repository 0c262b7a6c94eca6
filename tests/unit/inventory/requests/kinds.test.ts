import { expect, test } from "vitest";
import { kindIcon, requestPath } from "~/inventory/requests/kinds";

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
