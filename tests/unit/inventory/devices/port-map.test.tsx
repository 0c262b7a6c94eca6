import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PortMap } from "~/features/devices/port-map";
import type { PortUse } from "~/inventory/devices/ports";
import { LanguageProvider } from "~/language/context";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
    <a href={to} title={title}>
      {children}
    </a>
  ),
}));

const use = (port: string, portType = "ETH") =>
  ({ port, portType, name: `CC-${port}`, interconnection: 7, otherEnd: { tenantName: "PT Rimba" } }) as PortUse;

it("shows the ports of a type in their order, those in use with the interconnection that holds them", () => {
  const group = { type: "ETH" as const, total: 5, free: ["10", "1", "3"] };
  const markup = renderToStaticMarkup(
    <LanguageProvider language="en">
      <PortMap group={group} uses={[use("2"), use("1", "SFP")]} interconnectionPath={() => (id) => `/${id}`} />
    </LanguageProvider>,
  );
  const squares = [...markup.matchAll(/<li>(.*?)<\/li>/g)].map(([, square = ""]) =>
    square.replace(/<[^>]*>/g, "").trim(),
  );
  expect(squares).toEqual(["1 Free", "2 CC-2", "3 Free", "10 Free"]);
  expect(markup).toContain('<a href="/7" title="CC-2, PT Rimba">');
  expect(markup).toContain("1 more in use");
});
