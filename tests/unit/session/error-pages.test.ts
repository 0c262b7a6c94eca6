import { expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { AccessError, Unavailable } from "~/provider/errors";
import { errorResponse } from "~/session/error-pages.server";
import { answerOf } from "~/shell/error-page";

test.each([
  [403, "refused", 403],
  [405, "refused", 403],
  [404, "missing", 404],
  [400, "notAccepted", 400],
  [406, "notAccepted", 400],
])("a read that the provider turns down with %i is %s", (status, kind, answered) => {
  const url = new URL("http://portal.test/admin/rack/rack-list?x=1");
  expect(errorResponse(new AccessError(status), "admin", url)).toMatchObject({
    data: { kind },
    init: { status: answered },
  });
});

test("a provider that gives no usable answer is told in the log with the call and its trace, the rest is not", () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const url = new URL("http://portal.test/");
  const error = Object.assign(new Unavailable("ECONNREFUSED"), { call: "GET racks" });
  expect(errorResponse(error, "admin", url, "00-trace")).toMatchObject({ init: { status: 503 } });
  errorResponse(new AccessError(404), "admin", url, "00-trace");
  const told = { traceparent: "00-trace", call: "GET racks", error: "provider unavailable: ECONNREFUSED" };
  expect(warn.mock.calls).toEqual([[told, "the provider failed"]]);
});

test.each([
  [404, "missing"],
  [405, "formless"],
  [400, "failed"],
])("the framework's own %i is %s", (status, kind) =>
  expect(answerOf({ status, statusText: "", internal: true, data: "" })).toEqual({ kind, status }),
);
