import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Steps } from "~/features/requests/detail/steps";
import { requestRow } from "~/inventory/requests/rows.server";
import { LanguageProvider } from "~/language/context";

it("that wait for the destination have the planned day on a line of its own", () => {
  const waiting = { id: 2, activitytype_type: "Cross Connect", status: "WD", dateactivities: "2099-12-31" };
  const shown = renderToStaticMarkup(
    <LanguageProvider language="en">
      <Steps request={requestRow.parse(waiting)} approval={{ at: null, who: "" }} />
    </LanguageProvider>,
  );
  expect(shown).toMatch(/the destination tenant approves<br\/>planned 31-December-2099/);
});
