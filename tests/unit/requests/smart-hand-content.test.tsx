import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { contents } from "~/features/requests/kinds/smart-hand/content";
import { smartHandRow } from "~/features/requests/kinds/smart-hand/rows.server";
import { requestRow } from "~/inventory/requests/rows.server";
import { LanguageProvider } from "~/language/context";

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
