import { describe, expect, it } from "vitest";
import { readRack, readRackDetail } from "~/inventory/racks/read-rack.server";
import type { Provider } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { z } from "zod";

/** A provider with these answers, and 404 for everything else. */
const providerWith = (answers: Record<string, object>) => {
  const read = async (path: string, shape: z.ZodType) => {
    if (!answers[path]) throw errorPage({ kind: "missing" }, 404);
    return shape.parse(answers[path]);
  };
  return { read } as unknown as Provider;
};

const detail = { rack_name: "A-07", tenant_name: "PT Rimba", racktype_height: 12, weight_max: "750.00" };

describe("a rack and what stands in it", () => {
  it("is what both answers tell", async () => {
    const provider = providerWith({ "racks/7": { id: 7, rack_name: "A-07", remark: "Cage" }, "racks/detail": detail });
    const read = await readRackDetail(provider, "7");
    expect(read).toMatchObject({ rack: { id: 7, remark: "Cage" }, detail: { height: 12 } });
  });

  it("is told by the drawing alone where the provider keeps another tenant's rack to itself", async () => {
    const { rack } = await readRackDetail(providerWith({ "racks/detail": detail }), "7");
    expect(rack).toMatchObject({
      id: 7,
      name: "A-07",
      tenantName: "PT Rimba",
      weightMax: 750,
      weightUsed: null,
      site: null,
    });
    expect(rack).not.toHaveProperty("frontUsed");
  });

  it("is called by its id if it has no name, except in the form that would name it so", async () => {
    const provider = providerWith({ "racks/7": { id: 7 }, "racks/detail": { ...detail, rack_name: null } });
    expect((await readRack(provider, "7")).rack.name).toBe("#7");
    expect((await readRackDetail(provider, "7")).rack.name).toBe("");
  });

  it("is missing where neither is told", async () => {
    await expect(readRackDetail(providerWith({}), "7")).rejects.toMatchObject({ data: { kind: "missing" } });
  });
});
