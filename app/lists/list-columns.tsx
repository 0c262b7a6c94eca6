import { Form, Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import { drop } from "./drop";
import { HiddenParams } from "./hidden-params";
import { useListParams } from "./list-link";
import { m } from "./messages";
import { withParams, withoutTransient } from "./list-query";

interface ListColumnsProps {
  /** The columns by key and label; the first one names the rows and is always shown. */
  columns: readonly { key: string; label: string }[];
  shown: readonly string[];
  /** The choice is saved for the next visit. */
  areSaved: boolean;
}

/** The choice of a list's columns: a GET form, so that it is part of the URL. */
export function ListColumns({ columns, shown, areSaved }: ListColumnsProps) {
  const t = useT();
  const params = useListParams();
  const [first, ...others] = columns;
  if (!first || others.length === 0) return null;
  return (
    <>
      <details key={shown.join()} {...drop}>
        <summary className="button">
          <Icon name="columns" />
          {t(m.columns)}
        </summary>
        <Form preventScrollReset>
          <HiddenParams params={withoutTransient(params)} without={["columns"]} />
          <input type="hidden" name="columns" value={first.key} />
          <fieldset>
            <legend className="sr-only">{t(m.columns)}</legend>{" "}
            {others.map(({ key, label }) => (
              <label key={key}>
                <input type="checkbox" name="columns" value={key} defaultChecked={shown.includes(key)} /> {label}{" "}
              </label>
            ))}
          </fieldset>
          <p className="drop-actions">
            <button className="button button-small">{t(m.showColumns)}</button>{" "}
            {shown.length < columns.length && (
              <Link to={withParams(params, { columns: "all" })} preventScrollReset>
                {t(m.allColumns)}
              </Link>
            )}
          </p>
        </Form>
      </details>
      {!areSaved && (
        <p className="notice notice-wait" role="status">
          {t(m.columnsNotSaved)}
        </p>
      )}
    </>
  );
}
