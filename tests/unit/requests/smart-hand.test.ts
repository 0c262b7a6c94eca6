import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { createSmartHand } from "~/features/requests/kinds/smart-hand/create-smart-hand.server";
import { readPlaces } from "~/features/requests/kinds/smart-hand/read-places.server";
import { smartHandForm } from "~/features/requests/kinds/smart-hand/smart-hand-form";
import { translator } from "~/language/language";
import { ValidationError } from "~/provider/errors";
import type { Provider, Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";

afterEach(() => vi.useRealTimers());

type Row = Record<string, unknown> & { id: number };

const [kuningan, rungkut, dago] = [
  { datacenter: 1, datacenter_name: "DC Kuningan" },
  { datacenter: 2, datacenter_name: "DC Rungkut" },
  { datacenter: 3, datacenter_name: "DC Dago" },
];
const racks: Row[] = [
  { id: 20, rack_name: "SBY1-A-01", tenant: 7, tenant_name: "PT", ...rungkut },
  { id: 10, rack_name: "JKT1-A-10", tenant: 7, tenant_name: "PT", ...kuningan },
  { id: 9, rack_name: "JKT1-A-9", tenant: 7, tenant_name: "PT", ...kuningan },
  { id: 30, rack_name: "JKT1-B-01", tenant: 8, tenant_name: "PT", ...kuningan },
  { id: 31, rack_name: "SBY1-B-01", tenant: 8, tenant_name: "PT", ...rungkut },
  { id: 40, rack_name: "BDG1-A-01", tenant: 9, tenant_name: "PT", ...dago },
  { id: 41, rack_name: "BDG1-A-02", tenant: 9, tenant_name: "PT", ...dago },
];
const records: Record<string, (query: Query) => Row[]> = {
  racks: ({ tenant_id }) => racks.filter(({ tenant }) => tenant === tenant_id),
  // This provider ignores with whom a rack is shared, in which one devices are, and lists those that have left.
  rackshare: () => [30, 31].map((rack) => ({ id: rack, rack, rack_name: "shared", tenant: 7 })),
  devices: ({ tenant }) =>
    tenant === 7
      ? [
          { id: 99, devicename: "sw-99", racks: 30, status: "I" },
          { id: 98, devicename: "sw-98", racks: 30, status: "O" },
          { id: 97, devicename: "sw-97", racks: 10, status: "I" },
        ]
      : [],
};

/** Reads the choices for a tenant's user who has chosen this so far. */
async function choices(chosen: Record<string, string>, tenant = 7) {
  const all = async (family: string, row: z.ZodType, query: Query = {}) =>
    (records[family]?.(query) ?? []).map((record) => row.parse(record));
  // Of a rack that is shared with the tenant only the drawing is readable (contract §8).
  const read = async (path: string, row: z.ZodType, query: Query = {}) => {
    if (path !== "racks/detail") throw errorPage({ kind: "missing" }, 404);
    return row.parse(racks.find(({ id }) => String(id) === query.rack_id));
  };
  const context = { provider: { all, read }, user: { tenant } } as unknown as SignedIn;
  const { site, choices } = await readPlaces(context, chosen);
  const labels = Object.entries(choices).map(([name, list]) => [name, list.choices.map(({ label }) => label)]);
  return { site, ...(Object.fromEntries(labels) as Record<keyof typeof choices, string[]>) };
}

describe("the place of a smart hand", () => {
  it("is chosen step by step: site, rack, device", async () => {
    expect(await choices({})).toEqual({ site: "", datacenter: ["DC Kuningan", "DC Rungkut"], rack: [], device: [] });
    expect(await choices({ datacenter: "x", rack: "9" })).toMatchObject({ rack: [], device: [] });
    expect(await choices({ datacenter: "3" })).toMatchObject({ rack: [] });
  });

  it("is at the only site of the tenant's racks; without racks there is none", async () => {
    const atDago = { site: "3", datacenter: ["DC Dago"], rack: ["BDG1-A-01", "BDG1-A-02"] };
    expect(await choices({}, 9)).toMatchObject(atDago);
    expect(await choices({ datacenter: "1" }, 9)).toMatchObject(atDago);
    expect(await choices({}, 10)).toEqual({ site: "", datacenter: [], rack: [], device: [] });
  });

  it("may be a rack of the tenant's own or one shared with it, at that site only", async () => {
    expect((await choices({ datacenter: "1" })).rack).toEqual(["JKT1-A-9", "JKT1-A-10", "JKT1-B-01"]);
    expect((await choices({ datacenter: "2" })).rack).toEqual(["SBY1-A-01", "SBY1-B-01"]);
  });

  it("offers the devices of the chosen rack, none where that rack stands elsewhere", async () => {
    expect((await choices({ datacenter: "1", rack: "30" })).device).toEqual(["sw-99"]);
    expect((await choices({ datacenter: "2", rack: "30" })).device).toEqual([]);
  });
});

describe("the form of a smart hand", () => {
  const work = { datacenter: "1", rack: "9", description: " restart " };
  const parse = (fields: object) => smartHandForm(translator("en")).safeParse({ ...work, ...fields });

  it("takes a moment in Jakarta that is not over", () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z") });
    for (const dateactivities of ["2026-11-21T01:30", "2026-11-21 01:30"])
      expect(parse({ dateactivities }).data).toEqual({
        ...work,
        device: "",
        dateactivities: "2026-11-21T01:30:00+07:00",
        description: "restart",
      });
    const messageOf = (dateactivities: string) => parse({ dateactivities }).error?.issues.map(({ message }) => message);
    expect(messageOf("2026-11-21T00:59")).toEqual(["The planned time is already past"]);
    for (const typed of ["2026-11-21", "31/13/2026 14:00", "2026-02-31T10:00"])
      expect(messageOf(typed)).toEqual(["Planned date and time must be a day and an hour, as in 31/12/2026 14:00"]);
  });

  it("needs a rack and a description", () => {
    const messages = parse({ dateactivities: "2099-01-01T10:00", rack: undefined, description: "  " }).error?.issues;
    expect(messages?.map(({ message }) => message)).toEqual(["Rack is required", "Description is required"]);
  });
});

describe("a smart hand that is filed", () => {
  const [moment, day] = ["2026-11-21T14:00:00+07:00", "2026-11-21"];
  /** Files one with a provider that refuses each attempt with the next refusal, then accepts it; returns what was sent. */
  async function file(...refusals: object[]) {
    const sent: unknown[] = [];
    const create = (_: string, { dateactivities }: Record<string, unknown>) => {
      const refusal = refusals[sent.push(dateactivities) - 1];
      return refusal ? Promise.reject(new ValidationError(400, refusal)) : Promise.resolve({ activities: 1 });
    };
    const work = { rack: "9", dateactivities: moment };
    const problem: unknown = await createSmartHand({ create } as unknown as Provider, work).then(
      () => null,
      (error: unknown) => (error as ValidationError).fields,
    );
    return { sent, problem };
  }
  const format = { dateactivities: ["Date has wrong format."] };

  it("is planned for a moment; where the provider refuses exactly that, for its day, once", async () => {
    expect(await file()).toEqual({ sent: [moment], problem: null });
    expect(await file(format)).toEqual({ sent: [moment, day], problem: null });
  });

  it("is not sent again where something else is refused, too", async () => {
    const both = { ...format, rack: ["The rack stands elsewhere."] };
    expect(await file(both)).toEqual({ sent: [moment], problem: both });
    expect(await file({ ...format, detail: "Closed." })).toMatchObject({ sent: [moment] });
  });

  it("tells both reasons where the day is refused as well", async () => {
    const holiday = "Nobody works on this day.";
    expect(await file({ dateactivities: [holiday] }, format)).toEqual({
      sent: [moment, day],
      problem: { dateactivities: [holiday, ...format.dateactivities] },
    });
    const rack = { rack: ["The rack stands elsewhere."] };
    expect(await file(format, rack)).toEqual({ sent: [moment, day], problem: rack });
  });
});
