import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteCapacity, SiteRacks } from "~/features/organization/sites/site-racks";
import { rackRow } from "~/inventory/racks/rows.server";
import { LanguageProvider } from "~/language/context";

const shown = (...racks: object[]) =>
  renderToStaticMarkup(
    <LanguageProvider language="en">
      <SiteCapacity racks={racks.map((rack, id) => rackRow.parse({ id, ...rack }))} />
    </LanguageProvider>,
  ).replace(/<[^>]*>/g, "");

test("a site's capacity is what its racks tell: nothing used where a sum is null, a dash where no rack tells", () => {
  const limits = { weight_max: "750.00", powercapacity: 32 };
  expect(shown({ ...limits, weight_used: null }, { ...limits, weight_used: "150.00" })).toBe(
    "CapacitySpace–WeightWeight 150 / 1,500 Kg 10%Power–",
  );
  const used = { weight_used: null, power_used: null, units_used: 900 };
  const rack = { ...limits, ...used, racktype_height: 1800 };
  expect(shown(rack, { ...limits, racktype_height: 42 })).toBe(
    "CapacitySpaceSpace 900 / 1,800 U 50%WeightWeight 0 / 750 Kg 0%PowerPower 0 / 32 A 0%",
  );
});

test("a rack's name that no column has room for may break anywhere: on paper it had pushed the last column off the page", () => {
  const rack = { ...rackRow.parse({ id: 1, rack_name: "R".repeat(100) }), unitsWaiting: 0 };
  const table = renderToStaticMarkup(
    <LanguageProvider language="en">
      <SiteRacks site={1} racks={[rack]} linked={false} tenantPath={undefined} />
    </LanguageProvider>,
  );
  expect(table).toContain(`<span class="breakable">${rack.name}</span>`);
});
