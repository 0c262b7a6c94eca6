import { describe, expect, it, vi } from "vitest";
import { readToday, type Today } from "~/features/dashboard/read-today.server";
import { readInside } from "~/inventory/visits/read-inside.server";
import { today } from "~/language/dates";
import type { Query } from "~/provider/index.server";
import { fakeProvider } from "../crud/support";

// No day ends in the middle of a test.
vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00+07:00") });

/** Some times of this day in Jakarta, and the evening before. */
const at = (hour: number) => `${today()}T${String(hour).padStart(2, "0")}:00:00+07:00`;
const yesterday = `${today(Date.now() - 86_400_000)}T20:00:00+07:00`;

const requests = [
  { id: 1, status: "OR", created_at: at(2) },
  { id: 2, status: "AP", status_key: 0, created_at: yesterday, approval_time: at(2) },
  { id: 3, status: "AP", status_key: 1, created_at: yesterday, approval_time: yesterday, done_time: at(3) },
  { id: 4, status: "CL", created_at: at(0), approval_time: at(1), done_time: at(2), close_time: at(4) },
  { id: 5, status: "CL", created_at: yesterday, approval_time: yesterday, done_time: yesterday, close_time: yesterday },
  { id: 6, status: "DS", created_at: yesterday, approval_time: yesterday, done_time: yesterday, close_time: at(1) },
  { id: 7, status: "WD", created_at: yesterday, approval_time: at(6) },
  { id: 8, status: "SU", created_at: yesterday, approval_time: at(5) },
];
type Request = Record<string, unknown>;

/** A provider with these requests, which respects filters, ordering and limit, or does not. */
function read(all: Request[], { filters = true, most = Infinity } = {}) {
  const { provider } = fakeProvider();
  provider.list = async (_family, row, query: Query = {}) => {
    const { filter_status: status, start_date: start, ordering = "" } = query as Record<string, string>;
    const field = ordering.slice(1);
    const found = all
      .filter((one) => !filters || ((!status || one.status === status) && (!start || String(one.created_at) >= start)))
      .sort((a, b) => String(b[field] ?? "").localeCompare(String(a[field] ?? "")));
    const results = found.slice(0, Math.min(most, Number(query.limit)));
    return { count: found.length, results: results.map((one) => row.parse(one)) };
  };
  return readToday(provider);
}

const told = (happened: Today) =>
  Object.fromEntries(
    Object.entries(happened).map(([name, { requests, atLeast }]) => [
      name,
      requests.map(({ id }) => id).join(" ") + (atLeast ? "+" : ""),
    ]),
  );

describe("what happened to requests today", () => {
  const happened = { filed: "1 4", approved: "7 8 2 4", done: "3 4", closed: "4 6" };

  it("is told by their own times, the latest first", async () => {
    expect(told(await read(requests))).toEqual(happened);
  });

  it("is the same where the provider ignores the filters", async () => {
    expect(told(await read(requests, { filters: false }))).toEqual(happened);
  });

  it("may be more where not all of today could be read", async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({
      id: 10 + n,
      status: "CL",
      created_at: yesterday,
      close_time: at(1),
    }));
    expect(told(await read(many, { most: 5 }))).toMatchObject({ filed: "", closed: "10 11 12 13 14+" });
    const old = many.map((one, n) => ({ ...one, close_time: n < 2 ? at(1) : yesterday }));
    expect(told(await read(old, { most: 5 }))).toMatchObject({ closed: "10 11" });
  });
});

describe("who is inside", () => {
  const visits = [
    { id: 1, user_firstname: "Gilang", access_date: at(1), access_date_out: null },
    { id: 2, user_firstname: "Julia", access_date: at(0), access_date_out: at(1) },
    { id: 3, user_firstname: "Fitri", access_date: yesterday, access_date_out: "" },
  ];
  const inside = async (...records: object[]) => {
    const { count, atLeast, visits } = await readInside(
      fakeProvider({ records: { accessactivity: records } }).provider,
      5,
    );
    return [count, atLeast, ...visits.map(({ personName }) => personName)];
  };

  it("has come and not left; a provider that ignores the filter does not say how many they are", async () => {
    expect(await inside(...visits)).toEqual([2, true, "Gilang", "Fitri"]);
    expect(await inside(visits[0] ?? {}, visits[2] ?? {})).toEqual([2, false, "Gilang", "Fitri"]);
    expect(await inside()).toEqual([0, false]);
  });

  it("is inside this site, where one is asked for, though the provider tells of all", async () => {
    const told = [
      { ...visits[0], datacenter_name: "Jakarta 1" },
      { ...visits[2], datacenter_name: "Bandung" },
    ];
    const { provider } = fakeProvider({ records: { accessactivity: told } });
    const { count, atLeast, visits: shown } = await readInside(provider, 5, { site: { id: 1, name: "Jakarta 1" } });
    expect([count, atLeast, ...shown.map(({ personName }) => personName)]).toEqual([1, true, "Gilang"]);
  });

  it("is inside the site that was asked for where a provider does not send the site", async () => {
    const at = { id: 1, name: "Jakarta 1" };
    const named = [
      { ...visits[0], datacenter: 1 },
      { ...visits[2], datacenter: 2 },
    ];
    const read = async (records: object[]) =>
      readInside(fakeProvider({ records: { accessactivity: records } }).provider, 5, { site: at });
    expect(await read([visits[0] ?? {}, visits[2] ?? {}])).toMatchObject({ count: 2, atLeast: false });
    expect(await read(named)).toMatchObject({ count: 1, atLeast: true, visits: [{ personName: "Gilang" }] });
  });
});
