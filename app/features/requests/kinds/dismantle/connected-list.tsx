import { useSearchParams } from "@remix-run/react";
import type { ListData, ListScreen } from "~/lists/list";
import { interconnectionName, interconnectionStatusStyle } from "~/inventory/interconnections/interconnection";
import { listScreen } from "~/inventory/interconnections/interconnection-columns";
import { scopeOf } from "~/inventory/interconnections/scopes";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { DataTable, rowAction } from "~/lists/data-table";
import { EmptyList } from "~/lists/empty-list";
import { ListFilters } from "~/lists/list-filters";
import { withParams } from "~/lists/list-query";
import { ListFoot } from "~/lists/pager";
import { families, type Target, targetOf } from "../interconnection/target";
import { TargetTabs } from "../interconnection/target-tabs";
import type { Asked } from "../../asked";
import { askedLink } from "./asked-link";
import { m } from "./messages";

/** The connected interconnections of a kind, as in a tenant's list; the status column is not needed. */
export function connectedScreen(target: Target): ListScreen<Interconnection> {
  const { noun, columns: all } = listScreen(scopeOf("tenant", families[target]));
  const columns = all.filter(({ key }) => key !== "status");
  return { path: "/request/dismantle", title: m.connectedOnes, noun, ordering: "label_number", columns };
}

interface ConnectedListProps {
  list: ListData<Interconnection>;
  /** The requests by which interconnections are already being dismantled, by the interconnection's id. */
  askedById: Readonly<Record<number, Asked>>;
}

/** Why an interconnection of the list cannot be chosen: the provider may ignore the filter by status. */
export function whyNotChosen(
  { id, status }: Interconnection,
  askedById: ConnectedListProps["askedById"],
): Message | Asked | null {
  return status === "C" ? (askedById[id] ?? null) : interconnectionStatusStyle(status).word;
}

/** The list to choose one from, by its link. */
export function ConnectedList({ list, askedById }: ConnectedListProps) {
  const t = useT();
  const [params] = useSearchParams();
  const target = targetOf(params);
  const { title, columns } = connectedScreen(target);
  const choosing = ({ id }: Interconnection) => withParams(params, { crossconnect: id });
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
        linkTo={(row) => (whyNotChosen(row, askedById) ? null : choosing(row))}
        actions={(row) => {
          const reason = whyNotChosen(row, askedById);
          if (reason && "number" in reason)
            return (
              <small>
                {t(m.asked)}:
                <br />
                {askedLink(reason)}
              </small>
            );
          if (reason) return <small>{t(reason)}</small>;
          return rowAction({
            to: choosing(row),
            icon: "unplug",
            word: t(m.dismantle),
            label: t(m.chooseOne, { name: interconnectionName(row) }),
          });
        }}
      />
      {list.count === 0 ? (
        <EmptyList query={list.query} nothing={m.noneConnected} />
      ) : (
        <ListFoot query={list.query} count={list.count} />
      )}
    </div>
  );
}
