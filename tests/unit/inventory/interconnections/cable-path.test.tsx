import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CablePath } from "~/inventory/interconnections/cable-path";
import { m } from "~/inventory/interconnections/messages";
import { interconnectionRow } from "~/inventory/interconnections/rows.server";
import { LanguageProvider } from "~/language/context";
import type { Language, Message } from "~/language/language";
import { sent } from "./interconnection.fixture";

/** The text of the destination for its tenant. */
function destinationOf(
  fields: object,
  { language = "en", unchosen }: { language?: Language; unchosen?: Message } = {},
) {
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <CablePath row={interconnectionRow.parse(sent({ status: "W", ...fields }))} tenant={2} unchosen={unchosen} />
    </LanguageProvider>,
  );
  const [, , destination = ""] = markup.split("<li").slice(1);
  return destination
    .replace(/^[^>]*>/, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

test("the path says which port of an own device is chosen, and that none is", () => {
  expect(destinationOf({})).toContain("odf-lc-24 Fiber port 7");
  expect(destinationOf({ devicedstport_port: null })).toContain("odf-lc-24 Port not chosen");
  expect(destinationOf({ devicedstport_port: null, devicedstport: 7 })).not.toContain("not chosen");
  expect(destinationOf({ devicedstport_port: null }, { language: "id" })).toContain("odf-lc-24 Port belum dipilih");
});

test("an end at the exchange says so, also where nobody is named", () => {
  const exchange = { iix_interconnection: "Y", destination_tenant: null, destination_name: null, devicedst_name: null };
  const nothing = { ...exchange, devicedstrack_name: null, devicedstport_port: null };
  expect(destinationOf(nothing).trim()).toBe("Destination Internet exchange");
});

test("an own end of which nothing is chosen says so, not one of which nothing is sent; another's is hidden", () => {
  const nothing = { devicedst_name: null, devicedstrack_name: null, devicedstport_port: null };
  expect(destinationOf(nothing, { unchosen: m.notChosenYet })).toContain("Not chosen yet");
  expect(destinationOf({ ...nothing, destination_tenant: 4 }, { unchosen: m.neverChosen })).toContain("Not chosen");
  expect(destinationOf(nothing)).toContain("–");
  expect(destinationOf({ ...nothing, destination_tenant: 4 })).toContain("Hidden");
});
