import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openList } from "~/lists/list.server";
import { withNames } from "~/lists/names.server";
import { id, reference, text } from "~/provider/rows.server";
import { fakeContext, fakeProvider } from "../crud/support";

const manufactures = { maker_name: { of: "maker", family: "devicesmanufacture", label: "manufacture" } } as const;
const records = {
  devicesmanufacture: [
    { id: 1, manufacture: "Cisco" },
    { id: 2, manufacture: "Juniper" },
  ],
};

/** A promise that resolves when it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe("names that a row may lack beside the id", () => {
  it("come from their own family by one call, but those that are told", async () => {
    const { provider, calls } = fakeProvider({ records });
    const rows = [
      { id: 7, maker: 2, maker_name: "" },
      { id: 8, maker: 1, maker_name: "" },
      { id: 9, maker: 1, maker_name: "Cisco Systems" },
      { id: 10, maker: null, maker_name: "" },
      { id: 11, maker: 99, maker_name: "" },
    ];
    const named = await withNames(provider, rows, manufactures);
    expect(named.map(({ maker_name }) => maker_name)).toEqual(["Juniper", "Cisco", "Cisco Systems", "", ""]);
    expect(calls).toHaveLength(1);
  });

  it("cost nothing where the provider tells them all", async () => {
    const { provider, calls } = fakeProvider({ records });
    const rows = [{ id: 9, maker: 1, maker_name: "Cisco Systems" }];
    expect(await withNames(provider, rows, manufactures)).toEqual(rows);
    expect(calls).toEqual([]);
  });

  it("of a single record are found in a family of any size; what is gone stays without", async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, manufacture: `M${at + 1}` }));
    const { provider } = fakeProvider({ records: { devicesmanufacture: many } });
    const nameOf = async (maker: number) => withNames(provider, [{ id: 7, maker, maker_name: "" }], manufactures);
    expect(await nameOf(300)).toMatchObject([{ maker_name: "M300" }]);
    expect(await nameOf(301)).toMatchObject([{ maker_name: "" }]);
  });

  it("of several records are found in a large family too, of which more is read only if it must be, and not all", async () => {
    const many = Array.from({ length: 300 }, (_, at) => ({ id: at + 1, manufacture: `M${at + 1}` }));
    const { provider, calls } = fakeProvider({ records: { devicesmanufacture: many } });
    const namesOf = async (...makers: number[]) => {
      calls.length = 0;
      const rows = makers.map((maker) => ({ id: maker, maker, maker_name: "" }));
      return (await withNames(provider, rows, manufactures)).map(({ maker_name }) => maker_name);
    };
    expect(await namesOf(2, 3)).toEqual(["M2", "M3"]);
    expect(calls).toHaveLength(1);
    expect(await namesOf(2, 250, 300)).toEqual(["M2", "M250", "M300"]);
    expect(calls.map(({ given }) => given?.limit)).toEqual([200, 5_000]);
  });

  it("are read beside all else that the rows of a list lack", async () => {
    const [named, filled] = [gate(), gate()];
    const { provider } = fakeProvider({ records: { ...records, devicetypes: [{ id: 7, maker: 2 }] } });
    const recent = {
      ...provider,
      list: async (...asked: Parameters<typeof provider.list>) => {
        named.open();
        await filled.opened;
        return provider.list(...asked);
      },
    } as typeof provider;
    const { context } = fakeContext("/", { provider: { ...provider, recent: () => recent } });
    const row = z.object({ id, maker: reference, maker_name: text, height: text, shares: text });
    const { read } = openList(context, { path: "/", title: { en: "", id: "" }, columns: [], ordering: "id" } as never, {
      family: "devicetypes",
      row,
      names: manufactures,
      fillIn: async (_, rows) => {
        filled.open();
        return rows.map((one) => ({ ...one, height: "42" }));
      },
      complete: async () => {
        await named.opened;
        return (one) => ({ ...one, shares: "none" });
      },
    });
    expect((await read(0, 10)).results).toEqual([
      { id: 7, maker: 2, maker_name: "Juniper", height: "42", shares: "none" },
    ]);
  });
});
