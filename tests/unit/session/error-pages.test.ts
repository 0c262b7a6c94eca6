import { expect, test } from "vitest";
import { AccessError } from "~/provider/errors";
import { errorResponse } from "~/session/error-pages.server";

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
