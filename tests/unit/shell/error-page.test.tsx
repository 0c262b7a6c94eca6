import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "~/language/context";
import { ErrorContent } from "~/shell/error-page";

const useLocation = vi.hoisted(() => vi.fn<() => object>());

vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: () => null,
  useLocation,
  useRouteLoaderData: () => undefined,
}));

const shown = (pathname: string, answer: ComponentProps<typeof ErrorContent>, state?: unknown) => {
  useLocation.mockReturnValue({ pathname, search: "?id=7", state });
  const page = <ErrorContent {...answer} />;
  return renderToStaticMarkup(<LanguageProvider language="en">{page}</LanguageProvider>);
};

test("a refusal is told as the data service's where it refuses, else as the group's", () => {
  const refused = { kind: "refused", status: 403 } as const;
  const group = "Your group has no access to this page.";
  const service = "The data service refuses your account something that this page needs.";
  const told = (answer: object) => {
    const page = shown("/request/troubleticket", { ...refused, ...answer });
    return [group, service, "No light"].filter((text) => page.includes(text));
  };
  expect([{}, { byService: true }, { byService: true, reason: "No light" }].map(told)).toEqual([
    [group],
    [service],
    ["No light"],
  ]);
});

test("where the page after a form does not come, it is told that the form has arrived", () => {
  const told = (state: unknown) => shown("/request/requestlist", { kind: "failed", status: 0 }, state);
  const arrived = "If you just sent a form, it has arrived.";
  expect([null, { _isRedirect: true }].map((state) => told(state).includes(arrived))).toEqual([false, true]);
});
