import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { floorOf } from "~/features/organization/sites/floor";
import { FloorPlan } from "~/features/organization/sites/floor-plan";
import { rackRow } from "~/inventory/racks/rows.server";

test.each([
  ["tenant", { tenant_name: "PT Rimba Data" }, "PT Rimba Da…"],
  ["tenant", { tenant_name: "PT RIMBA DATA" }, "PT RIMBA…"],
  ["weight", { weight_max: "1500.00", weight_used: "266.00" }, "1,234 Kg left"],
] as const)("a tile by %s of %j has room for %s", (theme, facts, shown) => {
  const rack = { ...rackRow.parse({ id: 1, rack_name: "A-01", ...facts }), gaps: null, waiting: null };
  const { rows } = floorOf([rack], theme, "name");
  const markup = renderToStaticMarkup(<FloorPlan site="DC Dago" rows={rows} theme={theme} />);
  expect(/class="floor-figure"[^>]*>([^<]*)/.exec(markup)?.[1]).toBe(shown);
});
