import { Form, Link, useLocation } from "@remix-run/react";
import { SubmitButton } from "~/forms/form";
import { useT } from "~/language/context";
import { withoutTransient, withoutFilters } from "./list-query";
import { type SavedView, VIEW_NAME_LENGTH } from "./list";
import { drop } from "./drop";
import { m } from "./messages";

/** A view's query in canonical order, so that two can be compared. */
const sorted = (query: string) => {
  const params = new URLSearchParams(query);
  params.sort();
  return String(params);
};

/** Where the views of the list at this address are saved and removed. */
const viewsAt = (list: string) => `/views?to=${encodeURIComponent(list)}`;

/** The saved views of a list, and a form that saves the current one or removes it. */
export function ListViews({ path, views }: { path: string; views: readonly SavedView[] }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const here = String(withoutTransient(params));
  const all = String(withoutFilters(params));
  const current = views.find(({ query }) => sorted(query) === sorted(here));
  if (views.length === 0 && here === all) return null;
  return (
    <nav className="views" aria-label={t(m.savedViews)}>
      <Link to={`${path}?${all}`} aria-current={here === all ? "page" : undefined}>
        {t(m.allRows)}{" "}
      </Link>
      {views.map((view) => (
        <Link key={view.name} to={`${path}?${view.query}`} aria-current={view === current ? "page" : undefined}>
          {view.name}{" "}
        </Link>
      ))}
      {current && (
        <Form method="post" action={viewsAt(pathname)}>
          <button className="link-button" name="remove" value={current.name}>
            {t(m.removeView, { name: current.name })}
          </button>
        </Form>
      )}
      {!current && here !== all && (
        <details key={here} {...drop}>
          <summary className="link-button">{t(m.saveView)}</summary>
          <Form method="post" action={viewsAt(pathname + search)}>
            <label htmlFor="view-name">{t(m.nameOfView)}</label>{" "}
            <input
              className="input"
              id="view-name"
              name="name"
              autoComplete="off"
              maxLength={VIEW_NAME_LENGTH}
              aria-required
            />
            <p className="drop-actions">
              <SubmitButton className="button button-primary button-small" label={m.save} />
            </p>
          </Form>
        </details>
      )}
    </nav>
  );
}
