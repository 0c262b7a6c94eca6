import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SiteDrawings } from "~/features/organization/sites/site-drawings";
import { LanguageProvider } from "~/language/context";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const shown = (drawings: { page: number; last: number; notDrawn?: string[] } | null) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <SiteDrawings site={3} drawings={drawings && { notDrawn: [], ...drawings, racks: [] }} linked />
    </LanguageProvider>,
  );
const wayTo = (page: number) => `&amp;drawings=1&amp;page=${page}#drawings`;

it("offers the first page of the drawings, then those before and after", () => {
  expect(shown(null)).toContain(wayTo(1));
  const second = shown({ page: 2, last: 3 });
  expect(second).toContain("Page 2 of 3");
  expect(second).toContain(wayTo(1));
  expect(second).toContain(wayTo(3));
});

it("ends at the last page, and counts no pages where there is one", () => {
  expect(shown({ page: 3, last: 3 })).not.toContain(wayTo(4));
  expect(shown({ page: 1, last: 1 })).not.toContain("Page");
});

it("names the racks that are not drawn", () => {
  expect(shown({ page: 1, last: 1, notDrawn: ["A-02", "B-01"] })).toContain("does not show them: A-02, B-01<");
  expect(shown({ page: 1, last: 1 })).not.toContain("Not drawn");
});
