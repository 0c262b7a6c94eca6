import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { NotificationEntries } from "~/features/notifications/entries";
import { NotificationsPage } from "~/features/notifications/notifications-page";
import { LanguageProvider } from "~/language/context";

vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useFetcher: () => ({}),
  useLocation: () => ({}),
  useMatches: () => [],
  useNavigation: () => ({}),
}));

test("the age of an entry is counted by the server's clock, and its request's number is one word", () => {
  const role = "admin";
  const row = {
    id: 1,
    message: "Goods In GI-2611-0003 is done",
    createdAt: "2026-11-27T09:00:00Z",
    read: true,
    request: 1,
    kind: "Goods In",
  };
  const entries = renderToStaticMarkup(
    <LanguageProvider language="en">
      <NotificationEntries role={role} rows={[row]} now={Date.parse("2026-11-27T09:04:00Z")} />
    </LanguageProvider>,
  );
  expect(entries).toContain(">4 minutes ago</time>");
  expect(entries).toContain('Goods In <span class="whole">GI-2611-0003</span> is done');
});

test("thousands of unread ones are told alike in the head and at their tab", () => {
  const [role, bell] = ["admin", { unread: 1234, updatesUnread: 0 }] as const;
  const page = renderToStaticMarkup(
    <LanguageProvider language="id">
      <NotificationsPage role={role} kind="requests" bell={bell} newest={undefined} none={false} entries={null} />
    </LanguageProvider>,
  );
  expect(page.match(/1\.?234/g)).toEqual(["1.234", "1.234"]);
});
