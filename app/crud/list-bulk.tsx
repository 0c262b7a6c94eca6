import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { KeptFields } from "~/ui/kept-fields";
import { changed, type Chosen, lasting } from "~/ui/list-query";
import type { ActOnChosen } from "./list";
import { m } from "./messages";

/** The form that the check boxes of a list's rows belong to. */
export const CHOOSING = "chosen-rows";

interface ListBulkProps {
  path: string;
  count: number;
  chosen: Chosen;
  acts: readonly ActOnChosen[];
  deletes: boolean;
}

/** What can be done with the chosen rows; it is seen once one is chosen. The browser itself sends it: its answer may be a file. */
export function ListBulk({ path, count, chosen, acts, deletes }: ListBulkProps) {
  const t = useT();
  const [params] = useSearchParams();
  const kept = lasting(params);
  const page = params.get("page");
  return (
    <form className="bulk" id={CHOOSING} action={path} aria-label={t(m.withChosen)}>
      <KeptFields params={kept} without={[]} />
      {page && <input type="hidden" name="page" value={page} />}
      {chosen.all && <input type="hidden" name="all" value="1" />}
      <b>{chosen.all ? t(m.allChosen, { count }) : t(m.withChosen)}</b>
      <button className="button button-small" name="export" value="xlsx">
        <Icon name="download" />
        {t(m.exportXlsx)}
      </button>
      <button className="button button-small" name="export" value="csv">
        <Icon name="download" />
        {t(m.exportCsv)}
      </button>
      {!chosen.all &&
        acts.map(({ to, icon, label }) => (
          <button key={to} className="button button-small" formAction={to} formTarget="_blank">
            <Icon name={icon} />
            {t(label)}
          </button>
        ))}
      {chosen.all ? (
        <Link className="button button-small" to={changed(params, { page })} reloadDocument>
          {t(m.chooseNone)}
        </Link>
      ) : (
        <button className="button button-small" name="all" value="1">
          {t(m.chooseAll, { count })}
        </button>
      )}
      {deletes && (
        <button className="button button-small button-danger" formAction={`${path}/delete`}>
          <Icon name="trash" />
          {t(m.deleteSeveral)}
        </button>
      )}
    </form>
  );
}
