import { describe, expect, it } from "vitest";
import { withParams, lastPage, readChosen, readListQuery, withoutFilters } from "~/lists/list-query";
import { pageWindow } from "~/lists/pager";

const shape = {
  filters: { tenant_id: (value: string) => value === "7", mmr_rack: () => true },
  sortable: ["name", "weight"],
  ordering: "name",
};
const read = (search: string) => readListQuery(new URLSearchParams(search), shape);

describe("readListQuery", () => {
  it("reads search, order, page, size and the filters that the list has", () => {
    expect(read("?search=+baja+&ordering=-weight&page=3&limit=50&tenant_id=7&other=1")).toEqual({
      search: "baja",
      ordering: "-weight",
      page: 3,
      limit: 50,
      filters: { tenant_id: "7", mmr_rack: "" },
    });
  });

  it.each([
    "",
    "?page=0&limit=7&ordering=password",
    "?page=-1&limit=-10&ordering=--name",
    "?page=1.5&limit=1e9&ordering=",
    "?page=x&limit=",
  ])("takes the defaults for what is missing or cannot be: %j", (search) =>
    expect(read(search)).toMatchObject({ ordering: "name", page: 1, limit: 10 }),
  );

  it("drops what a filter does not accept", () =>
    expect(read("?tenant_id=abc&mmr_rack=Y").filters).toEqual({ tenant_id: "", mmr_rack: "Y" }));
});

describe("changed", () => {
  const params = new URLSearchParams("search=a b&tenant_id=7&ordering=-name&limit=25&page=4&columns=x");

  it("drops nothing but the page", () => {
    expect(withParams(params, { ordering: "weight" })).toBe(
      "?search=a+b&tenant_id=7&ordering=weight&limit=25&columns=x",
    );
  });

  it("keeps the page where the page is what changes", () => {
    expect(new URLSearchParams(withParams(params, { page: 5 })).toString()).toBe(
      "search=a+b&tenant_id=7&ordering=-name&limit=25&columns=x&page=5",
    );
  });

  it("takes away what is emptied, and never passes an export or chosen rows on", () => {
    const exporting = new URLSearchParams("search=&export=csv&separator=%3B&tenant_id=7&chosen=3&chosen=4&all=1");
    expect(withParams(exporting, { tenant_id: null, limit: 10 })).toBe("?limit=10");
  });

  it("comes back the same through the reader", () => {
    expect(read(withParams(params, { page: 2 }))).toEqual({ ...read(`?${params}`), page: 2 });
  });
});

it("without search, filters and order a list stays at its tab", () => {
  const params = new URLSearchParams("tab=waiting&search=jkt&tenant_id=3&ordering=-id&page=2");
  expect(String(withoutFilters(params))).toBe("tab=waiting");
});

describe("readChosen", () => {
  it("reads the ids of the chosen rows, each once, or that all are", () => {
    expect(readChosen(new URLSearchParams("chosen=3&chosen=x&chosen=-1&chosen=12&chosen=3"))).toEqual({
      all: false,
      ids: [3, 12],
    });
    expect(readChosen(new URLSearchParams("all=1"))).toEqual({ all: true, ids: [] });
  });
});

describe("pageWindow", () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 13, [1, 2, 3, null, 13]],
    [3, 13, [1, 2, 3, 4, null, 13]],
    [4, 13, [1, 2, 3, 4, 5, null, 13]],
    [5, 13, [1, null, 4, 5, 6, null, 13]],
    [10, 13, [1, null, 9, 10, 11, 12, 13]],
    [13, 13, [1, null, 11, 12, 13]],
  ])("page %i of %i", (page, last, pages) => expect(pageWindow(page, last)).toEqual(pages));
});

it("counts one page for an empty list", () => {
  expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10)]).toEqual([1, 1, 2]);
});
