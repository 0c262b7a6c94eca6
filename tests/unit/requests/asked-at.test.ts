import { expect, test } from "vitest";
import { askedAt } from "~/features/requests/detail/asked-at";

test.each(["/admin/request/requestlist/", "/request/requestlist/"])("a URL beneath %s names its kind", (list) => {
  expect(askedAt(`${list}GoodsInReplace/`)).toEqual({ kind: "Goods In Replace", onlyApproved: false });
  expect(askedAt(`${list}goodsin/7`)).toEqual({ kind: "Goods In", onlyApproved: false });
  expect(askedAt(`${list}interconnection/approved/7`)).toEqual({ kind: "Cross Connect", onlyApproved: true });
  expect(askedAt(`${list}iixinterconnection/approved`)).toEqual({ kind: "IIX Interconnection", onlyApproved: true });
  expect(askedAt(`${list}constructor`)).toBeUndefined();
});
