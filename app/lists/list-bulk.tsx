import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { EXPORT } from "~/session/file-params";
import { Icon } from "~/ui/icon";
import { HiddenParams } from "./hidden-params";
import { withParams, type Chosen, withoutTransient } from "./list-query";
import { ACTION_PARAM, type BulkAction, DELETE_ACTION } from "./list";
import { m } from "./messages";

interface ListBulkProps {
  path: string;
  count: number;
  chosen: Chosen;
  actions: readonly BulkAction[];
  deletes: boolean;
  /** All rows can be selected, not only those of the page. */
  offersAll: boolean;
  /** The page has all rows. */
  isWhole: boolean;
  /** The table, whose rows have check boxes named `chosen`. */
  children: ReactNode;
}

/**
 * The rows of a list with the actions for selected ones, which appear once a row is selected. The browser submits the
 * form itself, since the answer may be a file. There is one form for all actions, sent to the list's address, whose
 * loader redirects: text browsers support no per-button target.
 */
export function ListBulk({ path, count, chosen, actions, deletes, offersAll, isWhole, children }: ListBulkProps) {
  const t = useT();
  const [params] = useSearchParams();
  const kept = withoutTransient(params);
  const page = params.get("page");
  return (
    <form action={path}>
      <HiddenParams params={kept} without={[]} />
      {page && <input type="hidden" name="page" value={page} />}
      {chosen.all && <input type="hidden" name="all" value="1" />}
      {children}
      <div className="bulk" role="group" aria-label={t(m.withChosen)}>
        {chosen.all ? <b>{t(m.allChosen, { count })}</b> : <b className="bulk-count">{t(m.withChosen)}</b>}{" "}
        {!chosen.all &&
          actions.map(({ to, icon, label, ownWindow }) => (
            <button
              key={to}
              className="button button-small"
              name={ACTION_PARAM}
              value={to}
              formTarget={ownWindow && "_blank"}
            >
              <Icon name={icon} />
              {t(label)}{" "}
            </button>
          ))}
        <button className="button button-small" name={EXPORT} value="xlsx">
          <Icon name="download" />
          {t(m.exportXlsx)}
        </button>{" "}
        <button className="button button-small" name={EXPORT} value="csv">
          <Icon name="download" />
          {t(m.exportCsv)}
        </button>{" "}
        {chosen.all ? (
          <Link className="button button-small" to={withParams(params, { page })} reloadDocument>
            {t(m.chooseNone)}
          </Link>
        ) : (
          offersAll && (
            <button
              className={isWhole ? "button button-small choose-whole-page" : "button button-small"}
              name="all"
              value="1"
            >
              {t(m.chooseAll, { count })}
            </button>
          )
        )}{" "}
        {deletes && (
          <button className="button button-small button-danger" name={ACTION_PARAM} value={DELETE_ACTION}>
            <Icon name="trash" />
            {t(m.deleteSeveral)}
          </button>
        )}
      </div>
    </form>
  );
}
