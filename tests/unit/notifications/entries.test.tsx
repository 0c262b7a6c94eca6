import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NotificationEntries } from "~/features/notifications/entries";
import { LanguageProvider } from "~/language/context";

vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  useNavigation: () => ({}),
}));

test("the age of an entry is counted by the server's clock", () => {
  const role = "admin";
  const row = { id: 1, message: "GI-1", createdAt: "2026-11-27T09:00:00Z", read: true, request: 1, kind: "Goods In" };
  const entries = renderToStaticMarkup(
    <LanguageProvider language="en">
      <NotificationEntries role={role} rows={[row]} now={Date.parse("2026-11-27T09:04:00Z")} />
    </LanguageProvider>,
  );
  expect(entries).toContain(">4 minutes ago</time>");
});
