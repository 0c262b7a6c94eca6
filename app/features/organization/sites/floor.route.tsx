import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { z } from "zod";
import { readSpace } from "~/inventory/racks/read-space.server";
import { useLanguage, useT } from "~/language/context";
import { formatTime } from "~/language/dates";
import type { Message } from "~/language/language";
import { withParams } from "~/lists/list-query";
import { findSpacePath, rackPath, sitePath, tenantPath } from "~/paths";
import { text } from "~/provider/rows.server";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { Icon } from "~/ui/icon";
import { BackLink } from "~/ui/record-actions";
import { titled } from "~/ui/title";
import { type Arrangement, arrangements, floorOf, type Theme, themes } from "./floor";
import { m } from "./floor-messages";
import { FloorKey, FloorPlan } from "./floor-plan";
import { FloorTable } from "./floor-table";

export const meta = titled<{ site: string } | undefined>((data, t) => (data ? t(m.floorOf, data) : t(m.floor)));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_organization_sites_admin");
  const id = recordId(args.params.parameter);
  const [{ name }, { at, racks }] = await Promise.all([
    context.provider.read(`datacenters/${id}`, z.object({ name: text })),
    readSpace(context, Number(id)),
  ]);
  const { searchParams } = context.url;
  const theme = oneOf<Theme>(themes, searchParams.get("by")) ?? "space";
  const arrangement = oneOf<Arrangement>(arrangements, searchParams.get("rows")) ?? "name";
  return {
    id: Number(id),
    record: name,
    site: name,
    at,
    theme,
    arrangement,
    ...floorOf(racks, theme, arrangement),
    maySeeRacks: allowed(context.user, "view_rack_rack_admin"),
    maySeeTenants: allowed(context.user, "view_organization_tenants_admin"),
  };
}

const oneOf = <Name extends string>(names: Readonly<Record<Name, Message>>, asked: string | null): Name | undefined =>
  (Object.keys(names) as Name[]).find((name) => name === asked);

export default function Floor() {
  const t = useT();
  const language = useLanguage();
  const { id, site, at, theme, arrangement, rows, key, waiting, maySeeRacks, maySeeTenants } =
    useLoaderData<typeof loader>();
  const racks = rows.flatMap(({ tiles }) => tiles.flatMap((tile) => tile?.rack ?? []));
  const to = maySeeRacks ? rackPath : undefined;
  return (
    <>
      <div className="page-head">
        <h1>{t(m.floorOf, { site })}</h1>
        <p>{t(m.asOf, { time: formatTime(at, language) })}</p>
        <div className="page-actions">
          <BackLink to={sitePath(id)} />{" "}
          {maySeeRacks && (
            <Link className="button" to={`${findSpacePath("admin")}?datacenter_id=${id}`}>
              <Icon name="search" />
              {t(m.findSpace)}
            </Link>
          )}
        </div>
      </div>
      {racks.length === 0 ? (
        <p className="empty">{t(m.noRacks)}</p>
      ) : (
        <>
          <div className="floor-choices">
            <Choice label={m.colouredBy} name="by" options={themes} chosen={theme} />
            <Choice label={m.rowsBy} name="rows" options={arrangements} chosen={arrangement} />
          </div>
          <FloorKey entries={key} waiting={waiting} />
          <FloorPlan site={site} rows={rows} theme={theme} to={to} />
          <FloorTable site={site} racks={racks} to={to} tenantPath={maySeeTenants ? tenantPath : undefined} />
        </>
      )}
    </>
  );
}

interface ChoiceProps {
  label: Message;
  /** The parameter's name. */
  name: string;
  options: Readonly<Record<string, Message>>;
  chosen: string;
}

/** Links that change the plan. */
function Choice({ label, name, options, chosen }: ChoiceProps) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <nav className="views" aria-label={t(label)}>
      <span className="dimmed">{t(label)}</span>{" "}
      {Object.entries(options).map(([value, words]) => (
        <Link
          key={value}
          to={withParams(params, { [name]: value })}
          aria-current={value === chosen ? "true" : undefined}
          preventScrollReset
        >
          {t(words)}{" "}
        </Link>
      ))}
    </nav>
  );
}
