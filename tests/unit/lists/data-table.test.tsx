import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "~/language/context";
import { DataTable } from "~/lists/data-table";

vi.mock("@remix-run/react", () => ({
  Link: () => null,
  useNavigation: () => ({ state: "idle" }),
  useSearchParams: () => [new URLSearchParams()],
}));

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
    const page = renderToStaticMarkup(<LanguageProvider language={language}>{table}</LanguageProvider>);
    return [...page.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text]) => text);
  };
  expect([shown("en"), shown("id")]).toEqual([
    ["1,073.5", "1073.5"],
    ["1.073,5", "1073.5"],
  ]);
});
