import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { readGoodsIn } from "~/features/requests/kinds/goods-in/read-content.server";
import { readGoodsOut } from "~/features/requests/kinds/goods-out/read-content.server";
import { readTicket } from "~/features/requests/kinds/trouble-ticket/read-content.server";
import type { Provider } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { Reading } from "~/session/guards.server";

/** The subject of request 7's ticket, with a provider that has these tickets and ignores the filter. */
const subjectOf = async (...tickets: object[]) => {
  const all = async (_: string, row: z.ZodType) => tickets.map((ticket) => row.parse({ id: 1, ...ticket }));
  const list = async (_: string, row: z.ZodType) => ({
    count: tickets.length,
    results: [row.parse({ id: 1, ...tickets[0] })],
  });
  const context = { provider: { list, all } as unknown as Provider } as Reading;
  return (await readTicket(context, { id: 7, kind: "Trouble Ticket" }))?.subject;
};

it("a request's part is not another request's, should the provider ignore the filter", async () => {
  expect(await subjectOf({ subject: "Fan", activities: 7 })).toBe("Fan");
  expect(await subjectOf({ subject: "Fan" })).toBe("Fan");
  expect(await subjectOf({ subject: "Secret", activities: 8 })).toBeUndefined();
  expect(await subjectOf({ subject: "Secret", activities: 8 }, { subject: "Fan", activities: 7 })).toBe("Fan");
});

it("a request without a part may be answered with an empty list, or with 404", async () => {
  const partOf = (answer: Promise<unknown>) =>
    readTicket({ provider: { list: () => answer } as unknown as Provider } as Reading, {
      id: 7,
      kind: "Trouble Ticket",
    });
  expect(await partOf(Promise.resolve({ count: 0, results: [] }))).toBeNull();
  expect(await partOf(Promise.reject(errorPage({ kind: "missing" }, 404)))).toBeNull();
  await expect(partOf(Promise.reject(errorPage({ kind: "refused" }, 403)))).rejects.toBeDefined();
});

it("a part that does not fit its shape is no part", () =>
  expect(subjectOf({ subject: ["x"], activities: 7 })).rejects.toThrow());

describe("goods", () => {
  /** A provider that sends of a goods out and its one device these fields. */
  function goodsOut(goods: object, device: object) {
    const rows: Record<string, object> = { goodsout: { id: 4, ...goods }, racks: { id: 3, rack_name: "A-01" } };
    const list = async (family: string, row: z.ZodType) => ({ count: 1, results: [row.parse(rows[family])] });
    const all = async (_: string, row: z.ZodType) => [row.parse({ id: 1, ...device })];
    const provider = { list, all, recent: () => provider } as unknown as Provider;
    return readGoodsOut({ provider } as Reading, { id: 7 });
  }

  it("name their rack where the provider sends its id alone, or names it with their devices alone", async () => {
    expect(await goodsOut({ racks: 3 }, {})).toMatchObject({ goods: { rack: 3, rackName: "A-01" } });
    expect(await goodsOut({}, { racks_name: "B-02" })).toMatchObject({ goods: { rack: null, rackName: "B-02" } });
  });

  it("have a device that is no record any more", async () => {
    for (const gone of [null, "", undefined]) {
      expect(await goodsOut({}, { device_detail: gone })).toMatchObject({ devices: [{ name: "" }] });
    }
  });

  it("have none of another request's devices and no drafts, should the provider ignore the filter", async () => {
    const list = async (_: string, row: z.ZodType) => ({ count: 1, results: [row.parse({ id: 4, activities: 7 })] });
    const draft = { id: 3, goodsin: null };
    let sent: object[] = [{ id: 1, goodsin: 4, goodsout: 4 }, { id: 2, goodsin: 5, goodsout: 5 }, draft];
    const all = async (_: string, row: z.ZodType) => sent.map((device) => row.parse(device));
    const context = { provider: { list, all } as unknown as Provider } as Reading;
    const devices = (read: typeof readGoodsIn | typeof readGoodsOut) =>
      read(context, { id: 7 }).then((goods) => goods.devices.map(({ id }) => id));
    for (const read of [readGoodsIn, readGoodsOut]) expect(await devices(read)).toEqual([1]);
    sent = [{ id: 1 }, { id: 2 }];
    for (const read of [readGoodsIn, readGoodsOut]) expect(await devices(read)).toEqual([1, 2]);
  });
});
