import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { readTransfers, readTransfersAndPorts } from "~/features/requests/kinds/replace/read-transfers.server";
import { transferRow } from "~/features/requests/kinds/replace/rows.server";
import { requestRow } from "~/inventory/requests/rows.server";
import type { SignedIn } from "~/session/guards.server";

it("is one error where none of a closed replacement's parts can be read, and leaves no promise that nobody awaits", async () => {
  const fail = () => Promise.reject(new Error("down"));
  const provider = { all: fail, list: fail, read: () => pause(5).then(fail) };
  const context = { provider, role: "tenant", user: { tenant: 2 } } as unknown as SignedIn;
  const request = requestRow.parse({ id: 9, status: "CL", replace_goodsout: 7 });
  await expect(readTransfers(context, request)).rejects.toThrow("down");
  await pause(20);
});

it("asks for the device that comes in beside the ports that it takes over", () => {
  const asked: string[] = [];
  const ask = (family: string) => {
    asked.push(family);
    return new Promise(() => {});
  };
  const context = { provider: { all: ask, list: ask, read: ask }, user: {} } as unknown as SignedIn;
  void readTransfersAndPorts(context, requestRow.parse({ id: 9, status: "OR" }));
  expect(asked).toEqual(expect.arrayContaining(["transferport", "goodsin"]));
});

it("leaves out the transfers of other requests, which a provider may send as well", async () => {
  const records: Record<string, object[]> = {
    transferport: [
      { id: 1, activities: 9, old_portnumber: "SFP 12" },
      { id: 2, activities: 10, old_portnumber: "SFP 13" },
      { id: 3, old_portnumber: "SFP 14" },
    ].map((fields) => transferRow.parse({ type_cable: "SFP", ...fields })),
  };
  const provider = { all: async (family: string) => records[family] ?? [] };
  const context = { provider, role: "tenant", user: { tenant: 2 } } as unknown as SignedIn;
  const { transfers } = await readTransfers(context, requestRow.parse({ id: 9, status: "AP", status_key: 0 }));
  expect(transfers.map(({ oldPortName }) => oldPortName)).toEqual(["SFP 12", "SFP 14"]);
});
