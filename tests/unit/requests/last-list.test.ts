import { expect, test } from "vitest";
import { keepListBefore, lastListPath } from "~/features/requests/list/last-list";
import { fakeContext } from "../crud/support";

test("a request leads back to the list from which it was opened, though another tab has shown another one since", () => {
  const { context } = fakeContext("/admin/request/requestlist/goodsin?id=3", { kept: new Map([["requests", "?a=1"]]) });
  const openedFrom = (Referer: string) => {
    keepListBefore(context, new Request(context.url, { headers: { Referer } }));
    return lastListPath(context);
  };
  const list = "/admin/request/requestlist";
  expect(openedFrom(`http://portal.test${list}?tab=all`)).toBe(`${list}?tab=all`);
  expect(openedFrom(`http://portal.test${list}/goodsin?id=3&act=approve`)).toBe(`${list}?tab=all`);
  expect(openedFrom(`http://elsewhere.test${list}?tab=open`)).toBe(`${list}?tab=all`);
  expect(openedFrom(`http://portal.test${list}`)).toBe(list);
});
