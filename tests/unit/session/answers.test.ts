import { expect, test } from "vitest";
import { Refused } from "~/provider/errors";
import { answerTo } from "~/session/answers.server";

test.each([
  [403, "refused", 403],
  [405, "refused", 403],
  [404, "missing", 404],
  [400, "notAccepted", 400],
  [406, "notAccepted", 400],
])("a read that the provider turns down with %i is %s", (status, kind, answered) => {
  const url = new URL("http://portal.test/admin/rack/rack-list?x=1");
  expect(answerTo(new Refused(status), "admin", url)).toMatchObject({ data: { kind }, init: { status: answered } });
});
