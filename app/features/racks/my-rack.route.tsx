import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { listMeta } from "~/lists/list-title";
import { loadList } from "~/lists/list.server";
import { useT } from "~/language/context";
import { myRackListPath, myRackPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { m } from "~/inventory/racks/rack-messages";
import { loadColumns, plainSharing, sharingText } from "./rack-columns";
import { readUnlisted, readSharingAndWaiting } from "./read-sharing.server";
import { fillInUnits } from "~/inventory/racks/fill-in-units.server";
import { type ListedRack, listedRack } from "~/inventory/racks/rows.server";
import { firstStep } from "~/inventory/first-step.server";
import { rackNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";

const screen: ListScreen<ListedRack> = {
  path: myRackListPath,
  title: m.myRack,
  noun: nouns.racks,
  ordering: "rack_name",
  linkTo: ({ id }) => myRackPath(id),
  columns: [
    { key: "rack_name", label: m.rack, value: (rack) => rack.name, note: sharingText, exportOnly: [plainSharing] },
    { key: "datacenter_name", label: m.site, value: (rack) => rack.siteName },
    { key: "racktype_name", label: m.rackType, value: (rack) => rack.typeName },
    { key: "mmr_rack", label: m.mmrRack, value: (rack, t) => t(rack.isMeetMeRoom ? m.yes : m.no) },
    ...loadColumns,
  ],
};

export const meta = listMeta(screen);

/** All racks that the provider shows the tenant: its own and those shared with it (contract §8). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_my_rack_tenant");
  const [list, unlisted] = await Promise.all([
    loadList(context, screen, {
      family: "racks",
      row: listedRack,
      names: rackNames,
      fillIn: fillInUnits,
      complete: readSharingAndWaiting,
      nothing: (reader) => firstStep("ownRacks", reader),
    }),
    readUnlisted(context),
  ]);
  return { ...list, unlisted };
}

export default function MyRack() {
  const t = useT();
  const { unlisted, ...list } = useLoaderData<typeof loader>();
  return (
    <>
      <ListPage screen={screen} data={list} />
      {unlisted.length > 0 && (
        <section className="section" aria-labelledby="shared">
          <h2 id="shared">{t(m.sharedWithYou)}</h2>
          <ul>
            {unlisted.map(({ id, name }) => (
              <li key={id}>
                <Link to={myRackPath(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
