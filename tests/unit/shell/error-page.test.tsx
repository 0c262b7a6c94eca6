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

test("where the page after a form does not come, it is told that the form has arrived", () => {
  const shown = (state: unknown) => {
    useLocation.mockReturnValue({ pathname: "/request/requestlist", search: "?id=7", state });
    const page = <ErrorContent kind="failed" status={0} />;
    return renderToStaticMarkup(<LanguageProvider language="en">{page}</LanguageProvider>);
  };
  const arrived = "If you just sent a form, it has arrived.";
  expect([null, { _isRedirect: true }].map((state) => shown(state).includes(arrived))).toEqual([false, true]);
});
