import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LanguageProvider } from "~/language/context";
import type { Language } from "~/language/language";
import { Replacement } from "~/features/requests/kinds/replace/replacement";
import { TransferTable } from "~/features/requests/kinds/replace/transfer-table";
import { requestRow } from "~/inventory/requests/rows.server";
import type { Participant } from "~/inventory/requests/transitions";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

interface Shown {
  state?: object;
  participant?: Participant;
  mayBringIn?: boolean;
  language?: Language;
}

function shown({ state, participant = "owner", mayBringIn = participant === "owner", language = "en" }: Shown = {}) {
  const request = requestRow.parse({ id: 9, activities_number: "GO-2611-0009", status: "OR", ...state });
  const goods = { id: 3, rack: 7, rackName: "A-07", scope: "IN", remark: "" };
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <Replacement {...{ request, goods, participant, mayBringIn }} answer={null} ports={[]} />
    </LanguageProvider>,
  );
}

describe("the second step of a replacement", () => {
  const way = "rack-add-device?racks=7&amp;scope=IN&amp;replace_goodsout=9";

  it("is offered to those who may bring goods in", () => {
    expect(shown()).toContain(way);
    expect(shown({ mayBringIn: false })).not.toContain(way);
    expect(shown({ participant: "admin" })).not.toContain(way);
  });

  it("tells its tenant when the old device gives its place free, until it has", () => {
    expect(shown()).toContain("The place of the old device is free when GO-2611-0009 is done.");
    expect(shown({ language: "id" })).toContain("Tempat perangkat lama kosong setelah GO-2611-0009 selesai.");
    expect(shown({ participant: "admin" })).not.toContain("old device");
    const closed = shown({ state: { status: "CL", status_key: 1 } });
    expect(closed, "its next step already links there").not.toContain(way);
    const done = shown({ state: { status: "AP", status_key: 1 } });
    expect(done).toContain(way);
    expect(done).not.toContain("old device");
  });
});

it("ports without a new one hold the request up only where a new one can be chosen", () => {
  const use = { interconnection: 7, name: "CC-0007", portType: "SFP", port: "SFP 12", portId: 512 };
  const table = (isWaiting: boolean) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <TransferTable
          request={{ id: 9 }}
          read={{ transfers: [], replaced: null, uses: [use], left: [use] } as never}
          participant="owner"
          reader={{ role: "tenant", tenant: 2, families: [] }}
          isWaiting={isWaiting}
          isNext={false}
        />
      </LanguageProvider>,
    );
  expect(table(true)).toMatch(/no new port yet\. Until then.*transfer\?id=9/);
  expect(table(false)).toMatch(/no new port yet\. The data service names no new ports/);
  expect(table(false)).not.toMatch(/Until then|transfer\?id=9/);
});
