import { expect, test, vi } from "vitest";
import { log } from "~/log.server";
import { translator } from "~/language/language";
import { AccessError, RateLimitError, Unavailable } from "~/provider/errors";
import { errorResponse } from "~/session/error-pages.server";
import { answerOf } from "~/shell/error-page";

const asked = {
  role: "admin",
  url: new URL("http://portal.test/admin/rack/rack-list?x=1"),
  t: translator("en"),
} as const;

test.each([
  [403, "refused", 403],
  [405, "refused", 403],
  [404, "missing", 404],
  [400, "notAccepted", 400],
  [406, "notAccepted", 400],
])("a read that the provider turns down with %i is %s", (status, kind, answered) => {
  expect(errorResponse(new AccessError(status), asked)).toMatchObject({
    data: { kind },
    init: { status: answered },
  });
});

test("a provider that gives no usable answer is told in the log with the call and its trace, the rest is not", () => {
  const warn = vi.spyOn(log, "warn").mockReturnValue();
  const error = Object.assign(new Unavailable("ECONNREFUSED"), { call: "GET racks" });
  expect(errorResponse(error, asked, "00-trace")).toMatchObject({ init: { status: 503 } });
  errorResponse(new AccessError(404), asked, "00-trace");
  const told = { traceparent: "00-trace", call: "GET racks", error: "provider unavailable: ECONNREFUSED" };
  expect(warn.mock.calls).toEqual([[told, "the provider failed"]]);
});

test.each([
  [1, "Try again in 2 seconds."],
  [30, "Try again in 30 seconds."],
  [3421, "Try again in 58 minutes."],
  [null, "Wait a little and try again."],
])("after too many calls, with a wait of %s seconds, the page says: %s", (retryAfter, advice) =>
  expect(errorResponse(new RateLimitError(retryAfter), asked)).toMatchObject({ data: { kind: "busy", advice } }),
);

test.each([
  [404, "missing"],
  [405, "formless"],
  [400, "failed"],
])("the framework's own %i is %s", (status, kind) =>
  expect(answerOf({ status, statusText: "", internal: true, data: "" })).toEqual({ kind, status }),
);
