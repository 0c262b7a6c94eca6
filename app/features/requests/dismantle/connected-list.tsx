import { useSearchParams } from "@remix-run/react";
import type { ListData, ListScreen } from "~/crud/list";
import { nameOf } from "~/features/interconnections/interconnection";
import { listScreen } from "~/features/interconnections/interconnection-columns";
import { placeOf } from "~/features/interconnections/places";
import type { Interconnection } from "~/features/interconnections/rows.server";
import { useT } from "~/language/context";
import { DataTable, RowAct } from "~/ui/data-table";
import { ListFilters } from "~/ui/list-filters";
import { m as words } from "~/ui/list-messages";
import { changed } from "~/ui/list-query";
import { ListFoot } from "~/ui/pager";
import { families, type Target, targetOf } from "../interconnection/target";
import { TargetTabs } from "../interconnection/target-tabs";
import { m } from "./messages";

/** The connected interconnections of a kind, as a tenant's list of them shows them; their state needs no column. */
export function connectedScreen(target: Target): ListScreen<Interconnection> {
  const columns = listScreen(placeOf("tenant", families[target])).columns.filter(({ key }) => key !== "status");
  return { path: "/request/dismantle", title: m.connectedOnes, ordering: "label_number", columns };
}

/** The list from which one is chosen by its link. */
export function ConnectedList({ list }: { list: ListData<Interconnection> }) {
  const t = useT();
  const [params] = useSearchParams();
  const target = targetOf(params);
  const { title, columns } = connectedScreen(target);
  const choosing = ({ id }: Interconnection) => changed(params, { crossconnect: id });
  return (
    <div className="list">
      <TargetTabs target={target} />
      <div className="list-tools">
        <ListFilters title={t(title)} query={list.query} filters={[]} />
      </div>
      <DataTable
        title={t(title)}
        columns={columns}
        rows={list.rows}
        ordering={list.query.ordering}
        linkTo={choosing}
        acts={(row) => <RowAct to={choosing(row)} icon="unplug" label={t(m.chooseOne, { name: nameOf(row) })} />}
      />
      {list.count === 0 ? (
        <p className="empty">{t(words.noData)}</p>
      ) : (
        <ListFoot query={list.query} count={list.count} />
      )}
    </div>
  );
}
