import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useT } from "~/language/context";
import { requireSide } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { findEverywhere, requestOfCode, type Result } from "./find.server";
import { m } from "./messages";
import "./found.css";

export const meta = titled<{ words: string } | undefined>((data, t) =>
  data?.words ? t(m.resultsFor, { words: data.words }) : t(m.search),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireSide(args, rolePermission);
  const words = context.url.searchParams.get("q")?.trim() ?? "";
  const request = await requestOfCode(context, words);
  if (request) throw await context.redirect(request);
  return { words, results: words === "" ? [] : await findEverywhere(context, words) };
}

export default function Search() {
  const t = useT();
  const { words, results } = useLoaderData<typeof loader>();
  const found = results.filter(({ page }) => page === null || page.count > 0);
  return (
    <>
      <div className="page-head">
        <h1>{words === "" ? t(m.search) : t(m.resultsFor, { words })}</h1>
      </div>
      {words === "" && <p>{t(m.nothingAsked)}</p>}
      {words !== "" && found.length === 0 && (
        <div className="empty">
          <Icon name="search" />
          <h2>{t(m.nothingFound, { words })}</h2>
          <p>{t(m.nothingFoundHint)}</p>
        </div>
      )}
      {found.map((result) => (
        <FoundRecords key={result.source.list} {...result} />
      ))}
    </>
  );
}

/** The first matches of a family, and a link to all of them. */
function FoundRecords({ source: { title, list }, page }: Result) {
  const t = useT();
  if (!page) return <p className="dimmed">{t(m.notSearched, { title: t(title) })}</p>;
  return (
    <section className="section" aria-label={t(title)}>
      <div className="section-head">
        <h2>{t(title)}</h2>
        <Link to={list}>{t(m.all, { count: page.count })}</Link>
      </div>
      <ul className="found">
        {page.results.map(({ to, name, kind, note, actions }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>{" "}
            <span className="dimmed">{[kind && t(kind), note].filter(Boolean).join(", ")}</span>{" "}
            {actions.map(({ to, label }) => (
              <Fragment key={to}>
                <Link to={to} aria-label={t(m.actOn, { action: t(label), name })}>
                  {t(label)}
                </Link>{" "}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
