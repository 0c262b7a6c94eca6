import { expect, it, vi } from "vitest";
import { z } from "zod";
import { fileRequest } from "~/features/requests/file-request.server";
import { errorPage } from "~/session/error-pages.server";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";

vi.mock("~/session/guards.server", () => ({}));

/** Where a filed request leads and what is told, for this answer of the provider and the requests that it shows, if any can be read. */
async function file(answer: object | null, shown: object[] | null, permissions = ["view_request_list_tenant"]) {
  const { provider } = fakeProvider({ records: { activities: shown ?? [] } });
  if (!shown) provider.read = () => Promise.reject(errorPage({ kind: "unavailable" }, 503));
  const { context, done } = fakeContext("/request/smarthand", { provider });
  Object.assign(context.user, { permissions });
  const { request } = argsAt(context, { description: "Look" });
  const send = () => Promise.resolve(answer);
  const reply = await fileRequest(context, request, z.object({}), { kind: "Smart Hand", labels: {}, send });
  return [reply instanceof Response && reply.headers.get("Location"), done.toast];
}

it("leads to the request, and to the list if the data service does not show it yet or does not name it", async () => {
  const filed = "The request has been filed";
  const notShown = "The data service has accepted the request, but does not show it yet.";
  expect(await file({ activities: 7 }, [{ id: 7 }])).toEqual(["/request/requestlist/smarthand?id=7", filed]);
  expect(await file({ activities: 7 }, [])).toEqual(["/request/requestlist", notShown]);
  expect(await file(null, [])).toEqual(["/request/requestlist", filed]);
  expect(await file({ activities: 7 }, null)).toEqual(["/request/requestlist/smarthand?id=7", filed]);
});

it("leads those who may not see requests to the start page, whether or not the data service shows it to them", async () => {
  for (const shown of [[{ id: 7 }], []])
    expect(await file({ activities: 7 }, shown, [])).toEqual(["/", "The request has been filed"]);
});
