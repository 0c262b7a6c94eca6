import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "~/language/context";
import { DataTable } from "~/lists/data-table";
import { ListFoot } from "~/lists/pager";

type Navigation = { state: string; location?: { pathname: string; search: string } };

const useNavigation = vi.hoisted(() => vi.fn<() => Navigation>(() => ({ state: "idle" })));

vi.mock("@remix-run/react", () => ({
  Link: () => null,
  useNavigation,
  useLocation: () => ({ pathname: "/racks", search: "?limit=5" }),
}));

const shownIn = (language: "en" | "id", table: ReactNode) =>
  renderToStaticMarkup(<LanguageProvider language={language}>{table}</LanguageProvider>);

test("a number is written as the page's language writes it, but for a cell of its own", () => {
  const label = { en: "Width", id: "Lebar" };
  const value = () => 1073.5;
  const columns = [
    { key: "name", label, value: () => "42U" },
    { key: "width", label, value },
    { key: "port", label, value, cell: () => String(value()) },
  ];
  const table = <DataTable title="" columns={columns} rows={[{ id: 1 }]} ordering="name" />;
  const shown = (language: "en" | "id") => {
    return [...shownIn(language, table).matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text);
  };
  expect([shown("en"), shown("id")]).toEqual([
    ["1,073.5", "1073.5"],
    ["1.073,5", "1073.5"],
  ]);
});

test("a change of the list keeps the one whose answer is on its way; what leads elsewhere is none", () => {
  const columns = [{ key: "name", label: { en: "Name", id: "Nama" }, value: () => "" }];
  const table = <DataTable title="" columns={columns} rows={[]} ordering="" />;
  const sorting = (pathname: string) => {
    useNavigation.mockReturnValue({ state: "loading", location: { pathname, search: "?limit=5&mmr_rack=N" } });
    return /href="([^"]*)"/.exec(shownIn("en", table))?.[1]?.replaceAll("&amp;", "&");
  };
  expect([sorting("/racks"), sorting("/devices")]).toEqual([
    "?limit=5&mmr_rack=N&ordering=name",
    "?limit=5&ordering=name",
  ]);
});

test("the pages of a long list are numbered as its rows are", () => {
  useNavigation.mockReturnValue({ state: "idle" });
  const foot = shownIn("id", <ListFoot query={{ page: 1299, limit: 5 }} count={6514} />).replace(/<[^>]*>/g, "");
  expect(foot).toMatch(/^6\.491–6\.495 dari 6\.514.* 1 … 1\.298 1\.299 1\.300 … 1\.303 /);
});
