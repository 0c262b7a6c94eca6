import { data } from "@remix-run/node";
import { expect, it, vi } from "vitest";
import type { z } from "zod";
import type { Outcome } from "~/features/requests/several/act-on-several.server";
import { action, loader } from "~/features/requests/several/several.route";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { answered, argsAt, fakeContext } from "../crud/support";

const guard = vi.hoisted(() => ({ requireSide: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

/**
 * A provider with three requests, which refuses everything in this way after the second one was approved, or that
 * approval with this refusal. It takes the approval of one that is put off, and leaves it as it is. Its answers have
 * the requests as they were, or as they are `answeredIn`.
 */
function failingProvider(kind: string, refusal?: ValidationError, putOff?: number, answeredIn?: string) {
  const requests = [1, 2, 3].map((id) => ({
    id,
    activities_number: `SH-2611-000${id}`,
    activitytype_type: "Smart Hand",
    status: "OR",
  }));
  let isOut = false;
  const answer = <T>(value: T): T => {
    if (isOut) throw data({ kind });
    return value;
  };
  const list = async (_: string, row: z.ZodType) =>
    answer({ count: 3, results: requests.map((request) => row.parse(request)) });
  const provider = {
    recent: () => provider,
    list,
    read: async (path: string, shape: z.ZodType) =>
      answer(shape.parse(path.endsWith("history") ? [] : requests.find(({ id }) => path === `activities/${id}`))),
    send: async (path: string) => {
      isOut = path === "activities/2";
      if (isOut && refusal) throw refusal;
      const request = requests.find(({ id }) => path === `activities/${id}`);
      const asItWas = { ...request, ...(answeredIn && { status: answeredIn }) };
      if (request && request.id !== putOff) request.status = "AP";
      return answer(asItWas);
    },
  };
  return provider as unknown as Provider;
}

async function approveAll(provider: Provider) {
  const url = "/admin/request/requestlist/several/approve?chosen=1&chosen=2&chosen=3";
  const { context } = fakeContext(url, { provider });
  guard.requireSide.mockResolvedValue(context);
  const body = new FormData();
  for (const id of [1, 2, 3]) body.append("requests", `${id}.OR`);
  const request = new Request(context.url, { method: "POST", body });
  const params = { action: "approve" };
  const answer = answered<{ result: Outcome[] }>(await action({ request, params, context: {} }));
  return { result: answer.body.result, page: await loader({ ...argsAt(context), params }) };
}

it("does not count as done what the data service takes and leaves as it was", async () => {
  const { result } = await approveAll(failingProvider("unavailable", undefined, 1));
  expect(result[0]).toMatchObject({ id: 1, isDone: false, text: expect.stringContaining("the status is still") });
});

it("counts as done what is still shown as it was, as by a replica, and says so", async () => {
  const { result } = await approveAll(failingProvider("unavailable", undefined, 1, "AP"));
  const text = expect.stringMatching(
    /has been approved\. The data service still shows the former status, “Waiting Approval - NOC”/,
  );
  expect(result[0]).toMatchObject({ id: 1, isDone: true, text });
});

it.each([
  ["unavailable", "it may have been done", "Not tried: the data service is not available at the moment."],
  ["busy", "Not done: too many requests", "Not tried: the data service is not available at the moment."],
  ["refused", "did not allow it", "did not allow it"],
  ["missing", "not there any more", "not there any more"],
  [
    "unavailable",
    "The rack is full.",
    "it may have been done",
    new ValidationError(400, { detail: "The rack is full." }),
  ],
])(
  "tells what has become of each request, by its number, even if all answers are %s then",
  async (kind: string, second: string, third: string, refusal?: ValidationError) => {
    const { result, page } = await approveAll(failingProvider(kind, refusal));
    expect(result).toMatchObject([
      { id: 1, isDone: true },
      { id: 2, isDone: false, text: expect.stringContaining(second) },
      { id: 3, isDone: false, text: expect.stringContaining(third) },
    ]);
    expect(page.rows).toMatchObject([1, 2, 3].map((id) => ({ id, name: `SH-2611-000${id}`, state: "" })));
  },
);

it("says of each request whether it can be done, and does it with fifty at most", async () => {
  const open = (action: string) => {
    const url = `/admin/request/requestlist/several/${action}?chosen=1`;
    const { context } = fakeContext(url, { provider: failingProvider("unavailable") });
    guard.requireSide.mockResolvedValue(context);
    return context;
  };
  const refusalOf = async (action: string) =>
    (await loader({ ...argsAt(open(action)), params: { action } })).rows[0]?.refusal;
  expect(await refusalOf("approve")).toBeNull();
  expect(await refusalOf("done")).toMatch(/./);
  const context = open("approve");
  const body = new FormData();
  for (let sent = 0; sent < 51; sent += 1) body.append("requests", "1.OR");
  const request = new Request(context.url, { method: "POST", body });
  expect(answered(await action({ request, params: { action: "approve" }, context: {} })).status).toBe(400);
});
