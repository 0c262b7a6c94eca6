import { Link, useSearchParams } from "@remix-run/react";
import { Fragment } from "react";
import { siteLink, tenantLink } from "~/inventory/links";
import { m as rackWords } from "~/inventory/racks/rack-messages";
import { unitsText } from "~/inventory/racks/drawing";
import { freeUnits, placesFor, powerLeft, type RackSpace, weightLeft } from "~/inventory/racks/space";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import type { Column } from "~/lists/data-table";
import { type Filter, type ListScreen, type NumberRule, quantityOf } from "~/lists/list";
import { findSpacePath, goodsInPath, myRackPath, rackPath } from "~/paths";
import { kinds } from "~/inventory/requests/kinds";
import { nouns } from "~/inventory/nouns";
import type { Role } from "~/session/permissions";
import { m } from "./find-space-messages";

/** The parameters of the search. */
export const UNITS = "units";
export const WEIGHT = "weight";
export const POWER = "power";

/** The number of positions listed per rack. */
const PLACES_NAMED = 3;

const pathOf = (role: Role) => (role === "admin" ? rackPath : myRackPath);

/** A rack's page with a position marked in its drawing: `units` units, counted down from unit `top`. */
const markedPlacePath = (rack: string, top: number, units: number) =>
  `${rack}?${new URLSearchParams({ place: String(top), units: String(units) })}#place`;

const yesNo = [
  { value: "Y", label: rackWords.yes },
  { value: "N", label: rackWords.no },
];

const count: NumberRule = { accepts: /^[1-9]\d{0,5}$/, wrong: m.noCount };
/** With a dot or the Indonesian decimal comma. */
const quantity: NumberRule = { accepts: /^\d{1,6}([.,]\d{1,3})?$/, wrong: m.noQuantity };

const filters: readonly Filter[] = [
  { name: UNITS, label: m.units, number: count },
  { name: WEIGHT, label: m.weight, number: quantity },
  { name: POWER, label: m.power, number: quantity },
  { name: "datacenter_id", label: rackWords.site },
  { name: "tenant_id", label: rackWords.tenant },
  { name: "mmr_rack", label: rackWords.mmrRack, options: yesNo },
];

/**
 * The list of racks with free space; for the NOC those of all tenants. `mayBringGoods`: results link to the Goods In
 * form.
 */
export function spaceScreen(role: Role, mayBringGoods: boolean): ListScreen<RackSpace> {
  const tenant: Column<RackSpace> = {
    key: "tenant_name",
    label: rackWords.tenant,
    value: (rack) => rack.tenantName,
    link: tenantLink,
  };
  return {
    path: findSpacePath(role),
    title: m.findSpace,
    noun: nouns.racks,
    ordering: "rack_name",
    filters: filters.filter(({ name }) => role === "admin" || name !== "tenant_id"),
    linkTo: ({ id }) => pathOf(role)(id),
    rowActions: mayBringGoods
      ? [
          {
            to: ({ id, gaps }) => goodsInPath(id, gaps?.[0]?.top ?? 1),
            icon: "in",
            label: m.goodsInTo,
            word: kinds["Goods In"].label,
          },
        ]
      : [],
    columns: [
      {
        key: "rack_name",
        label: rackWords.rack,
        value: (rack) => rack.name,
        note: (rack, t) => rack.isMeetMeRoom && t(m.meetMeRoom),
        exportOnly: [
          {
            label: rackWords.mmrRack,
            value: (rack, t) => t(rack.isMeetMeRoom ? rackWords.yes : rackWords.no),
          },
        ],
      },
      {
        key: "largest",
        label: m.inOnePiece,
        value: ({ gaps }) => gaps?.[0]?.units ?? null,
        cell: (rack) => <FreePlaces rack={rack} role={role} />,
      },
      { key: "free", label: m.freeInAll, value: freeUnits, number: true },
      {
        key: "weight_left",
        label: m.weightLeft,
        exportLabel: m.weightLeftInKg,
        value: weightLeft,
        cell: (rack) => <Left left={weightLeft(rack)} of={rack.weightMax} unit="Kg" />,
        number: true,
      },
      {
        key: "power_left",
        label: m.powerLeft,
        exportLabel: m.powerLeftInAmperes,
        value: powerLeft,
        cell: (rack) => <Left left={powerLeft(rack)} of={rack.powerCapacity} unit="A" />,
        number: true,
      },
      {
        key: "datacenter_name",
        label: rackWords.site,
        value: (rack) => rack.siteName,
        link: role === "admin" ? siteLink : undefined,
      },
      ...(role === "admin" ? [tenant] : []),
    ],
  };
}

/** The positions that are high enough, each a link to the rack's drawing with the position marked. */
function FreePlaces({ rack, role }: { rack: RackSpace; role: Role }) {
  const t = useT();
  const wanted = quantityOf(useSearchParams()[0].get(UNITS) ?? undefined) || 0;
  const places = placesFor(rack, wanted);
  const shown = places.slice(0, PLACES_NAMED);
  return (
    <>
      {shown.map((place, at) => (
        <Fragment key={place.top}>
          <span className="nowrap">
            <Link
              to={markedPlacePath(pathOf(role)(rack.id), place.top, wanted || place.units)}
              discover="none"
              aria-label={`${rack.name}: ${unitsText(place)}`}
            >
              {unitsText(place)}
            </Link>
            {at < shown.length - 1 && ","}
          </span>{" "}
        </Fragment>
      ))}
      {places.length > PLACES_NAMED && (
        <span className="dimmed nowrap">{t(m.morePlaces, { n: places.length - PLACES_NAMED })}</span>
      )}
    </>
  );
}

/** "655 of 900 Kg". */
function Left({ left, of, unit }: { left: number | null; of: number | null; unit: string }) {
  const language = useLanguage();
  if (left === null) return NOTHING;
  return (
    <span className="nowrap">
      {formatNumber(left, language)}
      <span className="dimmed">
        {" / "}
        {formatNumber(of, language)} {unit}
      </span>
    </span>
  );
}
