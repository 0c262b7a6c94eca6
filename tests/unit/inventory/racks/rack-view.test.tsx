import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawRack } from "~/inventory/racks/drawing";
import { RackView } from "~/inventory/racks/rack-view";
import { rackRow } from "~/inventory/racks/rows.server";
import { LanguageProvider } from "~/language/context";
import { rackWith } from "./rack.fixture";

const words = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

/** The markup of a rack with these fields and devices. */
function viewOf(fields: object, entries: Parameters<typeof rackWith>[0] = []) {
  const drawing = drawRack(rackWith(entries), { tenant: 7, tenantName: "" });
  const rack = rackRow.parse({ id: 7, rack_name: "JKT1-A-07", ...fields });
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <RackView
        rack={{ rack, type: { height: 12, size: null, width: null }, drawing }}
        own="tenants"
        tenant="–"
        site="–"
      />
    </LanguageProvider>,
  );
}

/** The text of the section about devices: its heading, and each row of its table. */
function devicesOf(...entries: Parameters<typeof rackWith>[0]) {
  const markup = viewOf({}, entries);
  const [head = "", table = ""] = markup.slice(markup.indexOf('aria-labelledby="devices"')).split("<tbody>");
  return { head: words(head), rows: table.split("<tr").slice(1).map(words) };
}

test("the rack's own weight is shown, where it is known", () => {
  expect(words(viewOf({ weight: "118.50" }))).toContain("Weight of the rack 118.5 Kg");
  expect(words(viewOf({}))).not.toContain("Weight of the rack");
});

test("all devices are counted that the table has, those that wait and are blocked too; a place without a device is none", () => {
  const { head, rows } = devicesOf(
    { units: [12], id: 1, name: "odf-1" },
    { units: [9, 8], id: 3, name: "srv-gpu", status: "R" },
    { units: [6], id: 4, name: "old-sw", status: "B" },
    { units: [4], status: "B" },
  );
  expect(head).toContain("3 in this rack");
  expect(rows.map((row) => /odf-1|srv-gpu|old-sw|Blocked/.exec(row)?.[0])).toEqual([
    "odf-1",
    "srv-gpu",
    "old-sw",
    "Blocked",
  ]);
});
