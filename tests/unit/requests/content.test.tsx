import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { contents as interconnections } from "~/features/requests/kinds/interconnection/content";
import { contents } from "~/features/requests/kinds/smart-hand/content";
import { smartHandRow } from "~/features/requests/kinds/smart-hand/rows.server";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { requestRow } from "~/inventory/requests/rows.server";
import { LanguageProvider } from "~/language/context";
import { sent } from "../inventory/interconnections/interconnection.fixture";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const Content = contents["Smart Hand"];

it("a Smart Hand tells when it is planned, also where the provider keeps that with the work alone", () => {
  const work = smartHandRow.parse({ id: 1, description: "Look", dateactivities: "2099-12-31T14:00:00+07:00" });
  const shown = (fields: object) =>
    renderToStaticMarkup(
      <LanguageProvider language="id">
        {Content && (
          <Content
            content={{ work } as never}
            request={requestRow.parse({ id: 2, ...fields })}
            participant="admin"
            reader={{ role: "admin", tenant: null, families: [] }}
          />
        )}
      </LanguageProvider>,
    );
  expect(shown({})).toMatch(/Tanggal rencana.*31-Desember-2099,.*14:00 WIB/);
  expect(shown({ dateactivities: "2099-12-31" })).not.toContain("Tanggal rencana");
});

it("a cable's name is a link for those who may see interconnections", () => {
  const Cable = interconnections["Cross Connect"];
  const row = interconnectionRow.parse(sent({ id: 9, status: "C" }));
  const shown = (...families: "crossconnects"[]) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        {Cable && (
          <Cable
            content={{ interconnection: row } as never}
            request={requestRow.parse({ id: 2 })}
            participant="admin"
            reader={{ role: "admin", tenant: null, families }}
          />
        )}
      </LanguageProvider>,
    );
  expect(shown("crossconnects")).toContain('href="/admin/interconnection/interconnection-list/detail/9"');
  expect(shown()).not.toContain("href");
});

it("the destination of a Cross Connect is not chosen yet, or never was", () => {
  const Cable = interconnections["Cross Connect"];
  const nothing = { devicedst_name: null, devicedstrack_name: null, devicedstport_port: null };
  const shown = (status: string) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        {Cable && (
          <Cable
            content={{ interconnection: interconnectionRow.parse(sent({ status: "X", ...nothing })) } as never}
            request={requestRow.parse({ id: 2, activitytype_type: "Cross Connect", status })}
            participant="owner"
            reader={{ role: "tenant", tenant: 1, families: [] }}
          />
        )}
      </LanguageProvider>,
    );
  expect(shown("WD")).toContain(">Not chosen yet<");
  expect(shown("CN")).toContain(">Not chosen<");
});
