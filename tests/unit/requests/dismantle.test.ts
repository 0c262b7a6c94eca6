import { expect, it, vi } from "vitest";
import type { z } from "zod";
import { whyNotChosen } from "~/features/requests/kinds/dismantle/connected-list";
import { createDismantle } from "~/features/requests/kinds/dismantle/create-dismantle.server";
import { loader } from "~/features/requests/kinds/dismantle/dismantle.route";
import { readers } from "~/features/requests/kinds/dismantle/read-content.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import type { Message } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { Reading, SignedIn } from "~/session/guards.server";
import { argsAt, fakeContext, fakeProvider } from "../crud/support";
import { sent } from "../inventory/interconnections/interconnection.fixture";

const guard = vi.hoisted(() => ({ requireTenant: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

it("a dismantle is told without its cable to whoever may read requests but no interconnections", async () => {
  const list = async (_: string, row: z.ZodType) => ({
    count: 1,
    results: [row.parse({ id: 1, crossconnect: 3, activities: 7, remark: "After 22:00" })],
  });
  const read = () => Promise.reject(errorPage({ kind: "refused" }, 403));
  const user = { tenant: null, tenantName: "" };
  const context = { provider: { list, read } as unknown as Provider, role: "admin", user } as unknown as Reading;
  const request = { id: 7, kind: "Dismantle", row: new Promise<never>(() => {}) };
  const content = await readers.Dismantle?.(context, request);
  expect(content).toEqual({ interconnection: null, service: null, remark: "After 22:00", destinationRemark: "" });
});

it("is asked for what is connected only, whatever a provider lists, and once", () => {
  const why = (status: string, asked = {}) => whyNotChosen(interconnectionRow.parse(sent({ status })), asked);
  expect(why("C")).toBeNull();
  expect(why("C", { 7: { number: "ACT-9", page: null } })).toMatchObject({ number: "ACT-9" });
  expect(why("D")).toMatchObject({ en: "Dismantled" });
  expect(why("W")).toMatchObject({ en: "Waiting Destination" });
});

it("the list to choose from is sent the requests for its own rows alone", async () => {
  const asked = (id: number) => ({ id, activities_number: `ACT-${id}`, activitytype_type: "Dismantle", status: "OR" });
  const { provider } = fakeProvider({
    records: {
      crossconnects: [sent({})],
      activities: [asked(9), asked(10)],
      dismantle: [
        { id: 1, crossconnect: 7, activities: 9 },
        { id: 2, crossconnect: 8, activities: 10 },
      ],
    },
  });
  const { context } = fakeContext("/request/dismantle", { provider });
  guard.requireTenant.mockResolvedValue(
    Object.assign(context, { role: "tenant", user: { tenant: 2, groups: [], permissions: [] } }),
  );
  const { list, askedById } = await loader(argsAt(context));
  expect(list?.rows.map(({ id }) => id)).toEqual([7]);
  expect(askedById).toEqual({ 7: { number: "ACT-9", page: null } });
});

it("is not filed for what has been dismantled since, or is about to be, whatever a provider checks", async () => {
  const create = vi.fn();
  const file = (status: string, requested: object[] = []) => {
    const rows: Record<string, object[]> = {
      activities: requested,
      dismantle: [{ id: 1, crossconnect: 7, activities: 9 }],
    };
    const provider = {
      create,
      read: async (_: string, row: z.ZodType) => row.parse(sent({ status })),
      all: async () => [],
      list: async (family: string, row: z.ZodType) => ({ results: (rows[family] ?? []).map((one) => row.parse(one)) }),
    };
    const user = { tenant: 2, tenantName: "PT Rimba" };
    return createDismantle({ provider, user, role: "tenant", t: (text: Message) => text.en } as unknown as SignedIn, {
      crossconnect: "7",
    });
  };
  await file("C");
  expect(create).toHaveBeenCalledOnce();
  await expect(file("D")).rejects.toMatchObject({ status: 409 });
  const another = {
    id: 9,
    activities_number: "ACT-9",
    activitytype_type: "Dismantle",
    status: "OR",
    status_key: 0,
    tenant: 2,
  };
  await expect(file("C", [another])).rejects.toMatchObject({
    allMessages: ["Dismantling is requested already: ACT-9"],
  });
  expect(create).toHaveBeenCalledOnce();
});
